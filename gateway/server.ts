import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PROCESS } from './limits'

/** The server of the web process: closes slow clients; shutdown waits only for requests in flight. */
export function createWebServer(listener: RequestListener): {
  server: Server
  /** `idleMs`: for how long connections without a request may still bring one, while other workers take new ones */
  close: (idleMs?: number) => Promise<void>
} {
  const requests = new Map<Socket, number>()
  let isClosing = false
  /** Before, a connection whose answer did not announce the end may bring one more request. */
  let isIdleOver = false

  function count(socket: Socket, change: number): void {
    const inFlight = (requests.get(socket) ?? 0) + change
    if (requests.has(socket)) requests.set(socket, inFlight)
    if (isIdleOver && inFlight === 0) socket.end()
  }

  const server = createServer(
    {
      keepAliveTimeout: PROCESS.keepAliveMs,
      headersTimeout: PROCESS.headersMs,
      requestTimeout: PROCESS.requestMs,
      connectionsCheckingInterval: PROCESS.connectionsCheckMs,
    },
    (req, res) => {
      count(req.socket, 1)
      res.once('close', () => count(req.socket, -1))
      if (isClosing) res.setHeader('Connection', 'close')
      listener(req, res)
    },
  )
  server.on('connection', (socket) => {
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
  })

  return {
    server,
    close: async (idleMs = 0) => {
      isClosing = true
      // Node would close idle connections at once, and lose the requests that are on their way.
      if (idleMs > 0) server.closeIdleConnections = () => undefined
      const closed = new Promise((resolve) => server.close(resolve))
      if (idleMs > 0) await Promise.race([closed, pause(idleMs, undefined, { ref: false })])
      isIdleOver = true
      for (const [socket, inFlight] of requests) if (inFlight === 0) socket.destroy()
      await closed
    },
  }
}

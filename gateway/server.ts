import { createServer, type RequestListener, type Server } from 'node:http'
import { PROCESS } from './limits'

/** The server of the web process: slow senders are closed, and closing finishes what is in flight. */
export function createWebServer(listener: RequestListener): { server: Server; close: () => Promise<void> } {
  let isClosing = false
  const server = createServer(
    {
      keepAliveTimeout: PROCESS.keepAliveMs,
      headersTimeout: PROCESS.headersMs,
      requestTimeout: PROCESS.requestMs,
      connectionsCheckingInterval: PROCESS.connectionsCheckMs,
    },
    (req, res) => {
      if (isClosing) res.setHeader('Connection', 'close')
      res.once('close', () => {
        if (isClosing) setImmediate(() => server.closeIdleConnections())
      })
      listener(req, res)
    },
  )
  return {
    server,
    close: async () => {
      isClosing = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
    },
  }
}

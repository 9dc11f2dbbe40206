import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

/** The call that a page makes before each connection. */
export const TICKET = 'GET /api/v1/realtime/ticket'
/** The first pause before a new connection, spread by half, and a busy machine. */
export const SOON = { timeout: 10_000 }

export interface LiveServer {
  io: Server
  /** of each connection, in their order */
  tickets: unknown[]
  /** what the api answers to the call for a ticket */
  answer: (ticket: string) => { body: { ticket: string; expiresIn: number; url: string } }
  close: () => Promise<void>
}

/** A real socket.io server; the test needs the export conditions of node for its client. */
export async function startLiveServer(): Promise<LiveServer> {
  const web = createServer()
  const io = new Server(web, { transports: ['websocket'] })
  const tickets: unknown[] = []
  io.use((socket, next) => {
    tickets.push(socket.handshake.auth['ticket'])
    next()
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  return {
    io,
    tickets,
    answer: (ticket) => ({ body: { ticket, expiresIn: 60, url } }),
    close: () => io.close(),
  }
}

/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@testing-library/react'
import { Server } from 'socket.io'
import { onLive } from '@/lib/api/live'
import { connectWhileSignedIn } from '@/lib/api/live-connection'
import { type Call, fakeBackend } from './fake-backend'

const TICKET = 'GET /api/v1/realtime/ticket'
/** The first pause, spread by half, and a busy machine. */
const SOON = { timeout: 10_000 }

let web: HttpServer
let io: Server
let tickets: unknown[]
let stops: (() => void)[]

beforeEach(async () => {
  document.documentElement.lang = 'en'
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'diyar_signed_in=1'
  tickets = []
  stops = []
  web = createServer()
  io = new Server(web, { transports: ['websocket'] })
  io.use((socket, next) => {
    tickets.push(socket.handshake.auth['ticket'])
    next()
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  for (const stop of stops) stop()
  await io.close()
})

/** Tickets in the order of asking, the last one for ever. */
function giveTickets(...names: string[]): Call[] {
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  return fakeBackend({ [TICKET]: names.map((ticket) => ({ body: { ticket, expiresIn: 60, url } })) })
}

const sockets = () => [...io.sockets.sockets.values()]

test('live: an event of the server reaches the page, and connecting announces that earlier events can be read', async () => {
  giveTickets('one')
  const received: string[] = []
  stops.push(
    onLive('caughtUp', () => received.push('caughtUp')),
    onLive('typing', ({ conversationId }) => received.push(conversationId)),
    connectWhileSignedIn(),
  )
  await waitFor(() => expect(received).toEqual(['caughtUp']), SOON)
  io.emit('typing', { conversationId: 'c1' })
  await waitFor(() => expect(received).toEqual(['caughtUp', 'c1']), SOON)
})

test('live: a lost connection is restored by itself, with a ticket of its own', async () => {
  giveTickets('one', 'two')
  stops.push(connectWhileSignedIn())
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  sockets()[0]?.conn.close()
  await waitFor(() => expect(tickets).toEqual(['one', 'two']), SOON)
})

test('live: a client that the server disconnected, as when it restarts, reconnects', async () => {
  giveTickets('one', 'two')
  stops.push(connectWhileSignedIn())
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  io.disconnectSockets(true)
  await waitFor(() => expect(tickets).toEqual(['one', 'two']), SOON)
})

test('live: after it was stopped nothing connects any more', async () => {
  const calls = giveTickets('one')
  const stop = connectWhileSignedIn()
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  stop()
  await waitFor(() => expect(sockets()).toHaveLength(0), SOON)
  expect(calls).toHaveLength(1)
})

/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { waitFor } from '@testing-library/react'
import { onLive } from '@/lib/api/live'
import { connectWhileSignedIn } from '@/lib/api/live-connection'
import { type Call, fakeBackend } from './fake-backend'
import { type LiveServer, SOON, startLiveServer, TICKET } from './live-server'

let live: LiveServer
let stops: (() => void)[]

beforeEach(async () => {
  document.documentElement.lang = 'en'
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'diyar_signed_in=1'
  stops = []
  live = await startLiveServer()
})

afterEach(async () => {
  for (const stop of stops) stop()
  await live.close()
})

/** Tickets in the order of the calls, the last one for ever. */
const giveTickets = (...names: string[]): Call[] => fakeBackend({ [TICKET]: names.map(live.answer) })

const sockets = () => [...live.io.sockets.sockets.values()]

test('live: an event of the server reaches the page, and connecting announces that earlier events can be read', async () => {
  giveTickets('one')
  const received: string[] = []
  stops.push(
    onLive('caughtUp', () => received.push('caughtUp')),
    onLive('typing', ({ conversationId }) => received.push(conversationId)),
    connectWhileSignedIn(),
  )
  await waitFor(() => expect(received).toEqual(['caughtUp']), SOON)
  live.io.emit('typing', { conversationId: 'c1' })
  await waitFor(() => expect(received).toEqual(['caughtUp', 'c1']), SOON)
})

test('live: a lost connection is restored by itself, with a ticket of its own', async () => {
  giveTickets('one', 'two')
  stops.push(connectWhileSignedIn())
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  sockets()[0]?.conn.close()
  await waitFor(() => expect(live.tickets).toEqual(['one', 'two']), SOON)
})

test('live: a client that the server disconnected, as when it restarts, reconnects', async () => {
  giveTickets('one', 'two')
  stops.push(connectWhileSignedIn())
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  live.io.disconnectSockets(true)
  await waitFor(() => expect(live.tickets).toEqual(['one', 'two']), SOON)
})

test('live: after it was stopped nothing connects any more', async () => {
  const calls = giveTickets('one')
  const stop = connectWhileSignedIn()
  await waitFor(() => expect(sockets()).toHaveLength(1), SOON)
  stop()
  await waitFor(() => expect(sockets()).toHaveLength(0), SOON)
  expect(calls).toHaveLength(1)
})

test('live: one that is stopped while its socket opens lets it open before it closes it', async () => {
  giveTickets('one')
  const received: string[] = []
  live.io.on('connection', (socket) => {
    received.push('opened')
    socket.on('disconnect', (reason) => received.push(reason))
  })
  const stop = connectWhileSignedIn()
  live.io.engine.once('initial_headers', stop)
  await waitFor(() => expect(received).toEqual(['opened', 'client namespace disconnect']), SOON)
})

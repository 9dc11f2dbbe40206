import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { buildApp } from '@/server/app'
import { bookStay } from '../../support/bookings'
import { aListing } from '../../support/listings'
import { workThrough } from '../../support/outbox'
import { nextEvent, ticketOf } from '../../support/sockets'
import { appForTests } from '../../support/test-app'
import { aGuest } from '../../support/users'

const api = appForTests()

test('realtime-toast: over PostgreSQL a page receives the notifications of another process; the embedded database has one process alone', async () => {
  const { translations: _words, log: _log, live: _live, ...adapters } = api.app.deps
  const other = await buildApp(adapters, false)
  await other.listen({ host: '127.0.0.1', port: 0 })
  const { port } = other.server.address() as AddressInfo
  const { id, host } = await aListing(api)
  const ticket = await ticketOf(api, host)
  const page = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { ticket } })
  try {
    await nextEvent(page, 'connect')
    const reported = nextEvent(page, 'notification')
    await bookStay(api, await aGuest(api), id)
    await workThrough(api)
    // Alone with the embedded database: what does not come has to be waited for.
    const alone = adapters.pool ? [] : [once(AbortSignal.timeout(3000), 'abort')]
    const received = await Promise.race([reported, ...alone])
    const news = { type: 'New_booking_alert' }
    expect(received).toMatchObject(adapters.pool ? news : [{ type: 'abort' }])
  } finally {
    page.disconnect()
    await other.close()
  }
})

import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { makeTicket } from '@/server/modules/people/realtime/ticket'
import { manyUsers, openFixture } from './races-fixture'

/** Few enough that all are open before their tickets expire. */
const SOCKETS_OF_A_CLIENT = 1000
const MIB = 1024 * 1024
const EVENT = { _id: 'bench', type: 'booking_confirmed', title: 'تم تأكيد الحجز', body: 'Palm', data: {} }

interface Client {
  arrived: Promise<number>
  end: () => void
}

/** Opens the sockets of one process; `arrived` resolves with the instant of its last event. */
async function openClient(url: string, tickets: string[]): Promise<Client> {
  const child = fork('scripts/bench/fan-out-client.mjs')
  child.send({ url, tickets })
  await once(child, 'message')
  const arrived = once(child, 'message').then(([instant]) => Number(instant))
  return { arrived, end: () => child.disconnect() }
}

async function measure(count: number): Promise<void> {
  const fixture = await openFixture(process.env['DATABASE_URL'] ?? '')
  const users = await manyUsers(fixture, count)
  const [app] = fixture.apis
  if (!app) throw new Error('no api was built')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { config, live } = app.deps
  const ticketOf = ({ id, token }: (typeof users)[number]) =>
    makeTicket(
      [config.sessionSecret],
      { userId: id, sessionHash: hashOfToken(token), language: 'ar' },
      new Date(),
    )
  const before = process.memoryUsage.rss()
  const clients: Client[] = []
  for (let from = 0; from < count; from += SOCKETS_OF_A_CLIENT) {
    const part = users.slice(from, from + SOCKETS_OF_A_CLIENT)
    clients.push(await openClient(`http://127.0.0.1:${port}`, part.map(ticketOf)))
    process.stdout.write(`  ${from + part.length} sockets are open\n`)
  }
  const mib = (process.memoryUsage.rss() - before) / MIB
  const start = Date.now()
  for (const { id } of users) live.tell(id, 'notification', () => EVENT)
  const last = Math.max(...(await Promise.all(clients.map(({ arrived }) => arrived))))
  for (const { end } of clients) end()
  await fixture.close()
  process.stdout.write(`${JSON.stringify({ ms: last - start, mib })}\n`)
}

measure(Number(process.argv[2])).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
})

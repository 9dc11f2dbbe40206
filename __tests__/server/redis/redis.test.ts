import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { eventually } from '@/__tests__/eventually'
import { aCityBody } from '@/__tests__/server/support/admin-calls/catalogue-calls'
import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { itCounts } from '@/__tests__/server/support/harness/counters-contract'
import { nextEvent, ticketOf } from '@/__tests__/server/support/sockets'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { openContentChannel } from '@/gateway/content-version/content-channel'
import { watchContent } from '@/gateway/content-version/watch-content'
import { startTemporaryRedis } from '@/scripts/steps/services/redis.mjs'
import { buildApp } from '@/server/app'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { redisCounters } from '@/server/ports/counters'
import { openRedis, type RedisLink } from '@/server/ports/redis/link'

const LIMIT = 40
const api = appForTests()

interface Process {
  app: FastifyInstance
  redis: RedisLink
  lines: string[]
}
let redis: Awaited<ReturnType<typeof startTemporaryRedis>>
let processes: [Process, Process]
const pages = new Set<Socket>()

beforeAll(async () => {
  redis = await startTemporaryRedis()
  processes = [await startProcess(), await startProcess()]
})
afterEach(() => {
  for (const page of pages) page.disconnect()
  pages.clear()
})
afterAll(async () => {
  for (const one of processes) {
    await one.app.close()
    one.redis.close()
  }
  await redis.stop()
})

/** An api process beside the others, which shares only the database and Redis with them. */
async function startProcess(): Promise<Process> {
  const { translations: _words, log: _log, live: _live, pool: _pool, ...adapters } = api.app.deps
  const lines: string[] = []
  const link = openRedis(redis.url)
  const config = { ...adapters.config, callsPerMinute: LIMIT }
  const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) }
  const app = await buildApp({ ...adapters, config, redis: link }, { level: 'warn', stream })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await eventually(() => isAnswering(link))
  return { app, redis: link, lines }
}

const isAnswering = (link: RedisLink) =>
  link.run(
    async (client) => (await client.ping()) === 'PONG',
    () => false,
  )

const originOf = ({ app }: Process) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

async function openPage(at: Process, user: TestUser): Promise<Socket> {
  const auth = { ticket: await ticketOf(api, user) }
  const page = io(originOf(at), { transports: ['websocket'], forceNew: true, reconnection: false, auth })
  pages.add(page)
  await nextEvent(page, 'connect')
  return page
}

const emitTyping = ({ app }: Process, { id }: TestUser) =>
  app.deps.live.tell(id, 'typing', () => ({ conversationId: 'one' }))

/** Emits at a process until the page receives it: subscriptions come back a moment after Redis. */
async function isReceived(from: Process, page: Socket, user: TestUser): Promise<void> {
  let hasArrived = false
  page.once('typing', () => {
    hasArrived = true
  })
  await eventually(() => {
    emitTyping(from, user)
    return hasArrived
  })
}

const callFrom = (address: string) => (one: Process) =>
  one.app.inject({ url: '/healthz', remoteAddress: address }).then(({ statusCode }) => statusCode)

/** How many calls of an address two processes answer in turn, before the first refusal. */
async function callsUntilRefused(address: string): Promise<number> {
  const call = callFrom(address)
  for (let made = 0; made < 3 * LIMIT; made++) {
    if ((await call(processes[made % 2 === 0 ? 0 : 1])) === 429) return made
  }
  throw new Error('never refused')
}

describe('counters in Redis', () =>
  itCounts(() => {
    const [{ redis: link }] = processes
    const unanswered = () => Promise.reject(new Error('Redis did not answer'))
    return redisCounters({ ...link, run: (command) => link.run(command, unanswered) })
  }))

test('an address has one limit for all processes; without Redis one in each, with a line in the log, until Redis is back', async () => {
  expect(await callsUntilRefused('203.0.113.20')).toBe(LIMIT)
  await redis.crash()
  expect(await callsUntilRefused('203.0.113.21')).toBe(2 * LIMIT)
  for (const { lines } of processes) {
    expect(lines).toContain('Redis does not answer: limits and sockets are of this process alone')
  }
  await redis.start()
  let tries = 0
  await eventually(async () => expect(await callsUntilRefused(`203.0.113.${100 + tries++}`)).toBe(LIMIT))
})

test('a Redis that accepts connections and answers nothing delays no call for long', async () => {
  redis.freeze()
  try {
    const begun = performance.now()
    const statuses = await Promise.all(processes.map(callFrom('203.0.113.30')))
    expect(statuses).toEqual([200, 200])
    expect(performance.now() - begun).toBeLessThan(3000)
  } finally {
    redis.thaw()
  }
  await eventually(() => isAnswering(processes[0].redis))
})

test('an event reaches a page at another process; without Redis the pages of its own process, and all again afterwards', async () => {
  const user = await aGuest(api)
  const [here, there] = [await openPage(processes[0], user), await openPage(processes[1], user)]
  await isReceived(processes[0], there, user)
  await redis.crash()
  await isReceived(processes[0], here, user)
  expect(here.connected && there.connected).toBe(true)
  await redis.start()
  await isReceived(processes[0], there, user)
})

test('admins at two processes read the name of the other on the page of one item; without Redis those at their own', async () => {
  const [first, second] = [await anAdmin(api), await anAdmin(api)]
  const [here, there] = [await openPage(processes[0], first), await openPage(processes[1], second)]
  // Subscriptions come back a moment after Redis.
  await isReceived(processes[1], here, first)
  await isReceived(processes[0], there, second)
  const events: { others: unknown[] }[] = []
  here.on('admin.present', (event) => events.push(event))
  here.emit('admin.item', 'bookings/one')
  await eventually(() => events.at(-1)?.others.length === 0)
  there.emit('admin.item', 'bookings/one')
  await eventually(() => events.at(-1)?.others.length === 1)
  await redis.crash()
  here.emit('admin.item', 'bookings/two')
  await eventually(() => events.at(-1)?.others.length === 0)
  await redis.start()
})

test('a change of the content makes the gateways forget their pages at once, also after Redis was away', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  const onChange = jest.fn()
  const channel = openContentChannel(redis.url, () => undefined)
  // The gateway finds nothing by itself within the time of this test.
  const content = watchContent({ apiOrigin: originOf(processes[0]), onChange, channel, askMs: 600_000 })
  const admin = await anAdmin(api)
  const addCity = async (name: string, nameInArabic: string) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const payload = await aCityBody(api, admin, name, nameInArabic)
    const added = await processes[1].app.inject({
      method: 'POST',
      url: '/api/v1/admin/cities',
      headers,
      payload,
    })
    expect(added.statusCode).toBe(201)
  }
  try {
    await eventually(() => channel.isOpen() && content.version() !== null)
    await addCity('Abha', 'أبها')
    await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
    await redis.crash()
    await addCity('Hail', 'حائل')
    await redis.start()
    await eventually(() => expect(onChange).toHaveBeenCalledTimes(2))
    await addCity('Tabuk', 'تبوك')
    await eventually(() => expect(onChange).toHaveBeenCalledTimes(3))
  } finally {
    content.close()
  }
})

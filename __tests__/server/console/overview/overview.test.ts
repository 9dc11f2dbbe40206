import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests, START, type TestApp, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { OverviewWire } from '@/lib/contract/schemas/admin/overview'
import { listingViews } from '@/server/db/schema/listings/listings'
import { vendors } from '@/server/db/schema/people/vendors'
import { outbox } from '@/server/db/schema/platform/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { watchServices } from '@/server/modules/platform/service-health/watch-services'

const api = appForTests()
const A_DAY = 86_400

async function overviewOf(as: TestUser): Promise<OverviewWire> {
  const { status, body } = await api.call('GET', '/admin/overview', { as })
  expect(status).toBe(200)
  return body
}

const sweepNow = ({ app }: TestApp) => sweep(app.deps)

async function waitInEachArea(): Promise<void> {
  await api.db.insert(vendors).values({ type: 'host', state: 'waiting', createdAt: START })
  await aListing(api, { state: 'in_review', createdAt: START })
  await aListing(api, { licenceExpires: '2026-03-20' })
  await aListing(api, { licenceExpires: '2027-03-20' })
  const body = { name: 'Sara', reach: 'sara@example.sa', topic: 'other', message: 'Where is the pool?' }
  expect((await api.call('POST', '/contact', { body })).status).toBeLessThan(300)
}

test('what waits is counted with the age of its oldest, and shown to the roles that may read its area', async () => {
  await waitInEachArea()
  const overview = await overviewOf(await anAdmin(api))
  expect(overview.waiting.filter(({ count }) => count > 0)).toEqual([
    { queue: 'applications', count: 1, oldest: START.toISOString() },
    { queue: 'listings', count: 1, oldest: START.toISOString() },
    { queue: 'licences', count: 1, oldest: '2026-03-20T21:00:00.000Z' },
    { queue: 'contact', count: 1, oldest: START.toISOString() },
  ])
  const finance = await overviewOf(await anAdmin(api, 'finance'))
  const queues = finance.waiting.map(({ queue }) => queue)
  expect(queues).toContain('payouts')
  expect(queues).not.toContain('reports')
  expect(queues).not.toContain('contact')
})

test('bookings, captured money, commission, sign-ups and views are summed by days of Riyadh, and stay after their day', async () => {
  const admin = await anAdmin(api)
  const { booking, byGuest, serviceId } = await aBookingAt(api, { paymentType: 'fullPayment' })
  expect((await byGuest('pay', { source: 'test_ok' })).status).toBeLessThan(300)
  await api.db
    .insert(listingViews)
    .values(['a', 'b', 'c', 'd'].map((visitorHash) => ({ listingId: serviceId, day: TODAY, visitorHash })))
  const now = await overviewOf(admin)
  expect(now.days).toHaveLength(90)
  const [today] = now.days.slice(-1)
  expect(today).toMatchObject({ day: TODAY, bookings: 1, revenue: booking.total, signUps: 3, views: 4 })
  expect(today?.commission).toBeGreaterThan(0)
  await sweepNow(api)
  api.clock.pass(3 * A_DAY)
  await aGuest(api)
  await sweepNow(api)
  const { days } = await overviewOf(admin)
  expect(days.at(-4)).toEqual(today)
  expect(days.at(-1)).toMatchObject({ bookings: 0, signUps: 1 })
  expect(await api.db.$count(listingViews)).toBe(0)
})

test("today's arrivals and departures are listed, those to come first", async () => {
  const admin = await anAdmin(api)
  await aBookingAt(api)
  api.clock.set(new Date('2026-03-20T06:00:00Z'))
  const { stays } = await overviewOf(admin)
  expect(stays?.arrivals).toMatchObject({ total: 1, done: 0, data: [{ isDone: false }] })
  expect(stays?.departures).toEqual({ data: [], total: 0, done: 0 })
  api.clock.set(new Date('2026-03-22T06:00:00Z'))
  expect((await overviewOf(admin)).stays?.departures.total).toBe(1)
})

test('a service whose last call failed is failing, until a call succeeds', async () => {
  const admin = await anAdmin(api)
  const watch = watchServices(api.app.deps)
  const pushState = async () => {
    await watch.flush()
    const { services } = await overviewOf(admin)
    return services.find(({ service }) => service === 'push')?.state
  }
  const target = { endpoint: 'https://push.example', p256dh: '', auth: '' }
  const send = () => watch.adapters.push.send(target, 'no JSON', { publicKey: '', privateKey: '' })
  expect(await pushState()).toBe('unused')
  await expect(send()).rejects.toThrow(SyntaxError)
  expect(await pushState()).toBe('failing')
  api.clock.pass(60)
  api.goneDevices.add(target.endpoint)
  await send()
  expect(await pushState()).toBe('working')
})

test('the outbox is measured by what waits, what failed and what was given up', async () => {
  const admin = await anAdmin(api)
  const job = { kind: 'sms', payload: { notificationId: 'n1' }, createdAt: START } as const
  await api.db
    .insert(outbox)
    .values([job, { ...job, lastProblem: 'refused' }, { ...job, lastProblem: 'refused', gaveUpAt: START }])
  expect((await overviewOf(admin)).outbox).toEqual({
    waiting: 2,
    retried: 1,
    givenUp: 1,
    oldestAt: START.toISOString(),
  })
})

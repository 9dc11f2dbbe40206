import { eq } from 'drizzle-orm'
import { aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { FULL, HALF, refundsBy } from '@/__tests__/server/support/given-refunds'
import { aListing } from '@/__tests__/server/support/listings'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { aStoredRole } from '@/__tests__/server/support/roles'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { batchDeps, NO_USER } from '@/__tests__/server/support/visits'
import type { FiguresWire } from '@/lib/contract/schemas/statistics/market'
import type { MarketSums } from '@/lib/domain/statistics/market'
import { addDays, addMinutes } from '@/lib/domain/time/days'
import { figureDays, marketDays } from '@/server/db/schema/console/market'
import { users } from '@/server/db/schema/people/users'
import { sweep } from '@/server/jobs/sweeper'
import { refreshMarketFigures } from '@/server/modules/console/figures/refresh-market-figures'
import { viewBatch } from '@/server/modules/listings/views/view-batch'

const api = appForTests()
const A_DAY = 86_400
const TEN_MINUTES = 600

async function read(query = ''): Promise<FiguresWire> {
  const { status, body } = await api.call('GET', `/admin/figures${query}`, { as: await anAdmin(api) })
  expect(status).toBe(200)
  return body
}

const refresh = () => refreshMarketFigures(api.db, api.clock.now())

/** The sums of Jeddah, after a round that notices what has changed. */
async function sumsOfJeddah(query = ''): Promise<MarketSums | undefined> {
  api.clock.pass(TEN_MINUTES)
  await refresh()
  return (await read(query)).rows.find(({ key }) => key === 'jeddah')?.now
}

test('a booking counts on the day when it was confirmed, and a cancellation and its refund weeks later change that day', async () => {
  const stay = await aBookingAt(
    api,
    { paymentType: 'fullPayment' },
    { checkIn: '2026-05-20', checkOut: '2026-05-22' },
  )
  await stay.byGuest('pay', { source: 'test_ok' })
  const paid = await sumsOfJeddah()
  expect(paid).toMatchObject({ booked: 1, stayed: 0, cancelledByGuest: 0, gross: stay.booking.total })
  expect(paid?.commission).toBeGreaterThan(0)
  api.clock.pass(21 * A_DAY)
  await staySignedIn(api)
  expect((await stay.byGuest('cancel')).status).toBeLessThan(300)
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1, cancelledByGuest: 1, gross: 0, commission: 0 })
  const [row] = await api.db.select().from(marketDays).where(eq(marketDays.booked, 1))
  expect(row?.day).toBe(TODAY)
})

test('a part that was given back and cheaper dates are taken off the gross once', async () => {
  const { aPaidStay, give } = refundsBy(api)
  const stay = await aPaidStay({ ...FULL, prices: { allDays: 50_000 } })
  expect((await give(stay, await anAdmin(api), { amount: 200 })).status).toBe(201)
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1, gross: 800 })
  await sweep(api.app.deps)
  const moved = await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' })
  expect(moved.body).toMatchObject({ total: 300, paid: 300 })
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1, gross: 300 })
})

test('the rest at the door of a stay that is paid in parts belongs to its price, and not once it is cancelled', async () => {
  const { aPaidStay } = refundsBy(api)
  const stay = await aPaidStay({ ...HALF, cancellationPolicy: 'Non_refundable' })
  expect(await sumsOfJeddah()).toMatchObject({ gross: 1000 })
  await stay.byGuest('cancel')
  expect(await sumsOfJeddah()).toMatchObject({ cancelledByGuest: 1, gross: 400 })
})

test('a stay counts once it has begun, on the day of its booking', async () => {
  const stay = await aBookingAt(api)
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1, stayed: 0 })
  await staySignedIn(api)
  api.clock.set(new Date(stay.booking.checkInAt))
  expect((await stay.byGuest('check-in')).status).toBeLessThan(300)
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1, stayed: 1 })
})

test('rounds may run twice and beside each other, and a day that was not finished is summed by the next one', async () => {
  await aBookingAt(api)
  await Promise.all([refresh(), refresh()])
  await refresh()
  expect(await sumsOfJeddah()).toMatchObject({ booked: 1 })
  await api.db.delete(marketDays)
  await api.db.update(figureDays).set({ isDue: true })
  await refresh()
  expect(await api.db.$count(marketDays, eq(marketDays.booked, 1))).toBe(1)
})

test('a minute before midnight in Riyadh is another day than the minute after it', async () => {
  api.clock.set(new Date('2026-03-10T20:59:00Z'))
  await aBookingAt(api)
  api.clock.set(new Date('2026-03-10T21:01:00Z'))
  await aBookingAt(api)
  await refresh()
  const days = await api.db.select().from(marketDays).orderBy(marketDays.day)
  expect(days.map(({ day, booked }) => [day, booked])).toEqual([
    ['2026-03-10', 1],
    ['2026-03-11', 1],
  ])
})

test('visits count at each step, and the days before the period are compared with it', async () => {
  const { id: listingId } = await aListing(api)
  const visits = viewBatch(batchDeps(api))
  visits.add({ listingId, ...NO_USER, step: 'dates' })
  await visits.flush()
  expect(await sumsOfJeddah()).toMatchObject({ views: 1, dates: 1, checkouts: 0 })
  api.clock.pass(7 * A_DAY)
  await refresh()
  const { rows, from } = await read('?days=7')
  expect(from).toBe(addDays(TODAY, 1))
  expect(rows).toMatchObject([{ key: 'jeddah', now: { views: 0 }, before: { views: 1 } }])
})

test('requests count by how long the answer took, and those without one as expired', async () => {
  const request = { bookingType: '24-Hour' } as const
  const answered = await aBookingAt(api, request)
  api.clock.pass(30 * 60)
  await answered.byVendor('approve')
  const late = await aBookingAt(api, request)
  api.clock.pass(2 * 3600)
  await late.byVendor('reject', { reason: 'Closed for repairs' })
  await aBookingAt(api, request)
  api.clock.pass(25 * 3600)
  await sweep(api.app.deps)
  expect(await sumsOfJeddah('?days=7')).toMatchObject({
    ...{ requests: 3, withinHour: 1, withinSixHours: 1, answeredLater: 0, unanswered: 1 },
  })
})

test('units of a night are those of public listings, and a booked one is not free', async () => {
  const { serviceId } = await aBookingAt(api, { units: 3 })
  await aListing(api, { state: 'paused' })
  await refresh()
  const { nights } = await read('?type=Chalets')
  const of = (day: string) => nights.find(({ night }) => night === day)
  expect(serviceId).toBeTruthy()
  expect(of('2026-03-20')).toMatchObject({ units: 3, free: 2 })
  expect(of('2026-03-21')).toMatchObject({ units: 3, free: 2 })
  expect(of('2026-03-22')).toMatchObject({ units: 3, free: 3 })
  expect((await read('?type=Farms')).nights[0]).toMatchObject({ units: null, free: null })
})

test('guests and hosts of a month are followed through the months after it', async () => {
  const first = await aBookingAt(api)
  api.clock.set(new Date('2026-04-10T09:00:00Z'))
  await staySignedIn(api)
  const again = { checkIn: '2026-04-20', checkOut: '2026-04-21' }
  expect((await bookStay(api, first.guest, first.serviceId, again)).status).toBe(201)
  await aBookingAt(api, {}, again)
  await refresh()
  const { cohorts } = await read()
  expect(cohorts).toEqual([
    { side: 'guests', month: '2026-03', members: [1, 1] },
    { side: 'guests', month: '2026-04', members: [1] },
    { side: 'vendors', month: '2026-03', members: [1, 1] },
    { side: 'vendors', month: '2026-04', members: [1] },
  ])
})

test.each(['funnel', 'take', 'answers', 'cancellations', 'promotions', 'demand', 'cohorts'])(
  'the table %s has a file with heads in both languages',
  async (file) => {
    await aBookingAt(api)
    await refresh()
    const { status, body } = await api.call('GET', `/admin/figures.csv?file=${file}`, {
      as: await anAdmin(api),
    })
    expect(status).toBe(200)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toMatch(/[ء-ي].* \/ [A-Z]/)
    expect(lines.length).toBeGreaterThan(1)
  },
)

test('only roles that read the overview read the figures', async () => {
  const statusOf = async (role: 'support' | 'content' | 'readOnly') =>
    (await api.call('GET', '/admin/figures', { as: await anAdmin(api, role) })).status
  expect([await statusOf('support'), await statusOf('content')]).toEqual([403, 403])
  expect(await statusOf('readOnly')).toBe(200)
})

test('who reads the overview and not money gets the counts, no amounts and no file with amounts', async () => {
  await aBookingAt(api)
  await refresh()
  const customRoleId = await aStoredRole(api, { areas: { overview: 'read' } })
  const as = await anAdmin(api, 'support')
  await api.db.update(users).set({ adminRole: 'custom', customRoleId }).where(eq(users.id, as.id))
  const { status, body } = await api.call('GET', '/admin/figures', { as })
  expect(status).toBe(200)
  const amounts = { gross: null, commission: null, promotion: null }
  expect(body.rows[0]).toMatchObject({ now: { booked: 1, ...amounts }, before: { booked: 0, ...amounts } })
  const fileOf = (file: string) => api.call('GET', `/admin/figures.csv?file=${file}`, { as })
  for (const file of ['take', 'promotions']) expect((await fileOf(file)).body.code).toBe('role_may_not')
  expect((await fileOf('funnel')).status).toBe(200)
})

test('a round of the same five minutes marks nothing again', async () => {
  await refresh()
  const marked = await api.db.select().from(figureDays)
  expect(marked.map(({ markedAt }) => markedAt)).toEqual(marked.map(() => START))
  await refreshMarketFigures(api.db, addMinutes(START, 4))
  expect(await api.db.select().from(figureDays)).toEqual(marked)
})

import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { SITE_SETTINGS } from '@/__tests__/server/support/content'
import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { noShowRules } from '@/server/db/schema/money/no-show-rules'
import { refunds } from '@/server/db/schema/money/payments'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const RULE = { afterHours: 6, chargedPercent: 40, holdsFrom: '2026-03-16', reason: 'Friendlier to guests' }
/** 00:00 of 16 March in Riyadh. */
const THAT_MIDNIGHT = new Date('2026-03-15T21:00:00Z')
const HOUR_MS = 3_600_000

const add = async (change: object = {}) =>
  api.call('POST', '/admin/no-show-rules', { as: await anAdmin(api), body: { ...RULE, ...change } })
const list = async () => (await api.call('GET', '/admin/no-show-rules', { as: await anAdmin(api) })).body
const withdraw = async (id: string) =>
  api.call('POST', `/admin/no-show-rules/${id}/withdraw`, {
    as: await anAdmin(api),
    body: { reason: 'Too soon' },
  })

/** Two nights of 500.00, paid in full. */
async function aPaidStay() {
  const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  const after = (hours: number) =>
    api.clock.set(new Date(new Date(stay.booking.checkInAt).getTime() + hours * HOUR_MS))
  return { ...stay, after }
}

test('the midnight of a rule: a booking before is charged whole from check-in on, one after waits and gets its part back', async () => {
  expect((await add()).status).toBe(204)
  api.clock.set(new Date(THAT_MIDNIGHT.getTime() - 1))
  const before = await aPaidStay()
  api.clock.set(THAT_MIDNIGHT)
  const after = await aPaidStay()
  before.after(0)
  expect((await before.seenByVendor()).noShow).toMatchObject({ refund: 0, vendorKeeps: 1000 })
  expect((await before.byVendor('no-show')).status).toBe(200)
  expect((await after.byVendor('no-show')).body.code).toBe('too_early')
  after.after(6 - 1 / 3600)
  expect((await after.seenByVendor()).noShow).toBeNull()
  after.after(6)
  expect((await after.seenByVendor()).noShow).toMatchObject({ refund: 600, vendorKeeps: 400 })
  expect((await after.byVendor('no-show')).status).toBe(200)
  const returned = await api.db.select().from(refunds)
  expect(returned.map(({ amountHalalas }) => amountHalalas)).toEqual([60_000])
  expect(await findDifferences(api.db)).toEqual([])
})

test('guest and vendor read the terms under which a stay was booked until the guest arrives', async () => {
  const before = await aPaidStay()
  const hours = (from: string) => (Date.parse(from) - Date.parse(before.booking.checkInAt)) / HOUR_MS
  const [guest, vendor] = [await before.seenByGuest(), await before.seenByVendor()]
  expect([hours(guest.noShowTerms.recordableFrom), guest.noShowTerms.chargedPercent]).toEqual([0, 100])
  expect(vendor.noShowTerms).toEqual(guest.noShowTerms)
  await add()
  api.clock.set(THAT_MIDNIGHT)
  const after = await aPaidStay()
  const { noShowTerms } = await after.seenByGuest()
  expect([hours(noShowTerms.recordableFrom), noShowTerms.chargedPercent]).toEqual([6, 40])
  expect((await before.seenByGuest()).noShowTerms).toEqual(guest.noShowTerms)
  after.after(0)
  await after.byVendor('check-in', { code: (await after.seenByGuest()).arrival.code })
  before.after(0)
  await before.byVendor('no-show')
  for (const stay of [before, after])
    expect([await stay.seenByGuest(), await stay.seenByVendor()]).toMatchObject([
      { noShowTerms: null },
      { noShowTerms: null },
    ])
})

test('a visit of two hours under a rule of six: a no-show is recorded one hour in, with its refund', async () => {
  await add()
  api.clock.set(THAT_MIDNIGHT)
  const hall = {
    type: 'Stadium',
    pricingMode: 'hourly',
    checkInTime: '16:00',
    checkOutTime: '23:00',
    prices: { allDays: null, hour: 10_000 },
    paymentType: 'fullPayment',
  } as const
  const dates = {
    checkIn: undefined,
    checkOut: undefined,
    date: '2026-03-20',
    start: '18:00',
    hours: 2,
  } as const
  const visit = await aBookingAt(api, hall, dates)
  await visit.byGuest('pay')
  const checkInAt = new Date(visit.booking.checkInAt).getTime()
  api.clock.set(new Date(checkInAt + HOUR_MS - 1000))
  expect((await visit.byVendor('no-show')).body.code).toBe('too_early')
  api.clock.set(new Date(checkInAt + HOUR_MS))
  expect((await visit.byVendor('no-show')).status).toBe(200)
  const returned = await api.db.select().from(refunds)
  expect(returned.map(({ amountHalalas }) => amountHalalas)).toEqual([12_000])
})

test('a rule that is added or begins later changes nothing of what is booked', async () => {
  const stay = await aPaidStay()
  await add({ chargedPercent: 0 })
  stay.after(0)
  expect((await stay.seenByVendor()).noShow).toMatchObject({ refund: 0 })
})

test('the list has each rule with its state, and the settings of the site have the one of today for guests', async () => {
  await api.db.insert(settings).values(SITE_SETTINGS)
  const site = async () => (await api.call('GET', '/admin/get-setting')).body.noShow
  const states = async () => (await list()).data.map((one: { state: string }) => one.state)
  expect(await states()).toEqual(['holds'])
  await add()
  expect([await states(), await site()]).toEqual([['ahead', 'holds'], undefined])
  api.clock.set(THAT_MIDNIGHT)
  expect([await states(), await site()]).toEqual([['holds', 'past'], { afterHours: 6, chargedPercent: 40 }])
})

test('a coming rule is withdrawn once and frees its day; one that has begun never is', async () => {
  await add()
  const [rule] = (await list()).data
  const both = await Promise.all([withdraw(rule._id), withdraw(rule._id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect((await add()).status).toBe(204)
  api.clock.set(THAT_MIDNIGHT)
  const [begun] = (await list()).data
  expect((await withdraw(begun._id)).body.code).toBe('deadline_passed')
  const [stored] = await api.db.select().from(noShowRules).where(eq(noShowRules.id, begun._id))
  expect(stored).toMatchObject({ afterHours: 6, chargedPercent: 40, withdrawnAt: null })
})

test.each([
  ['today', { holdsFrom: '2026-03-15' }, 422],
  ['more hours than a night', { afterHours: 25 }, 400],
  ['more than the whole price', { chargedPercent: 101 }, 400],
  ['a part of a percent', { chargedPercent: 12.5 }, 400],
])('%s is refused', async (_, change, status) => {
  expect((await add(change)).status).toBe(status)
  expect((await list()).data).toHaveLength(1)
})

test('of two rules for one day that arrive at once one is stored', async () => {
  const both = await Promise.all([add(), add({ chargedPercent: 10 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
  expect(await api.db.$count(noShowRules)).toBe(1)
})

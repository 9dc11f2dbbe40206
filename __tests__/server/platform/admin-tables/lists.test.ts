import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { aWaitingPrivacyRequest } from '@/__tests__/server/support/privacy-requests'
import { A_CODE } from '@/__tests__/server/support/promotions'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { aLiveListing, aPayload, send, versionOf } from '@/__tests__/server/support/vendor-listings'
import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { listings } from '@/server/db/schema/listings/listings'
import { vendors } from '@/server/db/schema/people/vendors'

const api = appForTests()

type As = { token: string }
const find = async (as: As, path: string) => (await api.call('GET', `/admin/${path}`, { as })).body
const ids = async (as: As, path: string): Promise<string[]> =>
  (await find(as, path)).data.map((one: { _id: string }) => one._id)
const file = async (as: As, path: string): Promise<string[][]> =>
  (await find(as, path))
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line: string) => line.split(','))

test('listings: what waits is the oldest first, other states the newest; city, type, text and all narrow them', async () => {
  const admin = await anAdmin(api)
  const host = await aHost(api)
  const changed = await aLiveListing(api, host)
  const payload = await aPayload(api, host)
  api.clock.pass(60)
  const sent = (await send(api, host, '/chalet', payload)).body._id as string
  api.clock.pass(60)
  const description = { ...(changed.payload.description as object), nameInEnglish: 'Coral Tent' }
  await send(api, host, `/chalet/${changed.id}`, { ...changed.payload, description }, 'PUT')
  const other = (await aListing(api, { city: 'makkah' })).id

  expect(await ids(admin, 'services')).toEqual([sent, changed.id])
  expect(await ids(admin, 'services?sort=-waitingSince')).toEqual([changed.id, sent])
  expect(await ids(admin, 'services?state=live')).toHaveLength(2)
  expect(await ids(admin, 'services?state=all&city=makkah')).toEqual([other])
  expect(await ids(admin, 'services?state=all&type=Farms')).toEqual([])
  const version = await versionOf(api, changed.id)
  await send(api, admin, `/admin/services/${changed.id}/approve`, { version })
  expect(await find(admin, 'services')).toMatchObject({ total: 1, counts: { waiting: 1 } })
  const [head, ...rows] = await file(admin, 'services.csv?state=all&city=makkah&language=en')
  expect([head?.slice(0, 2), rows.length, rows[0]?.[3]]).toEqual([['Place', 'State'], 1, 'Makkah'])
})

test('a booking stays in the city and the type in which it was booked', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aBookingAt(api)
  const [row] = await api.db.select().from(bookings).where(eq(bookings.id, booking._id))
  await aListing(api, { city: 'makkah' })
  await api.db
    .update(listings)
    .set({ cityId: 'makkah' })
    .where(eq(listings.id, row?.listingId ?? ''))
  expect(await ids(admin, `bookings?city=${row?.cityId}&type=${row?.listingType}`)).toEqual([booking._id])
  expect(await ids(admin, 'bookings?city=makkah')).toEqual([])
})

test('a stay is found by any of its days, however close the two days of the filter are', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aBookingAt(api)
  const [first, last] = [riyadhDay(new Date(booking.checkInAt)), riyadhDay(new Date(booking.checkOutAt))]
  expect(await ids(admin, `bookings?from=${first}&until=${first}`)).toEqual([booking._id])
  expect(await ids(admin, `bookings?from=${last}&until=${last}`)).toEqual([booking._id])
  expect(await ids(admin, `bookings?from=${addDays(last, 1)}&until=${addDays(last, 8)}`)).toEqual([])
})

test('promotion codes are found by their beginning, sorted by their last day, and written to a file', async () => {
  const admin = await anAdmin(api)
  const make = async (code: string, lastDay: string, payer: string) =>
    (await send(api, admin, '/admin/promotions', { ...A_CODE, code, lastDay, payer })).body._id as string
  const summer = await make('SUMMER', '2026-08-31', 'platform')
  const winter = await make('WINTER', '2026-12-31', 'vendor')
  expect(await ids(admin, 'promotions?sort=lastDay')).toEqual([summer, winter])
  expect(await ids(admin, 'promotions?sort=-lastDay')).toEqual([winter, summer])
  expect(await ids(admin, 'promotions?q=win')).toEqual([winter])
  expect(await ids(admin, 'promotions?payer=platform')).toEqual([summer])
  expect(await ids(admin, 'promotions?state=ended')).toEqual([])
  const rows = await file(admin, 'promotions.csv?sort=lastDay&language=en')
  expect(rows.map(([code]) => code)).toEqual(['Code', 'SUMMER', 'WINTER'])
})

test('adjustments of balances are found by their owner and by direction', async () => {
  const [admin, guest] = [await anAdmin(api), await aGuest(api)]
  const change = async (direction: string) =>
    (
      await api.call('POST', `/admin/balances/${guest.id}/adjustments`, {
        as: admin,
        body: { direction, amount: 20, reason: 'The pool was closed' },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).body._id as string
  const added = await change('add')
  const taken = await change('deduct')
  const all = 'adjustments?state=all'
  expect(await ids(admin, `${all}&direction=deduct`)).toEqual([taken])
  expect(await ids(admin, `${all}&q=0${guest.phone.slice(4)}`)).toHaveLength(2)
  expect(await ids(admin, `${all}&q=nobody`)).toEqual([])
  expect(await ids(admin, 'adjustments')).toEqual([])
  const rows = await file(admin, 'adjustments.csv?state=all&direction=add&language=en')
  expect(rows.slice(1).map((row) => row[2])).toEqual(['20'])
  expect(added).not.toBe(taken)
})

test('vendors are found by name, number and company, narrowed by state and type, and written to a file with masked numbers', async () => {
  const admin = await anAdmin(api)
  const [host, other] = [await aHost(api), await aHost(api)]
  const [first, second] = [host, other].map(({ vendorId }) => vendorId)
  const company = { type: 'company', companyName: 'شركة طويق', commercialNumber: '4030123456' } as const
  await api.db
    .update(vendors)
    .set({ ...company, suspendedAt: api.clock.now(), suspensionReason: 'Papers' })
    .where(eq(vendors.id, second ?? ''))
  expect(await ids(admin, 'vendors')).toEqual([])
  expect(await ids(admin, 'vendors?state=approved')).toEqual([first])
  expect(await ids(admin, 'vendors?state=suspended&type=company')).toEqual([second])
  for (const q of ['طويق', '4030123456', `0${other.phone.slice(4)}`, second])
    expect([q, await ids(admin, `vendors?state=all&q=${encodeURIComponent(q ?? '')}`)]).toEqual([q, [second]])
  const rows = await file(admin, 'vendors.csv?state=all&type=company&language=en')
  expect(rows[1]?.slice(0, 3)).toEqual(['شركة طويق', 'Suspended', 'Company'])
  expect(rows[1]?.[3]).not.toContain(other.phone.slice(4, 9))
})

test('requests about personal data are found by their user; one statement reads what blocks all of them', async () => {
  const [admin, { guest, booking }, other] = [await anAdmin(api), await aBookingAt(api), await aGuest(api)]
  const blocked = await aWaitingPrivacyRequest(api, 'deletion', guest)
  const free = await aWaitingPrivacyRequest(api, 'deletion', other)
  const { data } = await find(admin, 'privacy-requests')
  const codes = data.map((one: { _id: string; blockers: AccountBlockers }) => [
    one._id,
    one.blockers.bookings.map(({ code }) => code),
  ])
  expect(new Map(codes)).toEqual(
    new Map([
      [blocked, [booking.code]],
      [free, []],
    ]),
  )
  expect(await ids(admin, `privacy-requests?q=0${other.phone.slice(4)}`)).toEqual([free])
  expect(await ids(admin, 'privacy-requests?kind=export')).toEqual([])
  const rows = await file(admin, 'privacy-requests.csv?state=all&language=en')
  expect(rows.map((row) => row[1])).toEqual(['Request', 'Close the account', 'Close the account'])
})

test.each([
  'payouts',
  'deposit-claims',
  'chargebacks',
  'services',
  'promotions',
  'adjustments',
  'failed-refunds',
  'unmatched-payments',
  'settlements',
  'settlement-lines',
  'bank-statement',
  'reconciliation',
  'einvoices',
  'vendors',
  'privacy-requests',
  'cancellations',
  'payout-batches',
  'earnings',
  'write-offs',
])(
  'the table of %s answers every tab, search and sort, also where it is empty, and refuses what it does not know',
  async (name) => {
    const admin = await anAdmin(api)
    const statusOf = async (query: string) =>
      (await api.call('GET', `/admin/${name}?${query}`, { as: admin })).status
    for (const query of ['', 'q=DY-ABC', 'q=PO-000017', 'q=0500000001', 'page=2'])
      expect([query, await statusOf(query)]).toEqual([query, 200])
    for (const query of ['state=none', 'sort=phone', 'page=501', 'unknown=1'])
      expect([query, await statusOf(query)]).toEqual([query, 400])
  },
)

import { A_STAY, bookStay } from '@/__tests__/server/support/bookings'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'

const api = appForTests()

const WEDNESDAY = '2026-03-18'
const FRIDAY = '2026-03-20'

/** What a listing of these terms answers to the question for a price. */
async function quoteAt(place: ListingOptions, stay: object) {
  const { id } = await aListing(api, place)
  const { paymentType = 'payAtCheckin' } = place
  return api.call('POST', `/services/${id}/quote`, { body: { ...A_STAY, paymentType, ...stay } })
}

const codesOf = (body: { issues: { code: string; params: object }[] }) =>
  body.issues.map(({ code, params }) => [code, params])

test('edge 1: Wednesday to Friday is one Sunday-to-Wednesday price and one Thursday price', async () => {
  const prices = { allDays: null, sundayToWednesday: 50_000, weekdays: { thursday: 90_000 } }
  const { body } = await quoteAt({ prices }, { checkIn: WEDNESDAY, checkOut: FRIDAY })
  expect(body.lines.map((line: { unitPrice: number }) => line.unitPrice)).toEqual([500, 900])
  expect(body.total).toBe(1400)
})

test('edge 2: open to 30 June: leaving on 1 July is allowed, the night of 1 July is refused', async () => {
  const place = { openFrom: '2026-01-01', openTo: '2026-06-30' }
  expect((await quoteAt(place, { checkIn: '2026-06-30', checkOut: '2026-07-01' })).status).toBe(200)
  const tooLate = await quoteAt(place, { checkIn: '2026-06-30', checkOut: '2026-07-02' })
  expect(codesOf(tooLate.body)).toEqual([['outside_open_period', { day: '2026-07-01' }]])
})

test('edge 3: only Thursday to Saturday priced: Wednesday to Friday is refused and names the night', async () => {
  const weekdays = { thursday: 90_000, friday: 90_000, saturday: 90_000 }
  const { body } = await quoteAt(
    { prices: { allDays: null, weekdays } },
    { checkIn: WEDNESDAY, checkOut: FRIDAY },
  )
  expect(codesOf(body)).toEqual([['night_not_priced', { day: WEDNESDAY }]])
})

test('edge 4: a part of 400 of a stay that costs 50: due now 50, later nothing', async () => {
  const place = { paymentType: 'halfPayment', partialHalalas: 40_000, prices: { allDays: 5_000 } } as const
  const { body } = await quoteAt(place, { checkIn: WEDNESDAY, checkOut: '2026-03-19' })
  expect(body).toMatchObject({ total: 50, dueNow: 50, dueLater: 0 })
})

const leave = (as: TestUser) => api.call('DELETE', '/user/profile', { as })

test('edge 15: an account with an open booking cannot be deleted, nor one with money left; the answer names the reason', async () => {
  const guest = await aGuest(api)
  const { body: booking } = await bookStay(api, guest, (await aListing(api)).id)
  const open = await leave(guest)
  expect([open.status, open.body.blockers]).toEqual([
    409,
    { bookings: [{ _id: booking._id, code: booking.code, side: 'guest' }], balance: 0 },
  ])
  const rich = await aGuest(api)
  await api.db.insert(ledgerAccounts).values({ name: `guest_wallet:${rich.id}`, balanceHalalas: 5_000 })
  const blocked = await leave(rich)
  expect([blocked.status, blocked.body.blockers]).toEqual([409, { bookings: [], balance: 50 }])
})

test('edge 16: ٠٥٠١٢٣٤٥٦٧ signs in as +966501234567', async () => {
  const phone = '٠٥٠١٢٣٤٥٦٧'
  const signUp = await api.call('POST', '/user/signup', { body: { phone: '501234567' } })
  await api.call('POST', '/user/verify', {
    body: { phone: '501234567', otp: signUp.body.otp, challenge: signUp.body.challenge },
  })
  api.clock.pass(4)
  const sent = await api.call('POST', '/user/login', { body: { phone } })
  expect([sent.status, sent.body.user.phone]).toEqual([200, '+966501234567'])
  const typed = { phone, otp: sent.body.user.otp, challenge: sent.body.data.challenge }
  const signedIn = await api.call('POST', '/user/verify', { body: typed })
  expect([signedIn.status, signedIn.body.user.phone]).toEqual([200, '+966501234567'])
})

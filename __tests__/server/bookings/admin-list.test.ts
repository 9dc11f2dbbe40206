import { aBookingAt, bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest, anAdmin } from '../support/users'

const api = appForTests()

type As = { token: string }
type Listed = { code: string }

const find = async (as: As, query: Record<string, string>) =>
  (await api.call('GET', `/admin/bookings?${new URLSearchParams(query)}`, { as })).body
const codes = async (as: As, query: Record<string, string>) =>
  (await find(as, query)).data.map((one: Listed) => one.code)

test('an admin finds bookings of all vendors by code, number, name and listing, and narrows them by filters', async () => {
  const admin = await anAdmin(api)
  const first = await aBookingAt(api)
  const other = await aListing(api)
  const guest = await aGuest(api)
  const second = (await bookStay(api, guest, other.id)).body
  expect(await find(admin, {})).toMatchObject({ total: 2, isTotalExact: true, page: 1, pageSize: 20 })
  expect(await codes(admin, { q: first.booking.code.slice(0, 6).toLowerCase() })).toEqual([
    first.booking.code,
  ])
  expect(await codes(admin, { q: `0${guest.phone.slice(4)}` })).toEqual([second.code])
  expect(await codes(admin, { q: 'sara alharbi' })).toHaveLength(2)
  expect(await codes(admin, { q: second.service?.name?.en ?? second._id })).toContain(second.code)
  expect(await codes(admin, { q: 'زززز' })).toEqual([])
  expect(await codes(admin, { q: '100%_' })).toEqual([])
  expect(await codes(admin, { state: 'confirmed' })).toHaveLength(2)
  expect(await codes(admin, { state: 'completed' })).toEqual([])
  expect(await codes(admin, { from: '2020-01-01', until: '2020-12-31' })).toEqual([])
  expect(await codes(admin, { sort: 'createdAt' })).toEqual((await codes(admin, {})).toReversed())
})

test('what was paid is of the total, and the deposit beside both: in the list, the file and the booking', async () => {
  const admin = await anAdmin(api)
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  const sums = { total: 1000, paid: 1000, depositPaid: 100 }
  expect((await find(admin, {})).data).toMatchObject([sums])
  const one = await api.call('GET', `/admin/bookings/${stay.booking._id}`, { as: admin })
  expect(one.body).toMatchObject(sums)
  const file = await api.call('GET', '/admin/bookings.csv?language=en', { as: admin })
  expect(file.body).toMatch(/,Total,Paid,Deposit paid,/)
  expect(file.body).toMatch(/,1000,1000,100,/)
})

test('a booking is found by the number of a document', async () => {
  const admin = await anAdmin(api)
  const [stay] = [await aBookingAt(api, { paymentType: 'fullPayment' }), await aBookingAt(api)]
  await stay.byGuest('pay')
  const path = `/bookings/${stay.booking._id}/invoices`
  const { number } = (await api.call('GET', path, { as: stay.guest })).body.invoices[0]
  expect(await codes(admin, { q: ` ${number.toLowerCase()} ` })).toEqual([stay.booking.code])
  expect(await codes(admin, { q: number.replace(/\d$/, '9') })).toEqual([])
})

test.each([
  'sort=phone',
  'state=upcoming',
  'from=2026-02-30',
  'page=501',
  'page=0',
  'unknown=1',
  'pageSize=51',
])('the call of a table refuses what it does not know: %s', async (query) => {
  const admin = await anAdmin(api)
  expect((await api.call('GET', `/admin/bookings?${query}`, { as: admin })).status).toBe(400)
})

test('the file of a table has all rows of its view in the language of the page', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aBookingAt(api)
  const { body, headers } = await api.call('GET', '/admin/bookings.csv?state=confirmed&language=en', {
    as: admin,
  })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="diyar-bookings.csv"')
  const [head, row, end, ...rest] = body.split('\r\n')
  expect(head).toMatch(/^\uFEFFCode,State,Place,/)
  expect(row).toMatch(new RegExp(`^${booking.code},Confirmed,`))
  expect([end, rest]).toEqual(['', []])
  const empty = await api.call('GET', '/admin/bookings.csv?state=no_show&language=ar', { as: admin })
  expect(empty.body).toMatch(/^\uFEFFالرمز,[^\n]+\r\n$/)
})

test('a booking shows its history and its lines of the ledger, and its refund while an admin may cancel it', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aBookingAt(api)
  const path = `/admin/bookings/${booking._id}`
  const before = (await api.call('GET', path, { as: admin })).body
  expect(before).toMatchObject({ allowed: ['cancel'], cancellation: { refund: 0, vendorKeeps: 0 } })
  const body = { reason: 'Asked by the police', version: before.version }
  expect((await api.call('POST', `${path}/cancel`, { as: admin, body })).status).toBe(200)
  const after = (await api.call('GET', path, { as: admin })).body
  expect(after).toMatchObject({ allowed: [], cancellation: null, ledger: [], attempts: [], refunds: [] })
  expect(after.history.find((one: { event: string }) => one.event === 'cancel')).toMatchObject({
    event: 'cancel',
    role: 'admin',
    to: 'cancelled_by_admin',
    reason: 'Asked by the police',
    actor: { name: 'Sara A.' },
  })
  expect((await api.call('GET', '/admin/bookings/unknown', { as: admin })).status).toBe(404)
  expect((await api.call('GET', path, { as: await aGuest(api) })).status).toBe(404)
})

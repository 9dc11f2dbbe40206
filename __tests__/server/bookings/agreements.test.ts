import { eq } from 'drizzle-orm'
import { bookStay, stayOf } from '@/__tests__/server/support/bookings'
import { setFees } from '@/__tests__/server/support/fees'
import { aListing } from '@/__tests__/server/support/listings'
import { anOfferedStay } from '@/__tests__/server/support/private-offers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { bookingAgreements } from '@/server/db/schema/bookings/agreements'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

const HALL = { type: 'Wedding_Halls' } as const
const agreementOf = async (id: string, as: TestUser) =>
  (await api.call('GET', `/bookings/${id}/agreement`, { as })).body.agreement
const fileFor = (id: string, as: TestUser) => api.call('GET', `/bookings/${id}/agreement.pdf`, { as })
const stored = (bookingId: string) =>
  api.db.select().from(bookingAgreements).where(eq(bookingAgreements.bookingId, bookingId))

const factsOf = async (bookingId: string, version: number) => {
  const row = (await stored(bookingId)).find((one) => one.version === version)
  return Object.fromEntries((row?.printed.facts ?? []).map(({ label, value }) => [label.en, value.en]))
}

async function aHallByOffer() {
  const items = [{ name: 'عشاء', quantity: 200, price: 50 }]
  const offered = await anOfferedStay(
    api,
    { ...HALL, paymentType: 'fullPayment', units: 1 },
    { items, optionUntil: '2026-03-17' },
  )
  const { body } = await offered.book({ total: 10_800 })
  return { ...offered, bookingId: body._id as string }
}

test('it is made with the confirmation, with names, dates, items and sums in both languages', async () => {
  const { guest, host, bookingId } = await aHallByOffer()
  expect(await agreementOf(bookingId, guest)).toBeNull()
  await api.call('POST', `/bookings/${bookingId}/pay`, { as: guest, body: { source: 'test_accepted' } })
  expect(await agreementOf(bookingId, host)).toMatchObject({ version: 1 })
  const [row] = await stored(bookingId)
  const [person] = await api.db.select().from(users).where(eq(users.id, guest.id))
  expect(row?.guestName).toBe(`${person?.firstName} ${person?.lastName}`.trim())
  expect(row?.printed.title).toEqual({ ar: 'اتفاق حجز قاعة', en: 'Hall booking agreement' })
  expect(row?.printed.lines.map(({ amountHalalas }) => amountHalalas)).toEqual([100_000, -20_000, 1_000_000])
  expect(row?.printed.lines.map(({ label }) => label.ar)).toContain('عشاء × 200')
  expect(row?.printed.sums[0]).toMatchObject({ amountHalalas: 1_080_000, isTotal: true })
  const consent = row?.printed.facts.find(({ label }) => label.en === 'Agreed by the host')
  expect(consent?.value.en).toMatch(/^by the offer of /)
  for (const reader of [guest, host]) {
    const file = await fileFor(bookingId, reader)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  }
})

test('only the guest, members who read bookings and admins read it, and each download of an admin is recorded', async () => {
  const { guest, host, bookingId } = await aHallByOffer()
  await api.call('POST', `/bookings/${bookingId}/pay`, { as: guest, body: { source: 'test_accepted' } })
  for (const stranger of [await aGuest(api), await aHost(api)]) {
    expect((await fileFor(bookingId, stranger)).status).toBe(404)
  }
  expect((await fileFor(bookingId, await aMember(api, host.vendorId, 'calendar'))).status).toBe(404)
  const admin = await anAdmin(api)
  expect((await fileFor(bookingId, admin)).status).toBe(200)
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'agreement_downloaded'))
  expect(lines).toMatchObject([{ actorId: admin.id, subjectId: bookingId }])
})

test('other dates make a second version, the first stays, and later names change neither', async () => {
  const { id, host } = await aListing(api, HALL)
  const guest = await aGuest(api)
  const stay = stayOf(api, { guest, host }, await bookStay(api, guest, id))
  await api.db.update(users).set({ firstName: 'Other' }).where(eq(users.id, guest.id))
  const dates = { checkIn: '2026-03-27', checkOut: '2026-03-29' }
  const { body } = await api.call('POST', `/bookings/${stay.booking._id}/dates/quote`, {
    as: guest,
    body: dates,
  })
  await stay.byGuest('dates', { ...dates, total: body.quote.total })
  const rows = await stored(stay.booking._id)
  expect(rows.map(({ version }) => version).sort()).toEqual([1, 2])
  expect(rows.find(({ version }) => version === 1)?.guestName).not.toMatch(/^Other/)
  expect(await agreementOf(stay.booking._id, guest)).toMatchObject({ version: 2 })
  const second = await factsOf(stay.booking._id, 2)
  expect(second['Dates changed']).toMatch(/^by the guest, .* without another approval by the host$/)
  expect(second.Confirmed).toBeUndefined()
  await stay.byGuest('cancel')
  expect(await stored(stay.booking._id)).toHaveLength(2)
})

test('a request that is approved without a payment names the approval', async () => {
  const { id, host } = await aListing(api, { ...HALL, bookingType: '24-Hour' })
  const guest = await aGuest(api)
  const stay = stayOf(api, { guest, host }, await bookStay(api, guest, id))
  expect((await stay.byVendor('approve')).body.status).toBe('confirmed')
  const first = await factsOf(stay.booking._id, 1)
  expect(first['Agreed by the host']).toMatch(/^by accepting the request, /)
  expect(first['Dates changed']).toBeUndefined()
})

test('a chalet has none', async () => {
  const { id, host } = await aListing(api)
  const guest = await aGuest(api)
  const { booking } = stayOf(api, { guest, host }, await bookStay(api, guest, id))
  expect(await agreementOf(booking._id, guest)).toBeNull()
  expect((await fileFor(booking._id, guest)).status).toBe(404)
})

test('an offer to which the guest adds overtime is agreed by the approval of the vendor', async () => {
  const { host, serviceId, book } = await anOfferedStay(api, { ...HALL, bookingType: '24-Hour', units: 1 })
  await setFees(api, { id: serviceId, host }, [
    { kind: 'lateCheckOut', price: 60, threshold: 6, charged: 'once' },
  ])
  const { body } = await book({ overtime: 2, total: 920 })
  const approved = await api.call('POST', `/vender/bookings/${body._id}/approve`, { as: host })
  expect(approved.body.status).toBe('confirmed')
  expect((await factsOf(body._id, 1))['Agreed by the host']).toMatch(/^by accepting the request, /)
})

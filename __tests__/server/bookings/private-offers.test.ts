import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { A_STAY } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { EARLY, setDiscounts, WEEKLY } from '@/__tests__/server/support/discounts'
import { setFees } from '@/__tests__/server/support/fees'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { anOfferedStay } from '@/__tests__/server/support/private-offers'
import { A_CODE } from '@/__tests__/server/support/promotions'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { addDays } from '@/lib/domain/time/days'
import { listings } from '@/server/db/schema/listings/listings'
import { invoices } from '@/server/db/schema/money/invoices'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const PAID = { paymentType: 'fullPayment' } as const
const LINES = [
  { kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 },
  { kind: 'privateOffer', amount: -200 },
]
type Offered = Awaited<ReturnType<typeof anOfferedStay>>

const pay = ({ guest }: Offered, bookingId: string) =>
  api.call('POST', `/bookings/${bookingId}/pay`, { as: guest, body: { source: 'test_accepted' } })

/** The answer of a booking at the price of an offer that holds no more. */
async function expectRefusal(answer: Awaited<ReturnType<Offered['book']>>, refusal: string) {
  expect([answer.status, answer.body.code]).toEqual([409, 'price_changed'])
  expect(answer.body.quote).toMatchObject({ total: 1000, offer: { refusal } })
}

test('quote, booking, statement and document have the price of the offer, and the listing has its own', async () => {
  const offered = await anOfferedStay(api, PAID)
  const { guest, offerId, quoteFor, book, host } = offered
  expect(await quoteFor(guest)).toMatchObject({
    ...{ total: 800, lines: LINES, offer: { _id: offerId, refusal: null } },
  })
  expect((await quoteFor(guest, { offerId: undefined })).total).toBe(1000)
  const { status, body } = await book()
  expect([status, body.total, body.lines]).toEqual([201, 800, LINES])
  await pay(offered, body._id)
  expect(await booksOf(api)).toMatchObject({ psp_clearing: -80_000, commission_income: 8000 })
  const [document] = await api.db.select().from(invoices)
  expect(document).toMatchObject({ totalHalalas: 80_000 })
  expect(document?.printed.lines).toContainEqual({
    amountHalalas: -20_000,
    label: { ar: 'عرض خاص لك', en: 'Private offer' },
  })
  const seen = await api.call('GET', `/vender/bookings/${body._id}`, { as: host })
  expect(seen.body.earnings).toMatchObject({ commission: 80, net: 708 })
})

test('a stay on request is booked at once by its offer', async () => {
  const { book } = await anOfferedStay(api, { bookingType: '24-Hour' })
  expect((await book()).body).toMatchObject({ status: 'confirmed', bookingType: 'instant' })
})

test('overtime that the guest adds to an offer is approved by the vendor first', async () => {
  const { serviceId: id, host, book } = await anOfferedStay(api, { bookingType: '24-Hour' })
  await setFees(api, { id, host }, [{ kind: 'lateCheckOut', price: 60, threshold: 6, charged: 'once' }])
  const late = await book({ overtime: 2, total: 920 })
  expect(late.body).toMatchObject({ status: 'requested', bookingType: '24-Hour', total: 920 })
})

test('another guest, a visitor and another stay get the usual price and learn nothing of the offer', async () => {
  const { guest, quoteFor, book } = await anOfferedStay(api)
  const stranger = await aGuest(api)
  for (const reader of [stranger, undefined])
    expect(await quoteFor(reader)).toMatchObject({ total: 1000, offer: { refusal: 'unknown' } })
  await expectRefusal(await book({}, stranger), 'unknown')
  for (const other of [{ checkIn: '2026-03-21', checkOut: '2026-03-23' }, { adults: 1 }])
    expect(await quoteFor(guest, other)).toMatchObject({ total: 1000, offer: { refusal: 'other_stay' } })
  await expectRefusal(await book({ adults: 1 }), 'other_stay')
  expect((await book({}, guest)).status).toBe(201)
})

test('withdrawn between quote and booking: the guest sees the usual price first, and may book at it', async () => {
  const { guest, quoteFor, book, withdraw } = await anOfferedStay(api)
  expect((await quoteFor(guest)).total).toBe(800)
  await withdraw()
  await expectRefusal(await book(), 'withdrawn')
  await expectRefusal(await book({ total: undefined }), 'withdrawn')
  expect((await book({ total: 1000 })).status).toBe(201)
})

test('an offer ends at its instant, and a booking that was made before is paid at its price', async () => {
  const late = await anOfferedStay(api, {}, { validHours: 1 })
  api.clock.pass(3600)
  await expectRefusal(await late.book(), 'expired')
  const offered = await anOfferedStay(api, PAID, { validHours: 1 })
  api.clock.pass(3599)
  const { body } = await offered.book()
  api.clock.pass(300)
  expect((await pay(offered, body._id)).status).toBe(200)
  const seen = await api.call('GET', `/bookings/${body._id}`, { as: offered.guest })
  expect(seen.body).toMatchObject({ status: 'confirmed', paid: 800, rest: 0 })
})

test('booked twice at once, one gets the offer', async () => {
  const { book } = await anOfferedStay(api, { units: 3 })
  const answers = await Promise.all([book(), book(), book()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  for (const refused of answers.filter(({ status }) => status === 409)) await expectRefusal(refused, 'used')
})

test('booked and withdrawn at once, one of both is done', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { book, withdraw, cardFor, guest } = await anOfferedStay(api, { units: 2 })
    const [booked, withdrawn] = await Promise.all([book(), withdraw()])
    const state = booked.status === 201 ? 'used' : 'withdrawn'
    expect(withdrawn.status).toBe(state === 'used' ? 409 : 204)
    expect((await cardFor(guest)).state).toBe(state)
  }
})

test('prices and discounts of the listing change after it: the offer holds', async () => {
  const offered = await anOfferedStay(api)
  const { guest, host, serviceId, quoteFor, book } = offered
  await api.db
    .update(listings)
    .set({ prices: { weekdays: {}, sundayToWednesday: null, allDays: 70_000, hour: null } })
    .where(eq(listings.id, serviceId))
  await setDiscounts(api, { id: serviceId, host }, [{ ...EARLY, threshold: 1, percent: 50 }])
  expect((await quoteFor(guest)).total).toBe(800)
  expect((await book()).body.total).toBe(800)
})

test('neither discounts nor codes go with an offer', async () => {
  const offered = await anOfferedStay(api, PAID)
  const { guest, host, serviceId, quoteFor, book } = offered
  await api.call('POST', '/admin/promotions', { as: await anAdmin(api), body: A_CODE })
  await setDiscounts(api, { id: serviceId, host }, [{ ...EARLY, threshold: 1 }])
  const priced = await quoteFor(guest, { promotionCode: A_CODE.code })
  expect(priced).toMatchObject({ total: 800, lines: LINES, promotion: { refusal: 'with_offer' } })
  expect((await book({ promotionCode: A_CODE.code })).body.lines).toEqual(LINES)
})

test('dates that another guest took are refused, and the offer stays', async () => {
  const { book, cardFor, guest } = await anOfferedStay(api)
  expect((await book({ offerId: undefined, total: 1000 }, await aGuest(api))).status).toBe(201)
  expect((await book()).body.code).toBe('dates_unavailable')
  expect((await cardFor(guest)).state).toBe('taken')
})

test('the member who sent it leaves: the offer is the vendor’s; a paused listing sells nothing', async () => {
  const { host, serviceId, book } = await anOfferedStay(api, { units: 2 })
  await api.db.delete(vendorMembers).where(eq(vendorMembers.userId, host.id))
  await api.db.insert(vendorMembers).values({
    ...{ vendorId: host.vendorId, userId: (await aGuest(api)).id, role: 'owner' },
    createdAt: api.clock.now(),
  })
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, serviceId))
  expect((await book()).status).toBe(404)
  await api.db.update(listings).set({ state: 'live' }).where(eq(listings.id, serviceId))
  expect((await book()).body.total).toBe(800)
})

test('other dates of a booking that an offer made cost what they usually cost', async () => {
  const { guest, book } = await anOfferedStay(api)
  const { body } = await book()
  const dates = { checkIn: '2026-03-27', checkOut: '2026-03-29' }
  const path = `/bookings/${body._id}/dates`
  const quoted = await api.call('POST', `${path}/quote`, { as: guest, body: dates })
  expect(quoted.body).toMatchObject({ totalBefore: 800, quote: { total: 1000 } })
  const moved = await api.call('POST', path, { as: guest, body: { ...dates, total: 1000 } })
  expect(moved.body.lines).toEqual([LINES[0]])
})

/** A booking by an offer that ran out unpaid while its payment was at the provider. */
async function aLapsed() {
  api.payments.forget()
  const offered = await anOfferedStay(api, { ...PAID, units: 3 })
  const { body: first } = await offered.book()
  api.payments.next = 'initiated'
  await pay(offered, first._id)
  api.payments.next = 'paid'
  const [report] = api.payments.reports.values()
  if (!report) throw new Error('no payment was started')
  api.clock.pass(3600)
  await sweep(api.app.deps)
  const paidLate = async () => {
    api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
    await settlePayment(api.app.deps, report.providerId)
    const { body } = await api.call('GET', `/bookings/${first._id}`, { as: offered.guest })
    return [body.status, body.money.at(-1).kind]
  }
  return { ...offered, first, paidLate }
}

test('a booking that ends unpaid gives the offer back, and another one of its guest uses it', async () => {
  const { guest, book, cardFor, first } = await aLapsed()
  expect((await cardFor(guest)).state).toBe('open')
  const second = await book()
  expect([second.status, second.body.total]).toEqual([201, 800])
  expect(second.body._id).not.toBe(first._id)
  await api.call('POST', `/bookings/${second.body._id}/cancel`, { as: guest })
  expect((await cardFor(guest)).state).toBe('open')
})

test('a late payment takes the offer again, also after its end, and goes back where another booking used it', async () => {
  const late = await aLapsed()
  api.clock.pass(24 * 3600)
  expect((await late.cardFor(late.guest)).state).toBe('expired')
  expect(await late.paidLate()).toEqual(['confirmed', 'payment'])
  expect((await late.cardFor(late.guest)).state).toBe('used')
  const twice = await aLapsed()
  expect((await twice.book()).status).toBe(201)
  expect(await twice.paidLate()).toEqual(['payment_expired', 'refund'])
})

const anOffer = fc.record({
  usual: fc.integer({ min: 10_000, max: 90_000 }),
  nights: fc.integer({ min: 1, max: 8 }),
  part: fc.integer({ min: 20, max: 150 }),
  cents: fc.integer({ min: 0, max: 99 }),
  units: fc.integer({ min: 1, max: 2 }),
  hasAddOn: fc.boolean(),
  isStacked: fc.boolean(),
})
const [drawn = []] = fc.sample(fc.array(anOffer, { minLength: 8, maxLength: 8 }), { numRuns: 1, seed: 31 })

test('for any offer, quote, booking, ledger, earnings and document agree to the halala', async () => {
  for (const { usual, nights, part, cents, units, hasAddOn, isStacked } of drawn) {
    const price = (Math.floor((usual * nights * units * part) / 10_000) * 100 + cents) / 100 + 1
    const dates = { checkIn: addDays(TODAY, 10), checkOut: addDays(TODAY, 10 + nights) }
    const place: ListingOptions = {
      ...{ ...PAID, units: 2, prices: { allDays: usual } },
      addOns: hasAddOn ? [{ name: 'buffet', priceHalalas: 12_345 }] : [],
    }
    const offer = { ...dates, units, price, confirmed: true, validHours: 48 }
    const offered = await anOfferedStay(api, place, offer)
    const { guest, host, serviceId, quoteFor, book } = offered
    await setDiscounts(api, { id: serviceId, host }, [WEEKLY, EARLY], { areStacked: isStacked })
    const stay = { ...A_STAY, ...PAID, ...dates, units, addOns: hasAddOn ? ['buffet'] : [] }
    const quoted = await quoteFor(guest, stay)
    const total = Math.round(price * 100 + (hasAddOn ? 12_345 : 0)) / 100
    expect([quoted.total, quoted.offer.refusal]).toEqual([total, null])
    const booked = await book({ ...stay, total })
    expect([booked.status, booked.body.total, booked.body.lines]).toEqual([201, total, quoted.lines])
    const before = (await booksOf(api)).psp_clearing ?? 0
    await pay(offered, booked.body._id)
    const halalas = Math.round(total * 100)
    expect((await booksOf(api)).psp_clearing).toBe(before - halalas)
    const [document] = await api.db.select().from(invoices).where(eq(invoices.bookingId, booked.body._id))
    expect(document?.totalHalalas).toBe(halalas)
    const sum = document?.printed.lines.reduce((all, { amountHalalas }) => all + amountHalalas, 0)
    expect(sum).toBe(halalas)
    const month = (await api.call('GET', '/vender/earnings?month=2026-03', { as: host })).body
    expect(JSON.stringify(month)).toContain(String(total))
  }
}, 120_000)

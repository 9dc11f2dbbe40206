import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { A_STAY, aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aListing, type ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import type { BookingBody } from '@/lib/domain/booking/bodies'
import { invoices } from '@/server/db/schema/money/invoices'
import { promotions, promotionTries } from '@/server/db/schema/money/promotions'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'

const api = appForTests()

const PAID_ONLINE = { paymentType: 'fullPayment' } as const
const TERMS = {
  code: 'summer-10',
  percent: 10,
  amount: 500,
  payer: 'platform',
  firstDay: '2026-03-01',
  lastDay: '2026-12-31',
  listingTypes: [],
  minTotal: 0,
  maxUses: 100,
  maxUsesPerUser: 1,
}

async function aCode(terms: Partial<Record<keyof typeof TERMS, unknown>> = {}) {
  const admin = await anAdmin(api)
  const { status, body } = await api.call('POST', '/admin/promotions', {
    as: admin,
    body: { ...TERMS, ...terms },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { admin, promotion: body }
}

const WITH_CODE = { ...PAID_ONLINE, promotionCode: ' summer 10 ' }

/** Two nights of 500.00 with a code, paid online. */
const aDiscounted = (place: ListingOptions = {}, options: Partial<BookingBody> = {}) =>
  aBookingAt(api, { ...PAID_ONLINE, ...place }, { ...WITH_CODE, ...options })

const quote = (listingId: string, body: object = {}, as?: TestUser) =>
  api.call('POST', `/services/${listingId}/quote`, {
    ...(as ? { as } : {}),
    body: { ...A_STAY, ...WITH_CODE, ...body },
  })

const usesOf = async (id: string) =>
  (await api.db.select({ uses: promotions.uses }).from(promotions).where(eq(promotions.id, id)))[0]?.uses

test('a quote has the discount as a line, and the booking costs the same', async () => {
  const { promotion } = await aCode()
  const { serviceId, booking } = await aDiscounted()
  const { body } = await quote(serviceId, { checkIn: '2026-04-03', checkOut: '2026-04-05' })
  const line = { kind: 'promotion', code: 'SUMMER10', amount: -100 }
  expect(body).toMatchObject({ total: 900, dueNow: 900, promotion: { discount: 100, refusal: null } })
  expect([body.lines.at(-1), booking.lines.at(-1)]).toEqual([line, line])
  expect([booking.total, booking.dueNow, await usesOf(promotion._id)]).toEqual([900, 900, 1])
})

test('a quote has the reason why a code does not hold, and names the whole price', async () => {
  await aCode({ minTotal: 2000 })
  await aCode({ code: 'LATER', firstDay: '2026-11-01' })
  const { admin, promotion } = await aCode({ code: 'OVER' })
  await api.call('POST', `/admin/promotions/${promotion._id}/end`, {
    as: admin,
    body: { reason: 'Too dear' },
  })
  const { id } = await aListing(api, PAID_ONLINE)
  const refusalOf = async (promotionCode: string) => (await quote(id, { promotionCode })).body
  expect(await refusalOf('SUMMER10')).toMatchObject({
    total: 1000,
    promotion: { discount: 0, refusal: 'too_small', minTotal: 2000 },
  })
  const typed = ['later', 'over', 'nobody knows', '!!']
  const answers = await Promise.all(typed.map(refusalOf))
  expect(answers.map(({ promotion }) => promotion.refusal)).toEqual([
    'not_yet',
    'ended',
    'unknown',
    'unknown',
  ])
})

test('a code that does not hold any more answers the new total, and books at it once the guest agrees', async () => {
  await aCode({ maxUses: 1 })
  const { serviceId } = await aDiscounted({ units: 2 })
  const guest = await aGuest(api)
  const refused = await bookStay(api, guest, serviceId, { ...WITH_CODE, total: 900 })
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed'])
  expect(refused.body.quote).toMatchObject({ total: 1000, promotion: { refusal: 'used_up' } })
  const unseen = await bookStay(api, guest, serviceId, WITH_CODE)
  expect(unseen.body.code).toBe('price_changed')
  const agreed = await bookStay(api, guest, serviceId, { ...WITH_CODE, total: 1000 })
  expect([agreed.status, agreed.body.total]).toEqual([201, 1000])
})

test('a guest uses a code as often as it allows, and the quote has the reason', async () => {
  await aCode()
  const { serviceId, guest } = await aDiscounted({ units: 2 })
  expect((await quote(serviceId, {}, guest)).body.promotion.refusal).toBe('used_by_you')
  expect((await bookStay(api, guest, serviceId, { ...WITH_CODE, total: 900 })).body.code).toBe(
    'price_changed',
  )
})

test('of bookings at once by one guest one takes the last use of a code, and the others answer that this guest used it', async () => {
  await aCode({ maxUses: 1 })
  const { id } = await aListing(api, { ...PAID_ONLINE, units: 5 })
  const guest = await aGuest(api)
  const book = () => bookStay(api, guest, id, { ...WITH_CODE, total: 900, key: randomUUID() })
  const answers = await Promise.all(Array.from({ length: 4 }, book))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refusals = answers.flatMap(({ body }) => body.quote?.promotion.refusal ?? [])
  expect(refusals).toEqual(['used_by_you', 'used_by_you', 'used_by_you'])
})

test('a user tries ten codes an hour and an address fifty; those that were tried stay usable', async () => {
  await aCode()
  const { id } = await aListing(api, PAID_ONLINE)
  const tryCode = (promotionCode: string, from: string, as?: TestUser) =>
    api.call('POST', `/services/${id}/quote`, {
      ...(as ? { as } : {}),
      from,
      body: { ...A_STAY, ...PAID_ONLINE, promotionCode },
    })
  const tryAll = async (codes: string[], from: string, as?: TestUser) => {
    for (const code of codes) expect((await tryCode(code, from, as)).status).toBe(200)
  }
  const guesses = (count: number) => Array.from({ length: count }, (_, at) => `GUESS${at}`)
  const guest = await aGuest(api)
  await tryAll(['summer-10', ...guesses(9), 'GUESS 1', 'summer 10'], '198.51.100.1', guest)
  const refused = await tryCode('GUESS9', '198.51.100.2', guest)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  const booking = { ...PAID_ONLINE, promotionCode: 'GUESS9' }
  expect((await bookStay(api, guest, id, booking)).status).toBe(429)
  await tryAll(['SUMMER10'], '198.51.100.2', guest)

  await tryAll(guesses(50), '198.51.100.3')
  expect((await tryCode('SUMMER10', '198.51.100.3')).status).toBe(429)
  expect((await tryCode('SUMMER10', '198.51.100.3', await aGuest(api))).status).toBe(429)
  api.clock.pass(3600)
  await tryAll(['SUMMER10'], '198.51.100.3', guest)
  await sweep(api)
  expect(await api.db.select().from(promotionTries)).toHaveLength(2)
})

test('Diyar pays its discount to the vendor: whole earnings and commission, the difference on promotion_cost', async () => {
  await aCode()
  const stay = await aDiscounted()
  await stay.byGuest('pay', { source: 'test_accepted' })
  expect(await booksOf(api)).toEqual({
    psp_clearing: -90_000,
    promotion_cost: -10_000,
    commission_income: 10_000,
    vat_payable: 1500,
    vendor_pending: 88_500,
  })
  expect((await stay.seenByVendor()).earnings).toEqual({
    byDiyar: 100,
    commission: 100,
    commissionVat: 15,
    stayVat: 0,
    net: 885,
  })
})

test('a discount that the vendor pays is a lower price: earnings, commission and VAT follow it', async () => {
  await aCode({ payer: 'vendor' })
  await (await aDiscounted()).byGuest('pay', { source: 'test_accepted' })
  expect(await booksOf(api)).toEqual({
    psp_clearing: -90_000,
    commission_income: 9000,
    vat_payable: 1350,
    vendor_pending: 79_650,
  })
})

test('a refund gives back what was paid and takes back the same share of what Diyar paid', async () => {
  await aCode()
  const stay = await aDiscounted()
  await stay.byGuest('pay', { source: 'test_accepted' })
  const { body } = await stay.byGuest('cancel', { refundTo: 'balance' })
  expect(body.money.at(-1)).toMatchObject({ kind: 'refund', amount: 900 })
  expect(await booksOf(api)).toEqual({ psp_clearing: -90_000, guest_wallet: 90_000 })
})

test('of a part payment the rest becomes less, and Diyar adds its share to each part', async () => {
  await aCode()
  const halfPayment = { paymentType: 'halfPayment', partialHalalas: 45_000 } as const
  const stay = await aDiscounted(halfPayment, { paymentType: 'halfPayment' })
  expect([stay.booking.dueNow, stay.booking.dueLater]).toEqual([450, 450])
  await stay.byGuest('pay', { source: 'test_accepted' })
  expect(await booksOf(api)).toMatchObject({ promotion_cost: -5000, commission_income: 5000 })
  const [document] = await api.db.select().from(invoices)
  expect(document?.printed.facts.at(-1)?.value.en).toBe('SUMMER10 · 100')
  await stay.byGuest('pay', { purpose: 'rest' })
  expect(await booksOf(api)).toMatchObject({ promotion_cost: -10_000, commission_income: 10_000 })
})

test('the discount stays with a booking at other dates, and Diyar pays the same sum in all', async () => {
  await aCode()
  const stay = await aDiscounted()
  await stay.byGuest('pay', { source: 'test_accepted' })
  const { body } = await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' })
  expect([body.total, body.paid]).toEqual([400, 400])
  expect(await booksOf(api)).toMatchObject({ promotion_cost: -10_000, commission_income: 5000 })
})

test('the document of a payment shows the discount', async () => {
  await aCode()
  await (await aDiscounted()).byGuest('pay', { source: 'test_accepted' })
  const [document] = await api.db.select().from(invoices)
  expect(document?.totalHalalas).toBe(90_000)
  expect(document?.printed.lines.at(-1)).toEqual({
    label: { ar: 'خصم الرمز SUMMER10', en: 'Discount code SUMMER10' },
    amountHalalas: -10_000,
  })
})

/** A booking that lapsed with its payment open, and the report of the provider that it was paid after all. */
async function aLapsed(options: Partial<BookingBody> = {}) {
  const stay = await aDiscounted({ units: 2 }, options)
  api.payments.next = 'initiated'
  await stay.byGuest('pay', { source: 'slow' })
  api.payments.next = 'paid'
  api.clock.pass(3600)
  await sweep(api)
  const [report] = [...api.payments.reports.values()]
  if (!report) throw new Error('no payment was started')
  const paidLate = async () => {
    api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
    await settlePayment(api.app.deps, report.providerId)
    const { status, money } = await stay.seenByGuest()
    return [status, money.at(-1).kind]
  }
  return { ...stay, paidLate }
}

test('a use comes back when nothing was paid; a late payment that finds the code used up is returned', async () => {
  const { promotion } = await aCode({ maxUses: 1 })
  const { serviceId, paidLate } = await aLapsed()
  expect(await usesOf(promotion._id)).toBe(0)
  const other = await aGuest(api)
  expect((await bookStay(api, other, serviceId, WITH_CODE)).status).toBe(201)
  expect([...(await paidLate()), await usesOf(promotion._id)]).toEqual(['payment_expired', 'refund', 1])
})

test('a late payment takes the use of a code again within the limit of its guest only, and is returned otherwise', async () => {
  const { promotion } = await aCode()
  const { guest, serviceId, paidLate } = await aLapsed()
  expect((await bookStay(api, guest, serviceId, WITH_CODE)).status).toBe(201)
  expect([...(await paidLate()), await usesOf(promotion._id)]).toEqual(['payment_expired', 'refund', 1])
})

test('a late payment after the last day of a code is returned, one within its days confirms the booking', async () => {
  const { promotion } = await aCode({ maxUsesPerUser: 2 })
  const { paidLate } = await aLapsed()
  expect([...(await paidLate()), await usesOf(promotion._id)]).toEqual(['confirmed', 'payment', 1])
  api.payments.forget()
  const last = await aCode({ code: 'lastday', lastDay: '2026-03-15' })
  const late = await aLapsed({ promotionCode: 'lastday' })
  api.clock.pass(86_400)
  expect([...(await late.paidLate()), await usesOf(last.promotion._id)]).toEqual([
    'payment_expired',
    'refund',
    0,
  ])
})

test('a request that is declined gives the use back', async () => {
  const { promotion } = await aCode()
  const stay = await aDiscounted({ bookingType: '24-Hour' })
  expect(await usesOf(promotion._id)).toBe(1)
  await stay.byVendor('reject', { reason: 'Closed' })
  expect(await usesOf(promotion._id)).toBe(0)
})

test('of a hundred parallel uses of the last one exactly one succeeds', async () => {
  const { promotion } = await aCode({ maxUses: 1 })
  const places = await Promise.all(
    Array.from({ length: 10 }, () => aListing(api, { ...PAID_ONLINE, units: 10 })),
  )
  const guests = await Promise.all(Array.from({ length: 100 }, () => aGuest(api)))
  const answers = await Promise.all(
    guests.map((guest, i) =>
      bookStay(api, guest, places[i % 10]?.id ?? '', { ...WITH_CODE, total: 900, key: randomUUID() }),
    ),
  )
  const outcomes = answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
  expect(outcomes.filter((one) => one === 'booked')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'price_changed')).toHaveLength(99)
  expect(await usesOf(promotion._id)).toBe(1)
}, 60_000)

test('only admins make codes; a text is taken until its code is ended, terms never change, and both are audited, the end with its reason', async () => {
  const { admin, promotion } = await aCode()
  const make = (as: TestUser, body: object) => api.call('POST', '/admin/promotions', { as, body })
  expect((await make(await aGuest(api), TERMS)).status).toBe(404)
  expect((await make(admin, TERMS)).body.code).toBe('already_done')
  expect((await make(admin, { ...TERMS, percent: 100 })).status).toBe(400)
  await expect(
    api.db.update(promotions).set({ percent: 50 }).where(eq(promotions.id, promotion._id)),
  ).rejects.toThrow()
  const end = () =>
    api.call('POST', `/admin/promotions/${promotion._id}/end`, { as: admin, body: { reason: 'Too dear' } })
  expect([(await end()).status, (await end()).body.code]).toEqual([200, 'already_done'])
  expect((await make(admin, TERMS)).status).toBe(201)
  const { body } = await api.call('GET', '/admin/promotions', { as: admin })
  expect([body.counts, body.data.length]).toEqual([{ active: 1, ended: 1 }, 1])
  const trail = await api.db
    .select({ action: auditTrail.action, after: auditTrail.after, reason: auditTrail.reason })
    .from(auditTrail)
  expect(trail.filter(({ action }) => action === 'promotion_created')).toHaveLength(2)
  expect(trail.filter(({ action }) => action === 'promotion_ended')).toMatchObject([
    { after: { code: 'SUMMER10', state: 'ended' }, reason: 'Too dear' },
  ])
})

test('an IPv6 visitor who changes the address within its /64 tries the codes of one address', async () => {
  const { id } = await aListing(api, PAID_ONLINE)
  const guess = (at: number, network: string) =>
    api.call('POST', `/services/${id}/quote`, {
      from: `${network}::${at + 1}`,
      body: { ...A_STAY, ...PAID_ONLINE, promotionCode: `GUESS${at}` },
    })
  for (let at = 0; at < 50; at += 1) expect((await guess(at, '2001:db8:1:2')).status).toBe(200)
  expect((await guess(50, '2001:db8:1:2')).status).toBe(429)
  expect((await guess(50, '2001:db8:1:3')).status).toBe(200)
})

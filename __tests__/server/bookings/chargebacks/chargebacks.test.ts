import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aDisputedStay } from '@/__tests__/server/support/chargebacks'
import { appForTests } from '@/__tests__/server/support/test-app'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { invoices } from '@/server/db/schema/money/invoices'
import { chargebacks, refunds } from '@/server/db/schema/money/payments'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { listBlockers } from '@/server/modules/privacy/personal-data/list-deletion-blockers'

const api = appForTests()

const EARNED = { commission_income: 10_000, vat_payable: 1_500 }
const ARRIVAL = new Date('2026-03-20T12:00:00Z')

/** The stay is over, with its earnings available and its deposit returned, unless a chargeback is open. */
async function endStay(stay: Awaited<ReturnType<typeof aDisputedStay>>) {
  api.clock.set(ARRIVAL)
  await stay.byGuest('check-in')
  await stay.byGuest('check-out')
  api.clock.pass(5 * 86_400)
  await sweep(api)
  await sweep(api)
}

afterEach(async () => expect(await findDifferences(api.db)).toEqual([]))

test('a chargeback pauses the money of its booking, and the vendor is notified; won, the money goes its way again', async () => {
  const stay = await aDisputedStay(api)
  expect((await stay.open(1100)).status).toBe(201)
  expect(await booksOf(api)).toEqual({
    chargeback_held: -110_000,
    ...{ deposit_held: 10_000, vendor_pending: 88_500, ...EARNED },
  })
  expect(await notificationsOf(api, stay.host)).toContain('Chargeback_opened')
  expect((await stay.seenByGuest()).money.at(-1)).toMatchObject({ kind: 'chargeback', state: 'opened' })
  await endStay(stay)
  expect(await booksOf(api)).toMatchObject({ vendor_pending: 88_500, deposit_held: 10_000 })
  expect((await listBlockers(api.db, { _id: stay.guest.id, balance: 0 } as never)).bookings).toHaveLength(1)
  expect((await stay.decide('win')).body.state).toBe('won')
  await sweep(api)
  await sweep(api)
  expect(await booksOf(api)).toEqual({
    psp_clearing: -100_000,
    ...{ vendor_available: 88_500, ...EARNED },
  })
  expect((await stay.decide('lose', { carrier: 'vendor' })).body.code).toBe('already_done')
})

test('lost before the stay the booking owes it again, once, with a credit note', async () => {
  const stay = await aDisputedStay(api)
  await stay.open(300)
  await stay.providerCounts(30_000)
  expect((await stay.seenByGuest()).paid).toBe(1000)
  expect((await stay.decide('lose', { carrier: 'vendor' })).status).toBe(422)
  expect((await stay.decide('lose', { carrier: 'guest' })).status).toBe(200)
  await stay.providerCounts(30_000)
  expect(await stay.seenByGuest()).toMatchObject({ status: 'confirmed', paid: 700, rest: 300 })
  const shares = { commission_income: 7_000, vat_payable: 1_050, vendor_pending: 61_950 }
  expect(await booksOf(api)).toEqual({ psp_clearing: -80_000, deposit_held: 10_000, ...shares })
  expect(await notificationsOf(api, stay.host)).toContain('Chargeback_lost_owed_again')
  const notes = await api.db.select().from(invoices).where(eq(invoices.kind, 'credit_note'))
  expect(notes.map(({ totalHalalas }) => totalHalalas)).toEqual([30_000])
})

test('lost after the stay the vendor gives its share back, with the commission and its credit note; paid out, it is a debt', async () => {
  const stay = await aDisputedStay(api)
  await endStay(stay)
  await api.call('PUT', '/vender/bank-account', {
    as: stay.host,
    body: { iban: 'SA0380000000608010167519', holderName: 'Test', isNameConfirmed: true },
  })
  api.clock.pass(4 * 86_400)
  expect((await api.call('POST', '/vender/payouts', { as: stay.host, body: {} })).status).toBe(201)
  await stay.open(1000)
  expect((await stay.decide('lose', { carrier: 'vendor' })).status).toBe(200)
  expect(await booksOf(api)).toEqual({ payout_clearing: 88_500, vendor_debt: -88_500 })
  const kinds = (await api.db.select().from(invoices)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['credit_note', 'commission_credit_note']))
  expect((await stay.seenByGuest()).paid).toBe(1000)
})

test('what is borne by Diyar leaves the vendor and the documents as they were', async () => {
  const stay = await aDisputedStay(api)
  await endStay(stay)
  await stay.open(400, { cause: 'fraud' })
  const { body } = await api.call('GET', '/admin/chargebacks', { as: stay.admin })
  expect(body.data).toMatchObject([{ proposed: 'diyar', carriers: ['vendor', 'diyar'], amount: 400 }])
  await stay.decide('accept', { carrier: 'diyar' })
  expect(await booksOf(api)).toEqual({
    psp_clearing: -60_000,
    ...{ vendor_available: 88_500, chargeback_loss: -40_000, ...EARNED },
  })
  await stay.byGuest('exception', { reason: 'The pool was closed' })
  const [wish] = (await api.call('GET', '/admin/cancellations', { as: stay.admin })).body.data
  expect(wish).toBeUndefined()
})

test('an open chargeback withholds from payouts what the vendor would give back, and no more', async () => {
  const stay = await aDisputedStay(api)
  await endStay(stay)
  await api.call('PUT', '/vender/bank-account', {
    as: stay.host,
    body: { iban: 'SA0380000000608010167519', holderName: 'Test', isNameConfirmed: true },
  })
  api.clock.pass(4 * 86_400)
  await stay.open(500)
  const seen = async () => (await api.call('GET', '/vender/earnings', { as: stay.host })).body
  expect(await seen()).toMatchObject({ available: 885, paused: 442.5, obstacle: null })
  const request = () => api.call('POST', '/vender/payouts', { as: stay.host, body: {} })
  expect((await request()).body.amount).toBe(442.5)
  expect(await seen()).toMatchObject({ available: 442.5, paused: 442.5, obstacle: 'payouts_paused' })
  expect((await request()).body.code).toBe('payouts_paused')
  await stay.decide('win')
  expect((await request()).body.amount).toBe(442.5)
})

test('a refund that was owed waits for the bank: lost, it is made by it; won, it is sent', async () => {
  for (const event of ['lose', 'win'] as const) {
    const stay = await aDisputedStay(api)
    await stay.open(1100)
    expect((await stay.byGuest('cancel', { refundTo: 'balance' })).body.code).toBe('chargeback_open')
    await stay.byGuest('cancel')
    await sweep(api)
    expect(await booksOf(api)).toEqual({ chargeback_held: -110_000, refund_clearing: 110_000 })
    expect((await stay.decide(event, event === 'lose' ? { carrier: 'diyar' } : {})).status).toBe(200)
    await sweep(api)
    expect(await booksOf(api)).toEqual({})
    expect(api.payments.refunds).toHaveLength(event === 'win' ? 1 : 0)
    expect(await notificationsOf(api, stay.guest)).toContain('Refund_arrived')
  }
})

test('a payment that was refunded before and is charged back has gone twice: Diyar loses it, whoever is chosen', async () => {
  const stay = await aDisputedStay(api)
  await stay.byGuest('cancel')
  await sweep(api)
  await stay.open(1100, { cause: 'refund_missing' })
  await stay.decide('lose', { carrier: 'vendor' })
  expect(await booksOf(api)).toEqual({ psp_clearing: 110_000, chargeback_loss: -110_000 })
  await stay.providerCounts(110_000)
  expect(await api.db.select().from(refunds)).toHaveLength(1)
})

test('a deposit that was not returned goes back by the bank with its payment', async () => {
  const stay = await aDisputedStay(api)
  api.clock.set(ARRIVAL)
  await stay.byGuest('check-in')
  await stay.byGuest('check-out')
  await stay.open(1100)
  await stay.decide('lose', { carrier: 'vendor' })
  expect(await booksOf(api)).toEqual({})
  api.clock.pass(5 * 86_400)
  await sweep(api)
  expect(await booksOf(api)).toEqual({})
})

test('a chargeback is entered once by its reference, within what was captured, with a deadline ahead', async () => {
  const stay = await aDisputedStay(api)
  const find = (q: string) => api.call('GET', `/admin/chargebacks/payments?q=${q}`, { as: stay.admin })
  for (const q of [stay.booking.code, stay.booking.code.toLowerCase(), stay.providerId])
    expect((await find(q)).body.data).toMatchObject([{ _id: stay.paymentId, amount: 1100, left: 1100 }])
  expect((await stay.open(1100.01)).status).toBe(422)
  const refused = async (evidenceBy: string) => (await stay.open(10, { evidenceBy })).body.issues
  expect(await refused('2026-01-01')).toMatchObject([{ path: 'evidenceBy', code: 'past_day' }])
  expect(await refused('2027-01-01')).toMatchObject([{ path: 'evidenceBy', code: 'day_too_late' }])
  expect((await stay.open(10, { payment: 'unknown' })).status).toBe(404)
  expect((await stay.open(100, { reference: 'CB' })).status).toBe(201)
  expect((await stay.open(100, { reference: 'CB' })).body.code).toBe('already_done')
  expect((await stay.open(1000.01)).status).toBe(422)
  expect((await stay.open(1000)).status).toBe(201)
  expect((await stay.open(0.01)).body.code).toBe('already_done')
  expect(await api.db.$count(chargebacks)).toBe(2)
})

test('the file of the table has the last day of evidence, as it was typed', async () => {
  const stay = await aDisputedStay(api)
  await stay.open(500)
  const { body } = await api.call('GET', '/admin/chargebacks.csv?language=en', { as: stay.admin })
  expect(body).toContain(addDays(riyadhDay(api.clock.now()), 10))
})

test('evidence is a private file in the language of the admin, in the audit trail; finance is reminded of it once', async () => {
  const stay = await aDisputedStay(api)
  const { body } = await stay.open(500)
  const path = `/admin/chargebacks/${body._id}`
  const file = await api.call('GET', `${path}/evidence.pdf?language=ar`, { as: stay.admin })
  expect(file.status).toBe(200)
  api.clock.pass(9 * 86_400)
  await sweep(api)
  await sweep(api)
  const reminded = (await notificationsOf(api, stay.admin)).filter(
    (type) => type === 'Chargeback_evidence_due',
  )
  expect(reminded).toHaveLength(1)
  expect((await stay.post(`/${body._id}/send-evidence`)).body.state).toBe('evidence_sent')
  await api.call('GET', `${path}/evidence.pdf?language=ar`, { as: stay.admin })
  const again = (await stay.post(`/${body._id}/send-evidence`)).body
  expect(again.code).toBe('chargeback_state')
  // The refusal names who sent it, not who read it since.
  expect(again.message).not.toMatch(/download|تنزيل/i)
  const acts = (await api.db.select().from(auditTrail)).map(({ action }) => action)
  expect(acts).toEqual(
    expect.arrayContaining([
      ...['chargeback_opened', 'chargeback_evidence_downloaded', 'chargeback_evidence_sent'],
    ]),
  )
})

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf, stayOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import {
  CHECK_IN,
  CHECK_OUT,
  DAY_MS,
  DEAR,
  FULL,
  HALF,
  refundsBy,
} from '@/__tests__/server/support/given-refunds'
import { aListing } from '@/__tests__/server/support/listings'
import { A_CODE } from '@/__tests__/server/support/promotions'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aMember, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { type ReducedPrice, sharesOfRefund } from '@/lib/domain/booking/money/admin-refund'
import { reducedPriceOf } from '@/lib/domain/booking/money/admin-refund-terms'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { auditTrail } from '@/server/db/schema/people/audit'
import { notifications } from '@/server/db/schema/people/notifications'
import { users } from '@/server/db/schema/people/users'
import { sweep } from '@/server/jobs/sweeper'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'

const api = appForTests()
const { aPaidStay, sweepAt, aFinishedStay, termsOf, give, decide, rowOf, documentsOf } = refundsBy(api)

describe('a part of the price', () => {
  test('before the stay lowers price, commission and earnings, goes back to the card with a credit note, and both sides are notified why', async () => {
    const stay = await aPaidStay()
    const admin = await anAdmin(api)
    const before = await booksOf(api)
    expect((await give(stay, admin, { amount: 200, note: 'Photos by mail' })).body).toMatchObject({
      state: 'approved',
    })
    expect(await rowOf(stay)).toMatchObject({ state: 'confirmed', totalHalalas: 80_000, paidHalalas: 80_000 })
    const after = await booksOf(api)
    expect(after['commission_income']).toBe((before['commission_income'] ?? 0) - 2000)
    expect(after['refund_clearing']).toBe(20_000)
    expect((await stay.seenByGuest()).lines.at(-1)).toEqual({ kind: 'reduction', amount: -200 })
    await sweep(api.app.deps)
    expect(api.payments.refunds.map((one) => one.amountHalalas)).toEqual([20_000])
    expect(await documentsOf(stay)).toContainEqual(['credit_note', 20_000])
    expect(await notificationsOf(api, stay.guest)).toEqual([
      'Booking_paid',
      'Partial_refund',
      'Refund_arrived',
    ])
    expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert', 'Booking_price_reduced'])
    const [line] = await api.db.select().from(auditTrail)
    expect(line).toMatchObject({
      ...{ action: 'booking_refund_approved', subjectId: stay.booking._id, reason: 'The pool was dirty' },
      after: { amountHalalas: 20_000, cause: 'cleanliness', note: 'Photos by mail' },
    })
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('a later cancellation returns no more than the lower price, once', async () => {
    const stay = await aPaidStay()
    await give(stay, await anAdmin(api), { amount: 200 })
    await sweep(api.app.deps)
    expect((await stay.byGuest('cancel')).body.status).toBe('cancelled_by_guest')
    await sweep(api.app.deps)
    expect(await booksOf(api)).toEqual({})
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('other dates of the same price cost the guest nothing: what was returned stays returned', async () => {
    const stay = await aPaidStay()
    await give(stay, await anAdmin(api), { amount: 200 })
    await sweep(api.app.deps)
    const moved = await stay.byGuest('dates', { checkIn: '2026-03-27', checkOut: '2026-03-29' })
    expect(moved.body).toMatchObject({ total: 800, paid: 800, dateChange: null })
    await sweep(api.app.deps)
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('other dates that cost less than was returned stay paid, so that dearer ones after them wait for their payment', async () => {
    const stay = await aPaidStay({ ...FULL, prices: { allDays: 50_000 } })
    const admin = await anAdmin(api)
    await give(stay, admin, { amount: 600 })
    await sweep(api.app.deps)
    const cheap = { checkIn: '2026-03-20', checkOut: '2026-03-21' }
    expect((await stay.byGuest('dates', cheap)).body).toMatchObject({ total: 1, paid: 1 })
    await sweep(api.app.deps)
    const dear = await stay.byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-26' })
    expect(dear.body.dateChange).not.toBeNull()
    expect(dear.body).toMatchObject({ total: 1, paid: 1, checkOutAt: expect.stringContaining('2026-03-21') })
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('of a stay that is paid in parts leaves the rest at the door as it was', async () => {
    const stay = await aPaidStay(HALF)
    const rest = (await stay.seenByGuest()).rest
    const admin = await anAdmin(api)
    expect((await termsOf(stay, admin)).mostPartial).toBe(399)
    await give(stay, admin, { amount: 100 })
    expect((await stay.seenByGuest()).rest).toBe(rest)
    await sweep(api.app.deps)
    expect((await stay.byGuest('pay', { purpose: 'rest' })).status).toBe(200)
    expect(await rowOf(stay)).toMatchObject({ totalHalalas: 90_000, paidHalalas: 90_000 })
    await sweepAt(CHECK_OUT)
    await sweepAt(CHECK_OUT.getTime() + 3 * DAY_MS)
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('during the stay, then its end: the invoice of the commission is of the lower price', async () => {
    const stay = await aPaidStay()
    api.clock.set(CHECK_IN)
    await stay.byGuest('check-in')
    await give(stay, await anAdmin(api), { amount: 500 })
    await sweepAt(CHECK_OUT)
    expect(await documentsOf(stay)).toContainEqual(['commission_invoice', 5750])
    await sweepAt(CHECK_OUT.getTime() + 3 * DAY_MS)
    expect(await booksOf(api)).toMatchObject({ vendor_available: 44_250, commission_income: 5000 })
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('after a payout is owed by the vendor, with a credit note of the commission; all of a stay that is over can go back', async () => {
    const stay = await aFinishedStay()
    const { vendorId } = stay.host
    const admin = await anAdmin(api)
    const taken = { direction: 'deduct', amount: 500, reason: 'Paid out otherwise' }
    const headers = { 'idempotency-key': randomUUID() }
    await api.call('POST', `/admin/earnings/${vendorId}/adjustments`, { as: admin, body: taken, headers })
    expect((await give(stay, admin, { amount: 1000 })).status).toBe(201)
    await sweep(api.app.deps)
    expect(await booksOf(api)).toMatchObject({ vendor_debt: -50_000 })
    expect((await booksOf(api))['commission_income']).toBeUndefined()
    expect(await documentsOf(stay)).toContainEqual(['commission_credit_note', 11_500])
    expect((await termsOf(stay, admin)).mostPartial).toBe(0)
    expect((await give(stay, admin, { amount: 0.01 })).body.issues).toMatchObject([
      { path: 'amount', code: 'max' },
    ])
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('of a discount that Diyar pays the shares are what was shown before, line by line', async () => {
    const admin = await anAdmin(api)
    await api.call('POST', '/admin/promotions', { as: admin, body: A_CODE })
    const guest = await aGuest(api)
    const { id, host } = await aListing(api, FULL)
    const answer = await bookStay(api, guest, id, { paymentType: 'fullPayment', promotionCode: A_CODE.code })
    const stay = stayOf(api, { guest, host }, answer)
    await stay.byGuest('pay')
    const price: ReducedPrice = reducedPriceOf(await termsOf(stay, admin))
    const before = await booksOf(api)
    await give(stay, admin, { amount: 123.45 })
    const after = await booksOf(api)
    const change = (account: string) => (before[account] ?? 0) - (after[account] ?? 0)
    const shown = Object.fromEntries(
      sharesOfRefund('partial', 12_345, price).map((one) => [one.carrier, one.amountHalalas]),
    )
    expect(shown).toEqual({
      vendor: change('vendor_pending'),
      commission: change('commission_income'),
      commissionVat: change('vat_payable'),
    })
    await sweep(api.app.deps)
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('of a split goes back to each in proportion of what each paid, once it is whole', async () => {
    const stay = await aBookingAt(api, { paymentType: 'fullPayment' })
    const admin = await anAdmin(api)
    const { token } = (await stay.byGuest('split', { shares: [750, 250] })).body.split
    const pay = (as: TestUser, share: number) =>
      api.call('POST', `/splits/${token}/pay`, { as, body: { share } })
    await pay(stay.guest, 1)
    expect((await give(stay, admin, { amount: 10 })).body.code).toBe('not_in_this_state')
    const friend = await aGuest(api)
    await pay(friend, 2)
    expect((await give(stay, admin, { amount: 100 })).status).toBe(201)
    await sweep(api.app.deps)
    const sent = api.payments.refunds.map((one) => one.amountHalalas).toSorted((one, other) => one - other)
    expect(sent).toEqual([2500, 7500])
    expect(await notificationsOf(api, friend)).toContain('Share_returned')
    const ofGuest = and(eq(notifications.userId, stay.guest.id), eq(notifications.type, 'Partial_refund'))
    const [notice] = await api.db.select().from(notifications).where(ofGuest)
    expect(notice?.params).toMatchObject({ amount: 75 })
    expect(await findDifferences(api.db)).toEqual([])
  })
})

describe('goodwill', () => {
  test('goes to the balance at the cost of Diyar: price, vendor, commission and refunds stay as they were', async () => {
    const stay = await aPaidStay()
    const before = await booksOf(api)
    const admin = await anAdmin(api)
    expect((await give(stay, admin, { kind: 'goodwill', amount: 300 })).body.state).toBe('approved')
    expect(await booksOf(api)).toEqual({ ...before, guest_wallet: 30_000, goodwill_cost: -30_000 })
    expect(await rowOf(stay)).toMatchObject({ totalHalalas: 100_000, paidHalalas: 100_000 })
    expect(await documentsOf(stay)).toContainEqual(['goodwill_note', 30_000])
    expect(await notificationsOf(api, stay.guest)).toEqual(['Booking_paid', 'Goodwill_given'])
    expect(await notificationsOf(api, stay.host)).toEqual(['New_booking_alert'])
    expect((await stay.seenByVendor()).reason).toBeNull()
    const { body } = await api.call('GET', '/user/balance', { as: stay.guest })
    expect(body.data).toMatchObject([{ kind: 'adjustment', amount: 300, reason: 'The pool was dirty' }])
    const listed = await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as: stay.guest })
    expect(listed.body.invoices.map(({ number }: { number: string }) => number)).toContain('GW-2026-000001')
    const byHost = await api.call('GET', `/bookings/${stay.booking._id}/invoices`, { as: stay.host })
    expect(byHost.body.invoices).not.toContainEqual(expect.objectContaining({ kind: 'goodwill_note' }))
    await stay.byGuest('cancel')
    await sweep(api.app.deps)
    expect(await booksOf(api)).toEqual({ guest_wallet: 30_000, goodwill_cost: -30_000 })
    expect(await findDifferences(api.db)).toEqual([])
  })

  test('is never more than the price in all, also where nothing was paid through Diyar', async () => {
    const stay = await aBookingAt(api)
    const admin = await anAdmin(api)
    const { mostGoodwill, mostPartial } = await termsOf(stay, admin)
    expect([mostPartial, mostGoodwill]).toEqual([0, 1000])
    expect((await give(stay, admin, { kind: 'goodwill', amount: 600 })).status).toBe(201)
    expect((await give(stay, admin, { kind: 'goodwill', amount: 400.01 })).status).toBe(422)
    expect((await give(stay, admin, { kind: 'goodwill', amount: 400 })).status).toBe(201)
    expect((await termsOf(stay, admin)).mostGoodwill).toBe(0)
  })

  test('has no account to go to where the guest is gone', async () => {
    const stay = await aFinishedStay()
    await api.db.update(users).set({ deletedAt: CHECK_OUT }).where(eq(users.id, stay.guest.id))
    expect((await termsOf(stay, await anAdmin(api))).mostGoodwill).toBe(0)
  })
})

describe('two admins', () => {
  test('above the limit of the role nothing moves until another admin approves, by the sums of that moment', async () => {
    const stay = await aPaidStay(DEAR)
    const [finance, other] = [await anAdmin(api, 'finance'), await anAdmin(api)]
    const total = stay.booking.total
    expect(total).toBeGreaterThan(2500)
    const before = await booksOf(api)
    const { body } = await give(stay, finance, { amount: 2000.01 })
    expect(body.state).toBe('proposed')
    expect(await booksOf(api)).toEqual(before)
    expect((await termsOf(stay, other)).proposal).toMatchObject({ _id: body._id, mayDecide: true })
    expect((await give(stay, other, { amount: 1 })).body.code).toBe('proposal_waits')
    expect((await decide(finance, body._id, 'approve')).body.code).toBe('second_person_needed')
    expect((await decide(other, body._id, 'approve')).status).toBe(204)
    expect(await rowOf(stay)).toMatchObject({ totalHalalas: total * 100 - 200_001 })
    expect((await decide(await anAdmin(api), body._id, 'approve')).body.code).toBe('already_done')
  })

  test('an approval after the guest cancelled gives nothing more than is left, and the proposal can be withdrawn', async () => {
    const stay = await aPaidStay(DEAR)
    const [finance, other] = [await anAdmin(api, 'finance'), await anAdmin(api)]
    const { body } = await give(stay, finance, { amount: 2500 })
    await stay.byGuest('cancel')
    expect((await decide(other, body._id, 'approve')).body.code).toBe('refund_in_progress')
    await sweep(api.app.deps)
    expect((await decide(other, body._id, 'approve')).status).toBe(422)
    expect((await decide(finance, body._id, 'withdraw')).status).toBe(204)
    expect(await booksOf(api)).toEqual({})
  })

  test('the limit of a day counts over all bookings, so that it cannot be passed in parts', async () => {
    const [one, two] = [await aPaidStay(), await aPaidStay()]
    const three = await aPaidStay()
    const finance = await anAdmin(api, 'finance')
    expect((await give(one, finance, { kind: 'goodwill', amount: 1000 })).body.state).toBe('approved')
    expect((await give(two, finance, { kind: 'goodwill', amount: 999 })).body.state).toBe('approved')
    expect((await termsOf(three, finance)).alone).toBe(1)
    expect((await give(three, finance, { kind: 'goodwill', amount: 1.01 })).body.state).toBe('proposed')
    api.clock.pass(24 * 3600 + 1)
    expect((await termsOf(two, finance)).alone).toBe(2000)
  })

  test('another limit of the settings holds from the next refund on, and for its role alone', async () => {
    const stay = await aPaidStay(DEAR)
    const [owner, finance] = [await anAdmin(api), await anAdmin(api, 'finance')]
    const body = { ...SETTINGS, refundLimitFinance: 10 }
    expect((await api.call('PUT', '/admin/settings', { as: owner, body })).status).toBe(200)
    expect((await termsOf(stay, finance)).alone).toBe(10)
    expect((await termsOf(stay, owner)).alone).toBe(5000)
    expect((await give(stay, finance, { amount: 10.01 })).body).toMatchObject({ state: 'proposed' })
  })

  test('of two at once for two bookings the limit of the day lets one pass', async () => {
    const [one, two] = [await aPaidStay(), await aPaidStay({ ...FULL, prices: { allDays: 60_000 } })]
    const finance = await anAdmin(api, 'finance')
    const answers = await Promise.all([
      give(one, finance, { kind: 'goodwill', amount: 1000 }),
      give(two, finance, { kind: 'goodwill', amount: 1200 }),
    ])
    expect(answers.map(({ body }) => body.state).toSorted()).toEqual(['approved', 'proposed'])
  })

  test('an admin who is a member of the vendor neither proposes nor decides', async () => {
    const stay = await aPaidStay(DEAR)
    const own = await anAdmin(api)
    await aMember(api, stay.host.vendorId, 'finance', own)
    expect((await termsOf(stay, own)).refusal).toBe('second_person_needed')
    expect((await give(stay, own, { amount: 1 })).body.code).toBe('second_person_needed')
    const { body } = await give(stay, await anAdmin(api, 'finance'), { amount: 2500 })
    expect((await decide(own, body._id, 'approve')).body.code).toBe('second_person_needed')
  })

  test('an admin who paid a share of the booking neither proposes nor decides', async () => {
    const stay = await aBookingAt(api, { paymentType: 'fullPayment', prices: DEAR.prices })
    const own = await anAdmin(api)
    const { total } = stay.booking
    const { token } = (await stay.byGuest('split', { shares: [total - 1000, 1000] })).body.split
    for (const [share, as] of [stay.guest, own].entries())
      await api.call('POST', `/splits/${token}/pay`, { as, body: { share: share + 1 } })
    expect((await termsOf(stay, own)).refusal).toBe('second_person_needed')
    expect((await give(stay, own, { amount: 1 })).body.code).toBe('second_person_needed')
    const { body } = await give(stay, await anAdmin(api, 'finance'), { amount: 2500 })
    expect((await decide(own, body._id, 'approve')).body.code).toBe('second_person_needed')
  })

  test('who may only read money sees nothing to give', async () => {
    const stay = await aPaidStay()
    const operations = await anAdmin(api, 'operations')
    expect((await give(stay, operations, { amount: 1 })).body.code).toBe('role_may_not')
    expect(await api.db.$count(balanceAdjustments)).toBe(0)
  })
})

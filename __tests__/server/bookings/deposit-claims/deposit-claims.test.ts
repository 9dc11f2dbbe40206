import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { aFinishedBooking } from '@/__tests__/server/support/finished-bookings'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { refunds } from '@/server/db/schema/money/payments'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'
import { listBlockers } from '@/server/modules/privacy/personal-data/list-deletion-blockers'

const api = appForTests()

const HOUR_S = 3600
const DEPOSIT = 10_000

/** A night of 500 with a deposit of 100, paid in full, that ended an hour ago, and a private photo of the vendor. */
async function aStayWithDeposit() {
  const stay = await aFinishedBooking(api, { paymentType: 'fullPayment', depositHalalas: DEPOSIT }, 'pay')
  const photo = await anUpload(api, stay.host, 120, 'document')
  const claim = (body: object = {}) =>
    stay.byVendor('deposit/claim', { amount: 60, reason: 'A broken lamp', photos: [photo], ...body })
  const answer = (body: object) => stay.byGuest('deposit/answer', body)
  const admin = await anAdmin(api)
  const waiting = async (state = 'in_review') =>
    (await api.call('GET', `/admin/deposit-claims?state=${state}`, { as: admin })).body
  const decide = (id: string, body: object) =>
    api.call('POST', `/admin/deposit-claims/${id}/decide`, { as: admin, body })
  const deposit = async (side: 'guest' | 'host') =>
    (
      await api.call('GET', `/${side === 'host' ? 'vender/' : ''}bookings/${stay.booking._id}/deposit`, {
        as: stay[side],
      })
    ).body
  return { ...stay, photo, claim, answer, admin, waiting, decide, deposit }
}

const EARNED = { commission_income: 5_000, vat_payable: 750 }

test('a claim stops the return of the deposit, and the guest who agrees settles it: part to the vendor, rest back', async () => {
  const stay = await aStayWithDeposit()
  expect(await stay.deposit('host')).toMatchObject({ amount: 100, mayClaim: true, claim: null })
  expect((await stay.claim()).status).toBe(200)
  api.clock.pass(60 * HOUR_S)
  await sweep(api)
  expect(await booksOf(api)).toMatchObject({ deposit_held: DEPOSIT })
  expect(await stay.deposit('guest')).toMatchObject({
    amount: 100,
    returnsAt: null,
    mayAnswer: true,
    claim: { state: 'open', amount: 60, reason: 'A broken lamp', photos: [stay.photo] },
  })
  expect((await stay.answer({ agrees: true })).body.claim.outcome).toMatchObject({
    granted: 60,
    returned: 40,
  })
  await sweep(api)
  expect(await booksOf(api)).toEqual({ psp_clearing: -56_000, ...EARNED, vendor_available: 44_250 + 6_000 })
  expect((await stay.seenByGuest()).money.slice(1)).toMatchObject([
    { kind: 'deposit_claim', amount: 60, state: 'settled' },
    { kind: 'refund', amount: 40, state: 'done', isDeposit: true },
  ])
  expect((await notificationsOf(api, stay.guest)).slice(-3)).toEqual([
    'Deposit_claimed',
    'Deposit_sent',
    'Deposit_arrived',
  ])
  expect((await notificationsOf(api, stay.host)).at(-1)).toBe('Deposit_claim_agreed')
})

test('a disputed claim is decided by an admin, once, with an amount up to the claim and a reason for both sides', async () => {
  const stay = await aStayWithDeposit()
  await stay.claim({ amount: 100 })
  expect((await stay.answer({ agrees: false })).status).toBe(400)
  expect((await stay.answer({ agrees: false, text: 'It was broken before' })).status).toBe(200)
  expect((await stay.answer({ agrees: true })).status).toBe(409)
  const { data } = await stay.waiting()
  expect(data).toMatchObject([{ deposit: 100, amount: 100, answer: { kind: 'disputed' } }])
  const reason = 'Half of the lamp was old'
  expect((await stay.decide(data[0]._id, { amount: 100.01, reason })).status).toBe(422)
  const all = await Promise.all(
    [30, 40, 30, 40, 0].map((amount) => stay.decide(data[0]._id, { amount, reason })),
  )
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const [claim] = await api.db.select().from(depositClaims)
  const granted = claim?.grantedHalalas ?? -1
  const trail = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'deposit_claim_decided'))
  expect(trail).toMatchObject([{ actorId: stay.admin.id, reason, after: { grantedHalalas: granted } }])
  await sweep(api)
  const { deposit_held, refund_clearing, vendor_pending, vendor_available } = await booksOf(api)
  expect([deposit_held, refund_clearing]).toEqual([undefined, undefined])
  expect((vendor_pending ?? 0) + (vendor_available ?? 0)).toBe(44_250 + granted)
  expect((await stay.deposit('guest')).claim.outcome).toMatchObject({ granted: granted / 100, reason })
  expect(await notificationsOf(api, stay.guest)).toContain('Deposit_claim_decided')
  expect((await notificationsOf(api, stay.host)).at(-1)).toBe('Deposit_claim_settled')
})

test('silence for three days sends the claim to the admins, who may grant nothing: all of it goes back', async () => {
  const stay = await aStayWithDeposit()
  await stay.claim()
  api.clock.pass(72 * HOUR_S - 1)
  await sweep(api)
  expect((await stay.waiting()).data).toEqual([])
  api.clock.pass(1)
  expect((await stay.answer({ agrees: true })).body.code).toBe('deadline_passed')
  await sweep(api)
  const { data, counts } = await stay.waiting()
  expect(counts).toEqual({ open: 0, in_review: 1, settled: 0 })
  expect(await notificationsOf(api, stay.admin)).toEqual(['Deposit_claim_waiting'])
  expect((await stay.decide(data[0]._id, { amount: 0, reason: 'The photo shows no damage' })).status).toBe(
    200,
  )
  await sweep(api)
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountHalalas: DEPOSIT, state: 'done' }])
  expect(await booksOf(api)).toEqual({ psp_clearing: -50_000, ...EARNED, vendor_available: 44_250 })
})

test('a claim is made once, within 48 hours after the stay, up to the deposit, with own private photos', async () => {
  const stay = await aStayWithDeposit()
  const ofGuest = await anUpload(api, stay.guest, 50, 'document')
  const open = await anUpload(api, stay.host, 50)
  for (const [status, body] of [
    [422, { amount: 100.01 }],
    [400, { amount: 0 }],
    [400, { photos: [] }],
    [422, { photos: [ofGuest] }],
    [422, { photos: [open] }],
  ] as const)
    expect([body, (await stay.claim(body)).status]).toEqual([body, status])
  const answers = await Promise.all(Array.from({ length: 5 }, () => stay.claim()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await api.db.$count(depositClaims)).toBe(1)

  const late = await aStayWithDeposit()
  api.clock.pass(47 * HOUR_S)
  const [claimed] = await Promise.all([late.claim(), sweep(api)])
  expect(claimed.body.code).toBe('deadline_passed')
  expect(await api.db.$count(depositClaims)).toBe(1)
})

test('the photos of a claim are read by its vendor, its guest and admins only, and only the guest answers it', async () => {
  const stay = await aStayWithDeposit()
  const read = async (as: { token: string }) =>
    (await api.call('POST', `${stay.photo}/address`, { as, body: {} })).status
  expect(await read(stay.guest)).toBe(404)
  await stay.claim()
  const [stranger, otherHost] = [await aGuest(api), await aHost(api)]
  expect(await Promise.all([stay.guest, stay.host, stay.admin, stranger, otherHost].map(read))).toEqual([
    200, 200, 200, 404, 404,
  ])
  const path = `bookings/${stay.booking._id}/deposit`
  const respond = (as: { token: string }, route: string) =>
    api.call('POST', route, { as, body: { agrees: true } })
  expect((await respond(stranger, `/${path}/answer`)).status).toBe(404)
  expect((await respond(stay.host, `/${path}/answer`)).status).toBe(404)
  expect((await api.call('GET', `/vender/${path}`, { as: otherHost })).status).toBe(404)
})

test('neither side closes the account while a claim is open', async () => {
  const stay = await aStayWithDeposit()
  await stay.claim()
  const blockers = await listBlockers(api.db, { _id: stay.guest.id, balance: 0 } as never)
  expect(blockers.bookings).toMatchObject([{ _id: stay.booking._id, side: 'guest' }])
})

test('the database refuses a claim above the deposit, and any change of a settled one', async () => {
  const stay = await aStayWithDeposit()
  const claim = { bookingId: stay.booking._id, reason: 'x', answerBy: api.clock.now() }
  const write = (heldHalalas: number, claimedHalalas: number) =>
    api.db.insert(depositClaims).values({ ...claim, heldHalalas, claimedHalalas })
  await expect(write(DEPOSIT, DEPOSIT + 1)).rejects.toThrow()
  await expect(write(DEPOSIT + 1, DEPOSIT)).rejects.toThrow()
  await stay.claim()
  await expect(api.db.update(depositClaims).set({ claimedHalalas: 1 })).rejects.toThrow()
  await stay.answer({ agrees: true })
  await expect(api.db.update(depositClaims).set({ grantedHalalas: 1 })).rejects.toThrow()
})

import fc from 'fast-check'
import { type GuardedBooking, guardEvent } from '@/lib/domain/booking/guards'
import { computeEnding, type Ending } from '@/lib/domain/booking/money/cancellation'
import { computeDateChange, differenceDue } from '@/lib/domain/booking/money/date-change'
import { amountToCollect, billOfDueNow, billOfRest } from '@/lib/domain/booking/money/due'
import { CANCELLATION_POLICIES } from '@/lib/domain/listing/vocabulary'

const CHECK_IN = new Date('2026-03-20T12:00:00Z')
const at = (minutes: number) => new Date(CHECK_IN.getTime() + minutes * 60_000)
const stay = (difference: Partial<GuardedBooking> = {}): GuardedBooking => ({
  state: 'confirmed',
  checkInAt: CHECK_IN,
  checkOutAt: at(45 * 60),
  expiresAt: null,
  endedAt: null,
  freeCancellationUntil: at(-24 * 60),
  totalHalalas: 100_000,
  paidHalalas: 100_000,
  depositHalalas: 0,
  depositPaidHalalas: 0,
  bookingType: 'instant',
  ...difference,
})

test('check-in opens an hour before the time and closes with the stay, for guest and vendor alike', () => {
  for (const role of ['guest', 'vendor'] as const) {
    const refusals = [-61, -60, 0, 45 * 60 - 1, 45 * 60].map((m) =>
      guardEvent(stay(), 'check_in', role, at(m)),
    )
    expect(refusals).toEqual(['too_early', null, null, null, 'deadline_passed'])
  }
})

test('a no-show is recorded once its hours are over, and at half of a stay that is shorter', () => {
  const refusalAt = (minutes: number, difference: Partial<GuardedBooking> = {}) =>
    guardEvent(stay(difference), 'no_show', 'vendor', at(minutes))
  expect([refusalAt(-1), refusalAt(0)]).toEqual(['too_early', null])
  const noShow = { afterHours: 6, chargedPercent: 40 }
  expect([refusalAt(6 * 60 - 1, { noShow }), refusalAt(6 * 60, { noShow })]).toEqual(['too_early', null])
  const short = { noShow, checkOutAt: at(120) }
  expect([refusalAt(59, short), refusalAt(60, short)]).toEqual(['too_early', null])
})

test('the hours of a no-show begin with a booking that was made after the check-in time', () => {
  const late = { noShow: { afterHours: 6, chargedPercent: 40 }, createdAt: at(5 * 60) }
  const refusalAt = (minutes: number) => guardEvent(stay(late), 'no_show', 'vendor', at(minutes))
  expect([refusalAt(6 * 60), refusalAt(11 * 60 - 1), refusalAt(11 * 60)]).toEqual([
    'too_early',
    'too_early',
    null,
  ])
})

test('an exception can be requested exactly when cancelling costs something', () => {
  const request = (difference: Partial<GuardedBooking>, minutes: number) =>
    guardEvent(stay(difference), 'ask_exception', 'guest', at(minutes))
  expect(request({}, -24 * 60)).toBe('still_free_to_cancel')
  expect(request({}, -24 * 60 + 1)).toBeNull()
  expect(request({ freeCancellationUntil: null }, -99_999)).toBeNull()
  expect(request({ paidHalalas: 0 }, -1)).toBe('still_free_to_cancel')
  expect(request({ state: 'checked_in' }, 60)).toBeNull()
  expect(request({ state: 'cancelled_by_guest' }, 60)).toBe('not_in_this_state')
})

test('a complaint comes until three days after the later of the booked and the real check-out, and is decided until two weeks after', () => {
  const end = 45 * 60
  const day = 24 * 60
  const after = (event: 'ask_exception' | 'grant_exception', minutes: number, ended = end) =>
    guardEvent(
      stay({ state: 'completed', endedAt: at(ended) }),
      event,
      event === 'ask_exception' ? 'guest' : 'admin',
      at(minutes),
    )
  for (const ended of [end - 600, end, end + 600]) {
    const last = Math.max(end, ended)
    expect(after('ask_exception', last + 3 * day - 1, ended)).toBeNull()
    expect(after('ask_exception', last + 3 * day, ended)).toBe('deadline_passed')
    expect(after('grant_exception', last + 14 * day - 1, ended)).toBeNull()
    expect(after('grant_exception', last + 14 * day, ended)).toBe('deadline_passed')
  }
  expect(guardEvent(stay({ state: 'completed', paidHalalas: 0 }), 'ask_exception', 'guest', at(end))).toBe(
    'not_in_this_state',
  )
})

test('an answer to a request, and a payment, are refused at the very end of their window', () => {
  const expiresAt = at(-120)
  for (const [state, event, role] of [
    ['requested', 'approve', 'vendor'],
    ['awaiting_payment', 'pay', 'guest'],
  ] as const) {
    expect(guardEvent(stay({ state, expiresAt }), event, role, at(-121))).toBeNull()
    expect(guardEvent(stay({ state, expiresAt }), event, role, expiresAt)).toBe('deadline_passed')
  }
})

test('the rest of a payment in parts can be paid online until arrival, as long as something is left', () => {
  const payRest = (difference: Partial<GuardedBooking>, minutes = -1) =>
    guardEvent(stay(difference), 'pay_rest', 'guest', at(minutes))
  expect(payRest({ paidHalalas: 40_000 })).toBeNull()
  expect(payRest({ depositHalalas: 10_000 })).toBeNull()
  expect(payRest({ paidHalalas: 40_000 }, 0)).toBe('deadline_passed')
  for (const nothing of [{}, { paidHalalas: 0 }, { paidHalalas: 40_000, state: 'checked_in' }] as const)
    expect(payRest(nothing)).toBe('not_in_this_state')
})

const amounts = fc.record({
  totalHalalas: fc.integer({ min: 1, max: 9_000_000 }),
  paidShare: fc.integer({ min: 0, max: 100 }),
  depositPaidHalalas: fc.integer({ min: 0, max: 500_000 }),
  policy: fc.constantFrom(...CANCELLATION_POLICIES),
  minutes: fc.integer({ min: -20_000, max: 5_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
})

test('however a booking ends, refund and vendor income add up to what was paid, and neither is negative', () => {
  fc.assert(
    fc.property(amounts, ({ totalHalalas, paidShare, depositPaidHalalas, policy, minutes, percent }) => {
      const paidHalalas = Math.floor((totalHalalas * paidShare) / 100)
      const paid = { totalHalalas, paidHalalas, depositPaidHalalas, policy, checkInAt: CHECK_IN }
      const endings: Ending[] = [
        ...(['guest', 'vendor', 'admin'] as const).map((by) => ({ by })),
        { by: 'no_show', chargedPercent: percent },
        { by: 'exception', percent },
      ]
      for (const ending of endings) {
        const { refundHalalas, vendorKeepsHalalas } = computeEnding(ending, paid, at(minutes))
        expect(refundHalalas + vendorKeepsHalalas).toBe(paidHalalas + depositPaidHalalas)
        expect(Math.min(refundHalalas, vendorKeepsHalalas)).toBeGreaterThanOrEqual(0)
      }
    }),
    { seed: 20261121 },
  )
})

test('new dates retain what was paid, refund what is too much and never charge at once', () => {
  const quote = { totalHalalas: 50_000, dueNowHalalas: 50_000 }
  expect(computeDateChange(80_000, quote)).toEqual({
    paidHalalas: 50_000,
    dueNowHalalas: 50_000,
    refundHalalas: 30_000,
  })
  expect(computeDateChange(20_000, quote)).toEqual({
    paidHalalas: 20_000,
    dueNowHalalas: 20_000,
    refundHalalas: 0,
  })
  expect(computeDateChange(0, quote)).toEqual({ paidHalalas: 0, dueNowHalalas: 50_000, refundHalalas: 0 })
})

test('at the door the rest is paid, and the deposit that was not taken', () => {
  const account = { totalHalalas: 100_000, paidHalalas: 20_000, depositHalalas: 5_000, depositPaidHalalas: 0 }
  expect(amountToCollect(account)).toBe(85_000)
})

test('what is paid online now and later adds up to the total and the deposit, whichever way', () => {
  const booking = { total: 1000, dueNow: 400, deposit: 50 }
  const half = billOfDueNow({ ...booking, paymentType: 'halfPayment' })
  expect(half).toEqual({ amount: 400, deposit: 0, later: 650 })
  expect(billOfRest({ total: 1000, paid: 400, rest: 650 })).toEqual({ amount: 650, deposit: 50, later: 0 })
  const full = billOfDueNow({ ...booking, dueNow: 1000, paymentType: 'fullPayment' })
  expect(full).toEqual({ amount: 1050, deposit: 50, later: 0 })
})

test.each<[string, Parameters<typeof differenceDue>[0], number, number]>([
  ['dearer', paidInFull(100_000), 150_000, 50_000],
  ['of the same price', paidInFull(100_000), 100_000, 0],
  ['cheaper', paidInFull(100_000), 99_999, 0],
  ['dearer, with a deposit', paidInFull(100_000, 10_000), 150_000, 50_000],
  [
    'dearer, of which a part went back',
    { ...paidInFull(80_000, 10_000), depositPaidHalalas: 0 },
    100_000,
    30_000,
  ],
  ['dearer, not paid yet', paidInFull(0), 150_000, 0],
  ['dearer, paid in parts', { ...paidInFull(100_000), paymentType: 'halfPayment' }, 150_000, 0],
])('the difference before a stay that is %s', (_, booking, totalHalalas, due) => {
  expect(differenceDue(booking, { totalHalalas })).toBe(due)
})

function paidInFull(paidHalalas: number, depositHalalas = 0) {
  return {
    paymentType: 'fullPayment',
    paidHalalas,
    depositHalalas,
    depositPaidHalalas: depositHalalas,
  } as const
}

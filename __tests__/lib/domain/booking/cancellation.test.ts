import {
  cancellationDeadline,
  computeCancellation,
  type PaidStay,
} from '@/lib/domain/booking/money/cancellation'
import { CANCELLATION_POLICIES } from '@/lib/domain/listing/vocabulary'
import { addMinutes } from '@/lib/domain/time/days'

const CHECK_IN = new Date('2026-12-10T12:00:00Z')
const SECOND = 1 / 60

function paid(difference: Partial<PaidStay> = {}): PaidStay {
  return {
    policy: 'Flexible',
    checkInAt: CHECK_IN,
    totalHalalas: 100_000,
    paidHalalas: 100_000,
    depositPaidHalalas: 20_000,
    ...difference,
  }
}

test('booking-cancellation: flexible 24 hours, moderate 3 days, strict 7 days, non-refundable never', () => {
  const hours = CANCELLATION_POLICIES.map((policy) => {
    const deadline = cancellationDeadline(policy, CHECK_IN)
    return deadline && (CHECK_IN.getTime() - deadline.getTime()) / 3_600_000
  })
  expect(hours).toEqual([24, 72, 168, null])
})

test.each(['Flexible', 'Moderate', 'Strict'] as const)(
  'booking-cancellation: %s refunds all up to its instant inclusive, a second later the deposit only',
  (policy) => {
    const deadline = cancellationDeadline(policy, CHECK_IN) ?? CHECK_IN
    const refunds = [-SECOND, 0, SECOND].map(
      (minutes) => computeCancellation(paid({ policy }), addMinutes(deadline, minutes)).refundHalalas,
    )
    expect(refunds).toEqual([120_000, 120_000, 20_000])
  },
)

test.each([
  ['nothing paid', paid({ paidHalalas: 0, depositPaidHalalas: 0 }), -10, 0, 0],
  ['part paid, in time', paid({ paidHalalas: 40_000, depositPaidHalalas: 0 }), -2000, 40_000, 0],
  ['part paid, too late', paid({ paidHalalas: 40_000, depositPaidHalalas: 0 }), -10, 0, 40_000],
  ['in full, too late', paid(), -10, 20_000, 100_000],
  ['non-refundable', paid({ policy: 'Non_refundable' }), -90_000, 20_000, 100_000],
])('%s: the refund of the guest and the income of the vendor', (_name, stay, minutes, refund, stored) => {
  expect(computeCancellation(stay, addMinutes(CHECK_IN, minutes))).toMatchObject({
    refundHalalas: refund,
    vendorKeepsHalalas: stored,
  })
})

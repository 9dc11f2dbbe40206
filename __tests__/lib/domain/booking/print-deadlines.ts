import { cancellationDeadline, computeCancellation } from '@/lib/domain/booking/money/cancellation'
import { spanOf } from '@/lib/domain/booking/period'
import { CANCELLATION_POLICIES } from '@/lib/domain/listing/vocabulary'

/** Run by itself under a clock zone: what a guest gets back around each policy's deadline. */
const times = { checkInTime: '15:00', checkOutTime: '12:00' }
const { from: checkInAt } = spanOf({ mode: 'daily', checkIn: '2026-03-20', checkOut: '2026-03-22' }, times)
const paid = { checkInAt, totalHalalas: 100_000, paidHalalas: 100_000, depositPaidHalalas: 10_000 }

const answers = CANCELLATION_POLICIES.map((policy) => {
  const deadline = cancellationDeadline(policy, checkInAt) ?? checkInAt
  const around = [-1000, 0, 1000].map((shift) => new Date(deadline.getTime() + shift))
  return {
    policy,
    deadline: deadline.toISOString(),
    refunds: around.map((now) => computeCancellation({ ...paid, policy }, now).refundHalalas),
  }
})
process.stdout.write(JSON.stringify({ hour: new Date(checkInAt).getHours(), answers }))

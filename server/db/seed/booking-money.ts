import { depositDueAt, earningsDueAt } from '@/lib/domain/ledger/due-dates'
import { addMinutes } from '@/lib/domain/time/days'
import type { bookings } from '@/server/db/schema/bookings'

type Booking = typeof bookings.$inferSelect

/** When the demo's guests pay and its vendors collect. */
export const paidAt = ({ createdAt }: { createdAt: Date }) => addMinutes(createdAt, 48)
export const collectedAt = ({ checkInAt }: { checkInAt: Date }) => addMinutes(checkInAt, 10)

/** What moves the money of a booking. */
export type MoneyMove = 'capture' | 'collect' | 'check_out' | 'earnings' | 'deposit'

/** What has happened to the money of a demo booking by `now`, the earliest first. */
export function movesOf(booking: Booking, now: Date): { move: MoneyMove; at: Date }[] {
  const { state, paidHalalas, depositPaidHalalas, snapshot, checkOutAt } = booking
  const isPaid = paidHalalas > 0
  const isOver = state === 'completed'
  const moves = [
    ...(isPaid ? [{ move: 'capture' as const, at: paidAt(booking) }] : []),
    ...(isOver ? [{ move: 'collect' as const, at: collectedAt(booking) }] : []),
    ...(isOver ? [{ move: 'check_out' as const, at: checkOutAt }] : []),
    ...(isPaid
      ? [{ move: 'earnings' as const, at: earningsDueAt({ ...booking, type: snapshot.service.type }) }]
      : []),
    ...(isOver && depositPaidHalalas > 0 ? [{ move: 'deposit' as const, at: depositDueAt(checkOutAt) }] : []),
  ]
  return moves.filter(({ at }) => at <= now).toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

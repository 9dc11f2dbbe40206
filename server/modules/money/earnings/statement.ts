import { type EarningKind, earningKindOf, type Month, spanOfMonth } from '@/lib/domain/payouts/earnings'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Member } from '@/server/policy/signed-in'
import { type Amounts, amountsOf, sumAmounts } from './movement-to-wire'
import { listMovements, sumBefore, sumReserveBefore } from './store'

/** A line of a statement in halalas. */
export interface StatementLine extends Amounts {
  day: Day
  kind: EarningKind
  booking: { code: string; listing: Bilingual } | null
  /** when the earnings of the booking become, or became, available */
  availableOn: Day | null
}

/** A vendor's month in halalas, the oldest line first. Once the month is over it never changes. */
export interface Statement {
  month: Month
  vendorName: string
  opening: number
  closing: number
  /** the part of it that is in reserve */
  inReserve: number
  /** what bookings brought */
  totals: Amounts
  /** payouts, less those that came back */
  paidOut: number
  lines: StatementLine[]
}

/** Whose earnings they are. */
type Earner = Pick<Member, 'vendorId'> & { vendor: Pick<Member['vendor'], 'name'> }

/** Computed from the ledger alone, which is append-only. */
export async function getStatement(db: Db, member: Earner, month: Month): Promise<Statement> {
  const span = spanOfMonth(month)
  const opening = await sumBefore(db, member.vendorId, span.from)
  const movements = (await listMovements(db, member.vendorId, span)).toReversed()
  const totals = sumAmounts(movements)
  const closing = movements.reduce((sum, { netHalalas }) => sum + netHalalas, opening)
  return {
    month,
    vendorName: member.vendor.name,
    opening,
    closing,
    inReserve: await sumReserveBefore(db, member.vendorId, span.to),
    totals,
    paidOut: opening + totals.net - closing,
    lines: movements.map((movement) => {
      const { transaction, booking, availableAt } = movement
      return {
        day: riyadhDay(transaction.createdAt),
        kind: earningKindOf(transaction.kind),
        booking: booking && { code: booking.code, listing: booking.snapshot.service.name },
        ...amountsOf(movement),
        availableOn: availableAt && riyadhDay(availableAt),
      }
    }),
  }
}

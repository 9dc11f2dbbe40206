import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import { OPEN_CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { moneyTimers } from '@/server/db/schema/money/ledger'
import { chargebacks, payments } from '@/server/db/schema/money/payments'

/**
 * What a vendor would give back of available earnings if all open chargebacks were lost. Other earnings are paid out, as booking
 * sites do; earnings that are not available yet wait by themselves (list-due-money.ts).
 */
export async function sumPaused(db: Db, vendorId: string): Promise<Halalas> {
  const rows = await db
    .select({
      amountHalalas: chargebacks.amountHalalas,
      bookedHalalas: chargebacks.bookedHalalas,
      capturedHalalas: payments.amountHalalas,
      depositHalalas: payments.depositHalalas,
      commissionPercent: bookings.commissionPercent,
      vatPercent: bookings.vatPercent,
      stayVat: bookings.stayVat,
    })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(bookings, eq(bookings.id, chargebacks.bookingId))
    .innerJoin(moneyTimers, and(eq(moneyTimers.bookingId, bookings.id), eq(moneyTimers.kind, 'earnings')))
    .where(
      and(
        eq(bookings.vendorId, vendorId),
        inArray(chargebacks.state, [...OPEN_CHARGEBACK_STATES]),
        isNotNull(moneyTimers.doneAt),
      ),
    )
  return rows.reduce((sum, { amountHalalas, bookedHalalas, capturedHalalas, depositHalalas, ...taxes }) => {
    const price = Math.min(amountHalalas - bookedHalalas, capturedHalalas - depositHalalas)
    return sum + earningsOfStay({ priceHalalas: price, chargedHalalas: price }, taxes).netHalalas
  }, 0)
}

import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { ChargeablePaymentWire } from '@/lib/contract/schemas/chargebacks/wire'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { chargebacks, payments, refunds } from '@/server/db/schema/money/payments'
import { users } from '@/server/db/schema/people/users'
import { BALANCE_PROVIDER } from '@/server/modules/bookings/payments/payment-store'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'

const MOST = 20

const refunded = sql<number>`(SELECT coalesce(sum(amount_halalas), 0)::int FROM ${refunds} r
  WHERE r.payment_id = ${payments.id} AND r.state = 'done')`
const charged = sql<number>`(SELECT coalesce(sum(amount_halalas), 0)::int FROM ${chargebacks} c
  WHERE c.payment_id = ${payments.id} AND c.state <> 'won')`

/** The captured card payments that a provider's id or a booking's code names, the newest first. */
export async function findChargeablePayments(
  db: Db,
  text: string,
): Promise<{ data: ChargeablePaymentWire[] }> {
  const rows = await db
    .select({ payment: payments, booking: bookings, payer: users, refunded, charged })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(users, sql`${users.id} = coalesce(${payments.payerId}, ${bookings.guestId})`)
    .where(
      and(
        eq(payments.state, 'paid'),
        ne(payments.provider, BALANCE_PROVIDER),
        or(eq(payments.providerId, text), eq(payments.id, text), eq(bookings.code, text.toUpperCase())),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(MOST)
  return {
    data: rows.map(({ payment, booking, payer, ...sums }) => ({
      _id: payment.id,
      providerId: payment.providerId,
      amount: toSar(payment.amountHalalas),
      left: toSar(payment.amountHalalas - sums.charged),
      refunded: toSar(sums.refunded),
      paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
      booking: { _id: booking.id, code: booking.code, service: booking.snapshot.service.name },
      payer: nameToWire(publicNameOf(payer)),
    })),
  }
}

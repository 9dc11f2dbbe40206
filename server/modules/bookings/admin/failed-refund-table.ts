import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FailedRefundWire } from '@/lib/contract/schemas/booking/admin-wire'
import { FAILED_REFUND_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { payments, refunds } from '@/server/db/schema/money/payments'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'
import { listFailedRefunds } from './failed-refund-store'
import { bookingsFoundBy } from './find-bookings'

/** Refunds that the provider refused for good and that are still owed, the oldest first. */
export const failedRefundTable: AdminTable<FailedRefundWire> = {
  spec: FAILED_REFUND_TABLE,
  source: {
    from: refunds,
    id: refunds.id,
    sorts: { failedAt: refunds.endedAt },
    // Written out, so that the partial index serves a prepared statement.
    where: async (db, { q }) =>
      and(sql`${refunds.state} = 'failed'`, q ? or(eq(refunds.id, q), await isOfBooking(db, q)) : undefined),
    load: loadRows,
  },
  file: {
    booking: (row) => row.booking.code,
    service: (row, _, language) => row.booking.service[language],
    guest: (row, _, language) => (language === 'ar' ? row.guest.name_ar : row.guest.name),
    amount: (row) => row.amount,
    problem: (row) => row.problem ?? '',
    failedAt: (row) => riyadhDay(new Date(row.failedAt)),
  },
}

async function isOfBooking(db: Db, q: string) {
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(await bookingsFoundBy(db, q))
  return inArray(refunds.paymentId, found)
}

async function loadRows(db: Db, ids: string[]): Promise<FailedRefundWire[]> {
  return (await listFailedRefunds(db, ids)).map(({ refund, booking, guest }) => ({
    _id: refund.id,
    amount: toSar(refund.amountHalalas),
    problem: refund.lastProblem,
    failedAt: (refund.endedAt ?? refund.createdAt).toISOString(),
    booking: { _id: booking.id, code: booking.code, service: booking.snapshot.service.name },
    guest: { ...nameToWire(publicNameOf(guest)), phone: guest.phone },
  }))
}

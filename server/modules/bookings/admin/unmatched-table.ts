import { and, eq, or } from 'drizzle-orm'
import type { UnmatchedPaymentWire } from '@/lib/contract/schemas/booking/admin-wire'
import { UNMATCHED_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import { unmatchedPayments } from '@/server/db/schema/money/payments'
import {
  isWaiting,
  isWaitingForAdmin,
  listUnmatched,
  type UnmatchedPayment,
} from '@/server/modules/bookings/payments/unmatched/unmatched-store'
import type { AdminTable } from '@/server/modules/platform/admin-tables/admin-table'

/** Captures that match no payment attempt, with their outcome; found by the provider's id. */
export const unmatchedTable: AdminTable<UnmatchedPaymentWire> = {
  spec: UNMATCHED_TABLE,
  source: {
    from: unmatchedPayments,
    id: unmatchedPayments.id,
    sorts: { createdAt: unmatchedPayments.createdAt },
    where: async (_, { q, filters: { only } }) =>
      and(
        only ? isWaiting : undefined,
        q ? or(eq(unmatchedPayments.id, q), eq(unmatchedPayments.providerId, q)) : undefined,
      ),
    load: async (db, ids) => (await listUnmatched(db, ids)).map(toWire),
  },
  file: {
    providerId: (row) => row.providerId,
    amount: (row) => row.amount,
    currency: (row) => row.currency,
    state: (row, text) => text(`admin.unmatched.states.${row.state}`),
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
}

function toWire(payment: UnmatchedPayment): UnmatchedPaymentWire {
  const { id, resends: _resends, amount, createdAt, ...row } = payment
  return {
    ...row,
    _id: id,
    amount: toSar(amount),
    isWaiting: isWaitingForAdmin(payment),
    createdAt: createdAt.toISOString(),
  }
}

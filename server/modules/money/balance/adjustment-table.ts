import { and, eq, gt, inArray, like, lt, or } from 'drizzle-orm'
import type { AdjustmentListWire } from '@/lib/contract/schemas/ledger/adjustments'
import type { ProposalState } from '@/lib/domain/admin/proposals'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import type { AdjustmentSubject } from '@/lib/domain/ledger/adjustments'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countByState } from './adjustment-store'
import { loadAdjustments } from './load-adjustments'

const { amountHalalas } = balanceAdjustments
const DIRECTIONS = { add: gt(amountHalalas, 0), deduct: lt(amountHalalas, 0) }

/** What admins changed of balances and of vendors' money and propose to change, found by the owner. */
export const adjustmentTable: TableWithMore<AdjustmentListWire> = {
  spec: ADJUSTMENT_TABLE,
  source: {
    from: balanceAdjustments,
    id: balanceAdjustments.id,
    sorts: { createdAt: balanceAdjustments.createdAt },
    where: async (db, { q, filters: { state, direction, subject } }) =>
      and(
        state ? eq(balanceAdjustments.state, state as ProposalState) : undefined,
        subject ? eq(balanceAdjustments.subject, subject as AdjustmentSubject) : undefined,
        direction ? DIRECTIONS[direction as keyof typeof DIRECTIONS] : undefined,
        q ? await isOf(db, q) : undefined,
      ),
    load: (db, ids, admin) => loadAdjustments(db, ids, admin._id),
  },
  file: {
    user: (row) => row.user.name,
    state: (row, text) => text(`admin.balances.states.${row.state}`),
    amount: (row) => row.amount,
    reason: (row) => row.reason,
    proposedBy: (row) => row.proposedBy,
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
    subject: (row, text) => text(`admin.balances.subjects.${row.subject}`),
  },
  beside: async ({ db }) => ({ counts: await countByState(db) }),
}

const isOf = async (db: Db, q: string) =>
  or(
    eq(balanceAdjustments.id, q),
    inArray(balanceAdjustments.userId, [...(await findUserIds(db, q)), '']),
    inArray(balanceAdjustments.vendorId, [...(await findVendorIds(db, q)), '']),
    inArray(balanceAdjustments.bookingId, bookingsOf(db, q)),
  )

/** Of a code or of its beginning. */
function bookingsOf(db: Db, q: string) {
  const code = q.toUpperCase().replace(/[^A-Z-]/g, '')
  const isMeant = code.length > 2 ? like(bookings.code, `${code}%`) : eq(bookings.id, q)
  return db.select({ id: bookings.id }).from(bookings).where(isMeant)
}

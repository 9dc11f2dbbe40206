import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import { ADMIN_REFUND_CAUSES } from '@/lib/domain/booking/money/admin-refund'
import { ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

/** What admins add to balances of users and money of vendors, deduct from them, write off, and give back of bookings; the database refuses a decision by the admin who proposed. */
export const balanceAdjustments = pgTable(
  'balance_adjustments',
  {
    id: id(),
    subject: oneOf('subject', ADJUSTMENT_SUBJECTS).notNull().default('user'),
    /** of a balance; otherwise null */
    userId: text('user_id').references(() => users.id),
    /** of a vendor's money or debt; otherwise null */
    vendorId: text('vendor_id').references(() => vendors.id),
    /** of what is given back of a booking, with its cause and what admins alone read; otherwise null */
    bookingId: text('booking_id').references(() => bookings.id),
    cause: oneOf('cause', ADMIN_REFUND_CAUSES),
    note: text('note'),
    /** negative for a deduction */
    amountHalalas: halalas('amount_halalas').notNull(),
    reason: text('reason').notNull(),
    state: oneOf('state', PROPOSAL_STATES).notNull(),
    /** false: within the limit, approved with the proposal */
    needsSecond: boolean('needs_second').notNull(),
    proposedBy: foreignId('proposed_by', () => users.id),
    decidedBy: text('decided_by').references(() => users.id),
    refusalReason: text('refusal_reason'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('balance_adjustments_state').on(table.state, table.createdAt),
    index('balance_adjustments_user').on(table.userId, table.createdAt),
    index('balance_adjustments_vendor').on(table.vendorId, table.createdAt),
    uniqueIndex('balance_adjustments_open_write_off')
      .on(table.vendorId)
      .where(sql`subject = 'debt' AND state = 'proposed'`),
    index('balance_adjustments_booking').on(table.bookingId).where(sql`booking_id IS NOT NULL`),
    uniqueIndex('balance_adjustments_open_refund')
      .on(table.bookingId)
      .where(sql`booking_id IS NOT NULL AND state = 'proposed'`),
    index('balance_adjustments_proposed_by').on(table.proposedBy),
    index('balance_adjustments_decided_by').on(table.decidedBy),
  ],
)

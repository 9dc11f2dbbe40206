import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CLAIM_ANSWERS, CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { uploads } from '@/server/db/schema/platform/uploads'

/**
 * A vendor's claim on a held deposit, one a booking. Checks and triggers hold its bounds, and that what was claimed and
 * what was settled never change.
 */
export const depositClaims = pgTable(
  'deposit_claims',
  {
    id: id(),
    bookingId: text('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    state: oneOf('state', CLAIM_STATES).notNull().default('open'),
    /** all that was held when it was claimed */
    heldHalalas: halalas('held_halalas').notNull(),
    claimedHalalas: halalas('claimed_halalas').notNull(),
    reason: text('reason').notNull(),
    answerBy: instant('answer_by').notNull(),
    answer: oneOf('answer', CLAIM_ANSWERS),
    answerText: text('answer_text'),
    answeredAt: instant('answered_at'),
    /** what the vendor got; the rest went back to the guest */
    grantedHalalas: halalas('granted_halalas'),
    decisionReason: text('decision_reason'),
    decidedBy: text('decided_by').references(() => users.id),
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('deposit_claims_state').on(table.state, table.createdAt),
    index('deposit_claims_open').on(table.answerBy).where(sql`state = 'open'`),
  ],
)

/** The photos of a claim: private uploads that its guest may read too. They go with the account that uploaded them. */
export const depositClaimPhotos = pgTable(
  'deposit_claim_photos',
  {
    claimId: foreignId('claim_id', () => depositClaims.id),
    position: integer('position').notNull(),
    uploadId: foreignId('upload_id', () => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.position] }),
    index('deposit_claim_photos_upload').on(table.uploadId),
  ],
)

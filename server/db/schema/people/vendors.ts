import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { VENDOR_TYPES } from '@/lib/domain/account/account'
import { VAT_NUMBER_STATES, VENDOR_PAPERS, VENDOR_STATES } from '@/lib/domain/account/vendor'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { uploads } from '@/server/db/schema/platform/uploads'
import { users } from './users'

/** The account that owns listings, bookings and money; its users are in `vendor_members`. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    type: oneOf('type', VENDOR_TYPES).notNull(),
    state: oneOf('state', VENDOR_STATES).notNull().default('waiting'),
    rejectionReason: text('rejection_reason'),
    address: text('address').notNull().default(''),
    /** the vendor's contact number; the account's number changes only by a code */
    contactPhone: text('contact_phone'),
    companyName: text('company_name'),
    /** the name that the vendor asks for; an admin approves it, and until then the one above holds */
    proposedName: text('proposed_name'),
    nameProposedAt: instant('name_proposed_at'),
    /** of the last name that was refused; empty once another one is proposed or approved */
    nameRefusalReason: text('name_refusal_reason'),
    commercialNumber: text('commercial_number'),
    vatNumber: text('vat_number'),
    /** whether an admin found the number at the tax authority; another number is unchecked again */
    vatState: oneOf('vat_state', VAT_NUMBER_STATES).notNull().default('unchecked'),
    vatRefusalReason: text('vat_refusal_reason'),
    idPhotoUploadId: text('id_photo_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    commercialPhotoUploadId: text('commercial_photo_upload_id').references(() => uploads.id, {
      onDelete: 'set null',
    }),
    /** median minutes to the first answer, and when it was computed */
    answerMinutes: integer('answer_minutes'),
    /** in how many percent of conversations there was an answer */
    answerPercent: integer('answer_percent'),
    answersCountedAt: instant('answers_counted_at'),
    /** last valid days, as an admin read them from the documents */
    commercialExpires: date('commercial_expires', { mode: 'string' }),
    vatExpires: date('vat_expires', { mode: 'string' }),
    /** null while the vendor may sell */
    suspendedAt: instant('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** grows with every application and decision; a decision names the one that the admin saw */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    /** when the ownership was last transferred: to somebody whose papers that decision did not see */
    ownerChangedAt: instant('owner_changed_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('vendors_created').on(table.createdAt, table.id),
    index('vendors_state_created').on(table.state, table.createdAt, table.id),
    index('vendors_suspended').on(table.createdAt, table.id).where(sql`suspended_at IS NOT NULL`),
    index('vendors_name_proposed').on(table.createdAt, table.id).where(sql`proposed_name IS NOT NULL`),
    index('vendors_company_name').using('gin', sql`ar_norm(coalesce(company_name, '')) gin_trgm_ops`),
    index('vendors_commercial_number').on(table.commercialNumber),
    index('vendors_vat_number').on(table.vatNumber),
    index('vendors_id_photo').on(table.idPhotoUploadId),
    index('vendors_commercial_photo').on(table.commercialPhotoUploadId),
  ],
)

/** Internal notes of admins on a vendor; the vendor never sees them. */
export const vendorNotes = pgTable(
  'vendor_notes',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    authorId: foreignId('author_id', () => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('vendor_notes_vendor').on(table.vendorId, table.createdAt)],
)

/** Warnings of ending papers that were sent, one per last day. */
export const vendorReminders = pgTable(
  'vendor_reminders',
  {
    vendorId: foreignId('vendor_id', () => vendors.id),
    paper: oneOf('paper', VENDOR_PAPERS).notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    daysBefore: integer('days_before').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    primaryKey({ columns: [table.vendorId, table.paper, table.expiresOn, table.daysBefore] }),
  ],
)

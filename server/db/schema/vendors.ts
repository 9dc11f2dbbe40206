import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { VENDOR_TYPES } from '@/lib/domain/account/account'
import { VENDOR_STATES } from '@/lib/domain/account/vendor'
import { createdAt, id, instant, oneOf, valueChecks } from './columns'
import { uploads } from './uploads'
import { users } from './users'

export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    type: oneOf('type', VENDOR_TYPES).notNull(),
    state: oneOf('state', VENDOR_STATES).notNull().default('waiting'),
    rejectionReason: text('rejection_reason'),
    address: text('address').notNull().default(''),
    /** the vendor's contact number; the account's number changes only by a code */
    contactPhone: text('contact_phone'),
    companyName: text('company_name'),
    commercialNumber: text('commercial_number'),
    vatNumber: text('vat_number'),
    idPhotoUploadId: text('id_photo_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    commercialPhotoUploadId: text('commercial_photo_upload_id').references(() => uploads.id, {
      onDelete: 'set null',
    }),
    /** median minutes to the first answer, and when it was computed */
    answerMinutes: integer('answer_minutes'),
    answersCountedAt: instant('answers_counted_at'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    ...valueChecks(table),
    index('vendors_id_photo').on(table.idPhotoUploadId),
    index('vendors_commercial_photo').on(table.commercialPhotoUploadId),
  ],
)

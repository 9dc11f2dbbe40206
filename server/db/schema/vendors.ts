import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { VendorType } from '@/lib/domain/account'
import { createdAt, id, instant } from './columns'
import { users } from './users'

export const vendors = pgTable('vendors', {
  id: id(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  type: text('type').$type<VendorType>().notNull(),
  state: text('state').$type<'waiting' | 'approved' | 'rejected'>().notNull().default('waiting'),
  rejectionReason: text('rejection_reason'),
  address: text('address').notNull().default(''),
  /** where the vendor is reached; the account's own number only changes by a code */
  contactPhone: text('contact_phone'),
  companyName: text('company_name'),
  commercialNumber: text('commercial_number'),
  vatNumber: text('vat_number'),
  idPhotoUploadId: text('id_photo_upload_id'),
  commercialPhotoUploadId: text('commercial_photo_upload_id'),
  /** minutes until half of the recent questions were answered, and when that was last counted */
  answerMinutes: integer('answer_minutes'),
  answersCountedAt: instant('answers_counted_at'),
  createdAt: createdAt(),
  decidedAt: instant('decided_at'),
})

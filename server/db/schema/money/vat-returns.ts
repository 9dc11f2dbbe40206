import { bigint, boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { VAT_BOXES, type VatFigure } from '@/lib/domain/vat-returns/figures'
import { foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'

const money = (name: string) => bigint(name, { mode: 'number' })

/** Filed VAT returns with the figures as they were filed. The database refuses a change and periods that overlap. */
export const vatReturns = pgTable(
  'vat_returns',
  {
    id: id(),
    period: text('period').notNull().unique(),
    /** the days of Riyadh, `[fromDay, toDay)` */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** what the tax authority gave for it */
    reference: text('reference').notNull(),
    figures: jsonb('figures').$type<VatFigure[]>().notNull(),
    dueHalalas: money('due_halalas').notNull(),
    /** VAT that the ledger took up in the period */
    postedHalalas: money('posted_halalas').notNull(),
    filedBy: foreignId('filed_by', () => users.id),
    filedAt: instant('filed_at').notNull(),
  },
  (table) => [index('vat_returns_filed_by').on(table.filedBy)],
)

/** What each filed return was made of: a document or a fee is in one return only. */
export const vatReturnItems = pgTable(
  'vat_return_items',
  {
    /** of the document, or of the ledger's transaction */
    sourceId: text('source_id').primaryKey(),
    returnId: foreignId('return_id', () => vatReturns.id),
    box: oneOf('box', VAT_BOXES).notNull(),
    number: text('number').notNull(),
    bookingId: text('booking_id'),
    bookingCode: text('booking_code'),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    netHalalas: halalas('net_halalas').notNull(),
    vatHalalas: halalas('vat_halalas').notNull(),
    isCorrection: boolean('is_correction').notNull(),
  },
  (table) => [...valueChecks(table), index('vat_return_items_return').on(table.returnId)],
)

import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { EINVOICE_PROFILES, EINVOICE_STATES, type EinvoiceFinding } from '@/lib/domain/invoices/einvoice'
import { foreignId, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { invoices } from './invoices'

/** The last counter and hash of each signing unit. */
export const einvoiceChains = pgTable('einvoice_chains', {
  /** the VAT number of the seller */
  unit: text('unit').primaryKey(),
  lastCounter: integer('last_counter').notNull().default(0),
  lastHash: text('last_hash').notNull(),
})

/** Electronic invoices, each of one document. Triggers refuse a gap, another chain, a change of what was signed and a deletion. */
export const einvoices = pgTable(
  'einvoices',
  {
    invoiceId: foreignId('invoice_id', () => invoices.id).primaryKey(),
    unit: foreignId('unit', () => einvoiceChains.unit),
    counter: integer('counter').notNull(),
    uuid: text('uuid').notNull().unique(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    profile: oneOf('profile', EINVOICE_PROFILES).notNull(),
    /** what was signed, byte for byte */
    xml: text('xml').notNull(),
    qr: text('qr').notNull(),
    state: oneOf('state', EINVOICE_STATES).notNull().default('pending'),
    findings: jsonb('findings').$type<EinvoiceFinding[]>().notNull().default([]),
    /** with ZATCA's stamp, of a standard one */
    clearedXml: text('cleared_xml'),
    createdAt: instant('created_at').notNull(),
    /** when it was last given to the outbox */
    enqueuedAt: instant('enqueued_at').notNull(),
    answeredAt: instant('answered_at'),
    /** when finance was notified that it waits for more than a day */
    overdueAt: instant('overdue_at'),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('einvoices_counter').on(table.unit, table.counter),
    index('einvoices_state').on(table.state, table.createdAt),
  ],
)

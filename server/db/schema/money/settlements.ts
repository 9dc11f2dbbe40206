import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  EXPLANATIONS,
  LINE_PROBLEMS,
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_SOURCES,
} from '@/lib/domain/settlements/settlement'
import { createdAt, foreignId, halalas, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { payments } from './payments'

/** Transfers of a provider to our bank, each imported once; a trigger refuses a change of them. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    provider: text('provider').notNull(),
    settlementId: text('settlement_id').notNull(),
    /** by which the bank's statement names it */
    reference: text('reference'),
    source: oneOf('source', SETTLEMENT_SOURCES).notNull(),
    /** what reached our bank: the sum of its lines */
    transferredHalalas: halalas('transferred_halalas').notNull(),
    /** SHA-256 of its sum and lines in any order: the same settlement from another source is the same */
    fingerprint: text('fingerprint').notNull(),
    settledAt: instant('settled_at').notNull(),
    /** null: read from the provider */
    importedBy: text('imported_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('settlements_once').on(table.provider, table.settlementId),
    index('settlements_settled').on(table.settledAt),
    index('settlements_reference').on(table.reference),
    index('settlements_importer').on(table.importedBy),
  ],
)

/** The lines of settlements; of those that wait only the owner and what explains them change. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: id(),
    settlementId: foreignId('settlement_id', () => settlements.id),
    position: integer('position').notNull(),
    kind: oneOf('kind', SETTLEMENT_LINE_KINDS).notNull(),
    state: oneOf('state', SETTLEMENT_LINE_STATES).notNull(),
    problem: oneOf('problem', LINE_PROBLEMS),
    providerPaymentId: text('provider_payment_id'),
    /** ours, where one has that id at the provider */
    paymentId: text('payment_id').references(() => payments.id),
    netHalalas: halalas('net_halalas').notNull(),
    feeHalalas: halalas('fee_halalas').notNull(),
    vatHalalas: halalas('vat_halalas').notNull(),
    transactedAt: instant('transacted_at'),
    /** the admin who looks after it while it waits */
    ownerId: text('owner_id').references(() => users.id),
    explainedAs: oneOf('explained_as', EXPLANATIONS),
    reason: text('reason'),
    explainedAt: instant('explained_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    uniqueIndex('settlement_lines_position').on(table.settlementId, table.position),
    index('settlement_lines_state').on(table.state, table.createdAt),
    index('settlement_lines_created').on(table.createdAt),
    index('settlement_lines_payment').on(table.paymentId),
    index('settlement_lines_provider_payment').on(table.providerPaymentId),
    index('settlement_lines_owner').on(table.ownerId),
    // A payment is settled once.
    uniqueIndex('settlement_lines_settled')
      .on(table.providerPaymentId)
      .where(sql`kind = 'payment' AND state = 'matched'`),
  ],
)

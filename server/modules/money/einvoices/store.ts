import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { einvoiceChains, einvoices } from '@/server/db/schema/money/einvoices'
import { invoices } from '@/server/db/schema/money/invoices'
import { FIRST_PREVIOUS_HASH } from './stamp'

export type Einvoice = typeof einvoices.$inferSelect

/**
 * Locks all chains until the transaction ends. It comes before the series of documents, and is one lock: a transaction that
 * issues for two units would otherwise wait for one that issues for the same two in the other order.
 */
export async function lockChains(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('chains of electronic invoices', 0))`)
}

/** The last counter and hash of a unit, which begins with its first document. */
export async function findChain(tx: Db, unit: string) {
  await tx.insert(einvoiceChains).values({ unit, lastHash: FIRST_PREVIOUS_HASH }).onConflictDoNothing()
  const [row] = await tx.select().from(einvoiceChains).where(eq(einvoiceChains.unit, unit))
  return row ?? { unit, lastCounter: 0, lastHash: FIRST_PREVIOUS_HASH }
}

/** Writes an electronic invoice and moves its chain on. */
export async function writeEinvoice(tx: Db, einvoice: typeof einvoices.$inferInsert): Promise<void> {
  const { unit, counter, hash } = einvoice
  await tx.insert(einvoices).values(einvoice)
  await tx
    .update(einvoiceChains)
    .set({ lastCounter: counter, lastHash: hash })
    .where(eq(einvoiceChains.unit, unit))
}

export const findEinvoice = (db: Db, invoiceId: string): Promise<Einvoice | null> =>
  firstRow(db.select().from(einvoices).where(eq(einvoices.invoiceId, invoiceId)))

/** What readers of documents see of their electronic invoices. */
export async function findBriefs(db: Db, invoiceIds: readonly string[]) {
  const { invoiceId, profile, state, qr } = einvoices
  const rows = await db
    .select({ invoiceId, profile, state, qr })
    .from(einvoices)
    .where(inArray(invoiceId, [...invoiceIds]))
  return new Map(rows.map(({ invoiceId: id, ...row }) => [id, row]))
}

/** Locks one until the transaction ends; null for an unknown one. */
export const lockEinvoice = (tx: Db, invoiceId: string): Promise<Einvoice | null> =>
  firstRow(tx.select().from(einvoices).where(eq(einvoices.invoiceId, invoiceId)).for('update'))

type Change = Partial<
  Pick<Einvoice, 'state' | 'findings' | 'clearedXml' | 'qr' | 'answeredAt' | 'enqueuedAt' | 'overdueAt'>
>

/** Notes an answer, unless one was noted before; answers whether it did. */
export async function noteAnswer(tx: Db, invoiceId: string, change: Change): Promise<boolean> {
  const noted = await tx
    .update(einvoices)
    .set(change)
    .where(and(eq(einvoices.invoiceId, invoiceId), eq(einvoices.state, 'pending')))
    .returning({ id: einvoices.invoiceId })
  return noted.length > 0
}

export async function updateEinvoice(tx: Db, invoiceId: string, change: Change): Promise<void> {
  await tx.update(einvoices).set(change).where(eq(einvoices.invoiceId, invoiceId))
}

/** Takes those that wait and were last given to the outbox before an instant, and notes that they are given to it again. */
export async function takeForgotten(tx: Db, before: Date, now: Date): Promise<string[]> {
  const rows = await tx
    .update(einvoices)
    .set({ enqueuedAt: now })
    .where(and(eq(einvoices.state, 'pending'), lte(einvoices.enqueuedAt, before)))
    .returning({ id: einvoices.invoiceId })
  return rows.map(({ id }) => id)
}

/** Takes those that nobody accepted since before an instant, each once. */
export async function takeOverdue(tx: Db, before: Date, now: Date): Promise<string[]> {
  const rows = await tx
    .update(einvoices)
    .set({ overdueAt: now })
    .where(
      and(
        inArray(einvoices.state, ['pending', 'refused']),
        isNull(einvoices.overdueAt),
        lte(einvoices.createdAt, before),
      ),
    )
    .returning({ id: einvoices.invoiceId })
  return rows.map(({ id }) => id)
}

/** With their documents, in any order. */
export const listEinvoices = (db: Db, ids: string[]) =>
  db
    .select({ einvoice: einvoices, invoice: invoices })
    .from(einvoices)
    .innerJoin(invoices, eq(invoices.id, einvoices.invoiceId))
    .where(inArray(einvoices.invoiceId, ids))

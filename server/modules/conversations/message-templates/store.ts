import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import {
  guestNotes,
  messageTemplateListings,
  messageTemplates,
} from '@/server/db/schema/conversations/message-templates'
import { listings } from '@/server/db/schema/listings/listings'

export type MessageTemplate = typeof messageTemplates.$inferSelect

/** The listings that a template names and that are not deleted, as a column. */
const LISTING_IDS = sql<string[]>`coalesce((SELECT array_agg(l.listing_id ORDER BY l.listing_id)
  FROM ${messageTemplateListings} l JOIN ${listings} s ON s.id = l.listing_id AND s.deleted_at IS NULL
  WHERE l.template_id = ${messageTemplates.id}), '{}')`

/** The templates of a vendor, the oldest first. */
export const listTemplates = (db: Db, vendorId: string) =>
  db
    .select({ template: messageTemplates, listingIds: LISTING_IDS })
    .from(messageTemplates)
    .where(eq(messageTemplates.vendorId, vendorId))
    .orderBy(asc(messageTemplates.createdAt), asc(messageTemplates.id))

/** A template of a vendor with its listings, locked. */
export async function lockTemplate(tx: Db, vendorId: string, id: string) {
  const [row] = await tx
    .select({ template: messageTemplates, listingIds: LISTING_IDS })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.vendorId, vendorId)))
    .for('update', { of: messageTemplates })
  return row ?? null
}

export const countTemplates = (tx: Db, vendorId: string): Promise<number> =>
  tx.$count(messageTemplates, eq(messageTemplates.vendorId, vendorId))

export async function insertTemplate(tx: Db, row: typeof messageTemplates.$inferInsert): Promise<string> {
  const [written] = await tx.insert(messageTemplates).values(row).returning({ id: messageTemplates.id })
  if (!written) throw new Error('the database took a template and gave nothing back')
  return written.id
}

export async function updateTemplate(tx: Db, id: string, patch: Partial<MessageTemplate>): Promise<void> {
  await tx.update(messageTemplates).set(patch).where(eq(messageTemplates.id, id))
}

export async function deleteTemplate(tx: Db, id: string): Promise<void> {
  await tx.delete(messageTemplates).where(eq(messageTemplates.id, id))
}

/** Replaces the listings that a template names. */
export async function writeTemplateListings(
  tx: Db,
  templateId: string,
  listingIds: readonly string[],
): Promise<void> {
  await tx.delete(messageTemplateListings).where(eq(messageTemplateListings.templateId, templateId))
  const rows = [...new Set(listingIds)].map((listingId) => ({ templateId, listingId }))
  if (rows.length > 0) await tx.insert(messageTemplateListings).values(rows)
}

export const countOwnListings = (tx: Db, vendorId: string, ids: string[]): Promise<number> =>
  tx.$count(
    listings,
    and(eq(listings.vendorId, vendorId), inArray(listings.id, ids), isNull(listings.deletedAt)),
  )

/** The listings of a vendor with their notes. */
export const listNotes = (db: Db, vendorId: string) =>
  db
    .select({ id: listings.id, name: listings.name, nameAr: listings.nameAr, wifi: guestNotes.wifi })
    .from(listings)
    .leftJoin(guestNotes, eq(guestNotes.listingId, listings.id))
    .where(and(eq(listings.vendorId, vendorId), isNull(listings.deletedAt)))
    .orderBy(asc(listings.name), asc(listings.id))

export async function writeNote(tx: Db, listingId: string, wifi: string): Promise<void> {
  await tx
    .insert(guestNotes)
    .values({ listingId, wifi })
    .onConflictDoUpdate({ target: guestNotes.listingId, set: { wifi } })
}

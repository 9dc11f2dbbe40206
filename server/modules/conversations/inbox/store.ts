import { aliasedTable, and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { mayWrite } from '@/lib/domain/admin/areas'
import { DomainError } from '@/lib/domain/issues'
import type { ReportKind } from '@/lib/domain/reviews/report'
import type { Db } from '@/server/db/db'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { contactMessages } from '@/server/db/schema/conversations/contact'
import { inboxEvents, inboxItems } from '@/server/db/schema/conversations/inbox'
import { reports } from '@/server/db/schema/conversations/reports'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { isAdminWhose } from '@/server/modules/people/accounts/admin-roles'

export type InboxItem = typeof inboxItems.$inferSelect
export type NewEvent = typeof inboxEvents.$inferInsert

const assignees = aliasedTable(users, 'assignee')
const senders = aliasedTable(users, 'sender')

/** Items with what they are about, in any order. */
export function loadItems(db: Db, ids: string[]) {
  return db
    .select({
      item: inboxItems,
      contact: contactMessages,
      report: reports,
      review: reviews,
      listing: listings,
      assignee: assignees.firstName,
      sender: senders,
    })
    .from(inboxItems)
    .leftJoin(contactMessages, eq(contactMessages.id, inboxItems.contactId))
    .leftJoin(reports, eq(reports.id, inboxItems.reportId))
    .leftJoin(reviews, eq(reviews.id, inboxItems.reviewId))
    .leftJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(assignees, eq(assignees.id, inboxItems.assigneeId))
    .leftJoin(
      senders,
      eq(senders.id, sql`coalesce(${contactMessages.userId}, ${reports.reporterId}, ${reviews.authorId})`),
    )
    .where(inArray(inboxItems.id, ids))
}
export type LoadedItem = Awaited<ReturnType<typeof loadItems>>[number]

export async function findItem(db: Db, id: string): Promise<LoadedItem> {
  const [row] = await loadItems(db, [id])
  if (!row) throw new DomainError('not_found')
  return row
}

/** Locks an item for a decision; refused when it is no longer as the admin saw it, with what is new. */
export async function lockShownItem(tx: Db, id: string, version: number): Promise<InboxItem> {
  const [item] = await tx.select().from(inboxItems).where(eq(inboxItems.id, id)).for('update')
  if (!item) throw new DomainError('not_found')
  assertShown(item, version)
  return item
}

export function assertShown({ version, state }: InboxItem, shown: number): void {
  if (version !== shown) throw new DomainError('stale_decision', { data: { version, state } })
}

type Change = Partial<Pick<InboxItem, 'state' | 'assigneeId' | 'closedAt'>>

export async function writeItem(tx: Db, id: string, change: Change): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ ...change, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, id))
}

export async function writeEvent(tx: Db, event: NewEvent): Promise<string> {
  const [written] = await tx.insert(inboxEvents).values(event).returning({ id: inboxEvents.id })
  if (!written) throw new Error('the database took an event and gave no id')
  return written.id
}

/** Oldest first. */
export function listEvents(db: Db, itemId: string) {
  const authors = aliasedTable(users, 'author')
  return db
    .select({ event: inboxEvents, author: authors.firstName, assignee: assignees.firstName })
    .from(inboxEvents)
    .leftJoin(authors, eq(authors.id, inboxEvents.authorId))
    .leftJoin(assignees, eq(assignees.id, inboxEvents.assigneeId))
    .where(eq(inboxEvents.itemId, itemId))
    .orderBy(asc(inboxEvents.createdAt), asc(inboxEvents.id))
}

/** An answer with the message that it belongs to. */
export async function findAnswer(db: Db, eventId: string) {
  const [row] = await db
    .select({ text: inboxEvents.body, contact: contactMessages })
    .from(inboxEvents)
    .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
    .innerJoin(contactMessages, eq(contactMessages.id, inboxItems.contactId))
    .where(eq(inboxEvents.id, eventId))
  return row
}

/** The admins who may take an item. */
export async function listAssignees(db: Db) {
  const mayTake = await isAdminWhose(db, (role) => mayWrite(role, 'inbox'))
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(mayTake, isNull(users.blockedAt)))
    .orderBy(asc(users.firstName), asc(users.id))
}

/** Closes the items of all reports of a subject; returns their ids. */
export async function closeItemsOfReports(
  tx: Db,
  { kind, subjectId }: { kind: ReportKind; subjectId: string },
  now: Date,
): Promise<string[]> {
  const same = tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, subjectId)))
  const rows = await tx
    .update(inboxItems)
    .set({ state: 'closed', closedAt: now, version: sql`${inboxItems.version} + 1` })
    .where(and(inArray(inboxItems.reportId, same), ne(inboxItems.state, 'closed')))
    .returning({ id: inboxItems.id })
  return rows.map((row) => row.id)
}

/** Contact messages whose item was closed before an instant. */
export async function deleteMessagesClosedBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: inboxItems.contactId })
    .from(inboxItems)
    .where(and(eq(inboxItems.kind, 'contact'), lt(inboxItems.closedAt, before)))
  await db.delete(contactMessages).where(inArray(contactMessages.id, old))
}

import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/db'
import { firstRow } from '@/server/db/first-row'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { isOwnerOf } from '@/server/policy/vendor-owner'
import type { Reader } from './reader'

export type Conversation = typeof conversations.$inferSelect

const guests = alias(users, 'guest')
const hosts = alias(users, 'host')

/** The columns that belong to a side, and to the other one. */
export const OF_SIDE = {
  guest: { read: 'guestReadSeq', notified: 'guestNotifiedSeq', blocked: 'guestBlockedAt' },
  vendor: { read: 'vendorReadSeq', notified: 'vendorNotifiedSeq', blocked: 'vendorBlockedAt' },
} as const satisfies Record<ConversationSide, Record<string, keyof Conversation>>
export const OTHER_SIDE = { guest: 'vendor', vendor: 'guest' } as const

/** The conversations of a reader, as guest and for the vendor. */
export const isOfReader = ({ userId, vendorId }: Reader) =>
  or(eq(conversations.guestId, userId), vendorId ? eq(conversations.vendorId, vendorId) : undefined)

/** Of the messages of a conversation those that the other side wrote, and the last one that the reader's side has read. */
export const fromOtherSide = (userId: string) =>
  sql`(${conversations.guestId} = ${userId}) = (${messages.senderId} <> ${conversations.guestId})`
export const readSeqOf = (userId: string) =>
  sql`CASE WHEN ${conversations.guestId} = ${userId} THEN ${conversations.guestReadSeq} ELSE ${conversations.vendorReadSeq} END`

const conversationsWithParties = (db: Db) =>
  db
    .select({ conversation: conversations, guest: guests, host: hosts, listing: listings, last: messages })
    .from(conversations)
    .innerJoin(guests, eq(guests.id, conversations.guestId))
    .innerJoin(vendorMembers, isOwnerOf(conversations.vendorId))
    .innerJoin(hosts, eq(hosts.id, vendorMembers.userId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )

/** A conversation with its users, listing and newest message; null for strangers. */
export const findConversationWithParties = (db: Db, reader: Reader, id: string) =>
  firstRow(conversationsWithParties(db).where(and(eq(conversations.id, id), isOfReader(reader))))
export type ConversationWithParties = NonNullable<Awaited<ReturnType<typeof findConversationWithParties>>>

/** One page of the conversations with messages, the newest first. */
export async function listConversationsWithParties(
  db: Db,
  reader: Reader,
  page: { limit: number; offset: number },
) {
  const talking = and(isOfReader(reader), gt(conversations.lastSeq, 0))
  const [counted] = await db.select({ total: count() }).from(conversations).where(talking)
  const rows = await conversationsWithParties(db)
    .where(talking)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: counted?.total ?? 0 }
}

/** A reader's unread messages by conversation, without those of the own side. */
export async function countUnread(db: Db, reader: Reader): Promise<Map<string, number>> {
  const { userId } = reader
  const rows = await db
    .select({ id: conversations.id, unread: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(isOfReader(reader), sql`${messages.seq} > ${readSeqOf(userId)}`, fromOtherSide(userId)))
    .groupBy(conversations.id)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

export async function findConversation(db: Db, reader: Reader, id: string): Promise<Conversation | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isOfReader(reader)))
  return row ?? null
}

/** The same, locked until the transaction ends, so that message numbers have no gaps. */
export async function lockConversation(tx: Db, reader: Reader, id: string): Promise<Conversation | null> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isOfReader(reader)))
    .for('update')
  return row ?? null
}

/** The only conversation of a guest about a listing; concurrent calls get the same one. */
export async function findOrCreateConversation(
  db: Db,
  wanted: Pick<Conversation, 'guestId' | 'vendorId' | 'listingId' | 'createdAt'> & { id?: string },
): Promise<string> {
  await db.insert(conversations).values(wanted).onConflictDoNothing()
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.guestId, wanted.guestId), eq(conversations.listingId, wanted.listingId)))
  if (!row) throw new Error('the database took a conversation and does not know it')
  return row.id
}

export async function countConversationsSince(db: Db, guestId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(conversations)
    .where(and(eq(conversations.guestId, guestId), gt(conversations.createdAt, since)))
  return row?.made ?? 0
}

/** Moves the read mark forwards only, at most to the newest message; false when it did not move. */
export async function advanceRead(
  db: Db,
  { id }: Conversation,
  side: ConversationSide,
  upTo: number,
): Promise<boolean> {
  const column = OF_SIDE[side].read
  const moved = await db
    .update(conversations)
    .set({ [column]: sql`least(${upTo}::int, ${conversations.lastSeq})` })
    .where(
      and(
        eq(conversations.id, id),
        sql`${conversations[column]} < least(${upTo}::int, ${conversations.lastSeq})`,
      ),
    )
    .returning({ id: conversations.id })
  return moved.length > 0
}

/** Both sides count as reminded of all messages. */
export async function setReminded(tx: Db, { id, lastSeq }: Conversation): Promise<void> {
  await tx
    .update(conversations)
    .set({ guestNotifiedSeq: lastSeq, vendorNotifiedSeq: lastSeq })
    .where(eq(conversations.id, id))
}

export async function setBlocked(
  db: Db,
  { id }: Conversation,
  side: ConversationSide,
  at: Date | null,
): Promise<void> {
  await db
    .update(conversations)
    .set({ [OF_SIDE[side].blocked]: at })
    .where(eq(conversations.id, id))
}

/** The vendor of a public listing, as the receiver of messages. */
export async function findListingVendor(db: Db, listingId: string) {
  const [row] = await db
    .select({ vendorId: listings.vendorId })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)))
  return row?.vendorId ?? null
}

import { and, eq, gt, sql } from 'drizzle-orm'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations'
import { listings } from '@/server/db/schema/listings'
import { users } from '@/server/db/schema/users'
import { publicNameOf } from '@/server/modules/listings/public-name'

/** The columns of a side, as SQL spells them. */
const COLUMNS = {
  guest: { user: 'guest_id', read: 'guest_read_seq', told: 'guest_notified_seq' },
  vendor: { user: 'vendor_user_id', read: 'vendor_read_seq', told: 'vendor_notified_seq' },
} as const

/**
 * Claims conversations with messages unread since before `writtenBefore` and no reminder since the last reading.
 * Claiming marks the reminder as sent, so that two processes send one.
 */
export async function claimUnread(
  tx: Db,
  side: ConversationSide,
  { writtenBefore, limit }: { writtenBefore: Date; limit: number },
): Promise<{ conversationId: string; userId: string }[]> {
  const user = sql.raw(COLUMNS[side].user)
  const read = sql.raw(COLUMNS[side].read)
  const reported = sql.raw(COLUMNS[side].told)
  const before = writtenBefore.toISOString()
  const rows = await rowsOf<{ conversation_id: string; user_id: string }>(
    tx,
    sql`UPDATE conversations SET ${reported} = last_seq WHERE id IN (
      SELECT c.id FROM conversations c
      WHERE c.last_seq > c.${read} AND c.${reported} <= c.${read}
        AND c.guest_blocked_at IS NULL AND c.vendor_blocked_at IS NULL
        AND EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND m.seq > c.${read}
          AND m.sender_id <> c.${user} AND m.created_at <= ${before}::timestamptz)
      ORDER BY c.last_message_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING id AS conversation_id, ${user} AS user_id`,
  )
  return rows.map((row) => ({ conversationId: row.conversation_id, userId: row.user_id }))
}

export interface UnreadMessages {
  /** of the other side */
  name: Bilingual
  service: Bilingual
  unread: number
}

/** The unread part of a conversation; null when there is none. */
export async function findUnread(
  db: Db,
  conversationId: string,
  userId: string,
): Promise<UnreadMessages | null> {
  const readSeq = sql`CASE WHEN ${conversations.guestId} = ${userId} THEN ${conversations.guestReadSeq} ELSE ${conversations.vendorReadSeq} END`
  const rows = await db
    .select({ sender: users, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.seq, readSeq),
        sql`${messages.senderId} <> ${userId}`,
      ),
    )
  const [first] = rows
  if (!first) return null
  const { sender, listing } = first
  return {
    name: publicNameOf(sender),
    service: { en: listing.name, ar: listing.nameAr },
    unread: rows.length,
  }
}

import { and, eq, gt, sql } from 'drizzle-orm'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { isOwnerOf } from '@/server/policy/vendor-owner'
import { fromOtherSide, readSeqOf } from './store'

/** The columns of a side, as SQL spells them, and how the senders of the other side differ from the guest. */
const COLUMNS = {
  guest: { from: '<>', read: 'guest_read_seq', told: 'guest_notified_seq' },
  vendor: { from: '=', read: 'vendor_read_seq', told: 'vendor_notified_seq' },
} as const

/**
 * Claims conversations with messages unread since before `writtenBefore` and no reminder since the last reading.
 * Claiming marks the reminder as sent, so that two processes send one.
 */
export async function claimUnread(
  tx: Db,
  side: ConversationSide,
  { writtenBefore, limit }: { writtenBefore: Date; limit: number },
): Promise<{ conversationId: string; guestId: string; vendorId: string }[]> {
  const from = sql.raw(COLUMNS[side].from)
  const read = sql.raw(COLUMNS[side].read)
  const reported = sql.raw(COLUMNS[side].told)
  const before = writtenBefore.toISOString()
  const rows = await rowsOf<{ conversation_id: string; guest_id: string; vendor_id: string }>(
    tx,
    sql`UPDATE conversations SET ${reported} = last_seq WHERE id IN (
      SELECT c.id FROM conversations c
      WHERE c.last_seq > c.${read} AND c.${reported} <= c.${read}
        AND c.guest_blocked_at IS NULL AND c.vendor_blocked_at IS NULL
        AND EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND m.seq > c.${read}
          AND m.sender_id ${from} c.guest_id AND m.created_at <= ${before}::timestamptz)
      ORDER BY c.last_message_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING id AS conversation_id, guest_id, vendor_id`,
  )
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    guestId: row.guest_id,
    vendorId: row.vendor_id,
  }))
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
  const rows = await db
    .select({ other: users, listing: listings })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(vendorMembers, isOwnerOf(conversations.vendorId))
    .innerJoin(
      users,
      eq(
        users.id,
        sql`CASE WHEN ${conversations.guestId} = ${userId} THEN ${vendorMembers.userId} ELSE ${conversations.guestId} END`,
      ),
    )
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gt(messages.seq, readSeqOf(userId)),
        fromOtherSide(userId),
      ),
    )
  const [first] = rows
  if (!first) return null
  const { other, listing } = first
  return {
    name: publicNameOf(other),
    service: { en: listing.name, ar: listing.nameAr },
    unread: rows.length,
  }
}

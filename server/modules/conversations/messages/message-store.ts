import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { users } from '@/server/db/schema/people/users'
import type { Conversation } from './store'

export type Message = typeof messages.$inferSelect
export type NewMessage = Omit<typeof messages.$inferInsert, 'seq'> & { createdAt: Date }

/** The message that the sender has already sent with this `clientId`. */
export async function findSent(
  db: Db,
  { conversationId, senderId, clientId }: Pick<Message, 'conversationId' | 'senderId' | 'clientId'>,
): Promise<Message | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, senderId),
        eq(messages.clientId, clientId),
      ),
    )
  return row ?? null
}

/** Writes the next message of a locked conversation. */
export async function writeMessage(
  tx: Db,
  { id, lastSeq }: Conversation,
  message: NewMessage,
): Promise<Message> {
  const seq = lastSeq + 1
  await tx
    .update(conversations)
    .set({ lastSeq: seq, lastMessageAt: message.createdAt })
    .where(eq(conversations.id, id))
  const [written] = await tx
    .insert(messages)
    .values({ ...message, seq })
    .returning()
  if (!written) throw new Error('the database took a message and gave nothing back')
  return written
}

export interface Cursor {
  before?: number
  after?: number
}

/** The `limit` messages before or after a number, else the newest; always the oldest first. */
export async function listMessagesAround(
  db: Db,
  conversationId: string,
  { before, after }: Cursor,
  limit: number,
): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.seq, before),
        after === undefined ? undefined : gt(messages.seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit)
  return after === undefined ? rows.reverse() : rows
}

export async function readMessage(db: Db, conversationId: string, id: string): Promise<Message | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)))
  return row ?? null
}

/** A message with its conversation, for its events and reminders. */
export async function findWithConversation(db: Db, messageId: string) {
  const [row] = await db
    .select({ message: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId))
  return row ?? null
}

/** Those that a user wrote: what a template sends in the owner's name takes nothing of the owner's limit. */
export async function countSentSince(db: Db, senderId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(messages)
    .where(
      and(eq(messages.senderId, senderId), eq(messages.isAutomatic, false), gt(messages.createdAt, since)),
    )
  return row?.sent ?? 0
}

/** Whether one of the accounts is open. */
export async function hasOpenAccount(db: Db, userIds: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.deletedAt)))
  return rows.length > 0
}

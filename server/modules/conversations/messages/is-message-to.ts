import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import type { Reader } from './reader'
import { fromOtherSide, isOfReader } from './store'

/** A message that the user could read and did not write. */
export async function isMessageTo(db: Db, id: string, reader: Reader): Promise<boolean> {
  const [row] = await db
    .select({ senderId: messages.senderId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isOfReader(reader), fromOtherSide(reader.userId)))
  return row !== undefined
}

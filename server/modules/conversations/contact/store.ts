import { and, count, eq, gt } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { contactMessages } from '@/server/db/schema/conversations/contact'

type ContactMessage = typeof contactMessages.$inferSelect

/** The number of messages from an address, and with a given contact, after an instant. */
export async function countSince(
  db: Db,
  { addressHash, reach, since }: { addressHash: string; reach: string; since: Date },
) {
  const countOf = async (column: 'addressHash' | 'reach', value: string) => {
    const same = and(eq(contactMessages[column], value), gt(contactMessages.createdAt, since))
    const [row] = await db.select({ messages: count() }).from(contactMessages).where(same)
    return row?.messages ?? 0
  }
  return {
    fromAddress: await countOf('addressHash', addressHash),
    ofReach: await countOf('reach', reach),
  }
}

export async function writeMessage(tx: Db, message: typeof contactMessages.$inferInsert): Promise<string> {
  const [written] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!written) throw new Error('the database took a message and gave no id')
  return written.id
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

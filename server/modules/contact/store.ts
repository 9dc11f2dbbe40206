import { aliasedTable, and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'
import type { ContactState } from '@/lib/domain/content-pages/contact'
import type { Db } from '@/server/db/db'
import { contactMessages } from '@/server/db/schema/contact'
import { users } from '@/server/db/schema/users'

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

/** Open ones by age, answered ones newest first. */
export function listMessages(db: Db, state: ContactState, page: { limit: number; offset: number }) {
  const answerer = aliasedTable(users, 'answerer')
  return db
    .select({ message: contactMessages, answeredBy: answerer.firstName })
    .from(contactMessages)
    .leftJoin(answerer, eq(answerer.id, contactMessages.answeredBy))
    .where(eq(contactMessages.state, state))
    .orderBy(
      state === 'open' ? asc(contactMessages.createdAt) : desc(contactMessages.answeredAt),
      asc(contactMessages.id),
    )
    .limit(page.limit)
    .offset(page.offset)
}

export async function countByState(db: Db): Promise<Record<ContactState, number>> {
  const rows = await db
    .select({ state: contactMessages.state, messages: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state)
  const counts = { open: 0, answered: 0 }
  for (const row of rows) counts[row.state] = row.messages
  return counts
}

/** False when the message does not exist or has that state already. */
export async function writeState(
  tx: Db,
  id: string,
  change: Pick<ContactMessage, 'state' | 'answeredAt' | 'answeredBy'>,
): Promise<boolean> {
  const before = change.state === 'open' ? 'answered' : 'open'
  const changed = await tx
    .update(contactMessages)
    .set(change)
    .where(and(eq(contactMessages.id, id), eq(contactMessages.state, before)))
    .returning({ id: contactMessages.id })
  return changed.length > 0
}

export async function deleteAnsweredBefore(db: Db, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.answeredAt, before))
}

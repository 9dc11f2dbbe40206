import type { Db } from '@/server/db/open'
import { notifications } from '@/server/db/schema/messages'

/** Tells a person something: call it in the transaction of the cause. */
export async function tellPerson(tx: Db, notification: typeof notifications.$inferInsert): Promise<void> {
  await tx.insert(notifications).values(notification)
}

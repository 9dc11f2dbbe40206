import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { inboxEvents, inboxItems } from '@/server/db/schema/conversations/inbox'

type Subject = { contactId: string } | { reportId: string } | { reviewId: string }

/**
 * Puts a subject into the inbox, in the transaction of its cause. An item of this subject is opened again and stays with
 * its assignee; a hidden review waits until an admin shows it again or closes it.
 */
export async function openItem(tx: Db, subject: Subject, now: Date): Promise<void> {
  const kind = 'contactId' in subject ? 'contact' : 'reportId' in subject ? 'report' : 'review'
  const state = kind === 'review' ? 'waiting' : 'open'
  const target = { contact: inboxItems.contactId, report: inboxItems.reportId, review: inboxItems.reviewId }
  const [item] = await tx
    .insert(inboxItems)
    .values({ ...subject, kind, state, createdAt: now })
    .onConflictDoUpdate({
      target: target[kind],
      set: {
        state: sql`CASE WHEN ${inboxItems.assigneeId} IS NULL OR excluded.state = 'waiting' THEN excluded.state ELSE 'assigned' END`,
        closedAt: null,
        version: sql`${inboxItems.version} + 1`,
      },
    })
    .returning({ id: inboxItems.id, version: inboxItems.version })
  if (kind === 'report' && item && item.version > 1)
    await tx.insert(inboxEvents).values({ itemId: item.id, event: 'reported_again', createdAt: now })
}

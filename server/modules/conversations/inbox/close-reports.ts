import type { ReportKind } from '@/lib/domain/reviews/report'
import type { Db } from '@/server/db/db'
import { closeItemsOfReports, writeEvent } from './store'

interface Closing {
  admin: { _id: string }
  reason: string
  now: Date
}

/** Closes the items of all reports of a subject, in the transaction of the action on it. */
export async function closeReportsOf(
  tx: Db,
  subject: { kind: ReportKind; subjectId: string },
  { admin, reason, now }: Closing,
): Promise<void> {
  for (const itemId of await closeItemsOfReports(tx, subject, now)) {
    await writeEvent(tx, { itemId, event: 'closed', authorId: admin._id, body: reason, createdAt: now })
  }
}

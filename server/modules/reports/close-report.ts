import { DomainError } from '@/lib/domain/issues'
import type { ReportKind } from '@/lib/domain/reviews/report'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { decidedBefore } from '@/server/modules/audit/decided-before'
import { writeAudit } from '@/server/modules/audit/write-audit'
import { type Closing, closeAllOf, closeOne, isReport } from './store'

/** An admin closes a report with a note; a second admin gets `already_done`. */
export function closeReport({ db, clock }: Deps, admin: SignedIn, id: string, note: string): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    if (!(await closeOne(tx, id, { note, closedBy: admin._id, closedAt: now }))) {
      if (!(await isReport(tx, id))) throw new DomainError('not_found')
      throw await decidedBefore(tx, 'report', id)
    }
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'report_closed',
      subjectId: id,
      reason: note,
      before: { state: 'open' },
      after: { state: 'closed' },
      createdAt: now,
    })
  })
}

/** Closes all reports of a subject, in the transaction of the action on it. */
export function closeReportsOf(tx: Db, kind: ReportKind, subjectId: string, closing: Closing): Promise<void> {
  return closeAllOf(tx, { kind, subjectId }, closing)
}

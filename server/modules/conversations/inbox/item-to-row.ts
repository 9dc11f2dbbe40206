import type { InboxRow } from '@/lib/contract/schemas/inbox/inbox'
import type { ReportSubject } from '@/lib/contract/schemas/reviews/report'
import { fullName } from '@/lib/domain/account/account'
import type { ReportKind } from '@/lib/domain/reviews/report'
import type { Db } from '@/server/db/db'
import {
  nameOfSubject,
  readReportSubjects,
  subjectIn,
} from '@/server/modules/conversations/reports/read-subjects'
import type { LoadedItem } from './store'

/** What an item is about in the terms of a report; null for a contact message. */
export function subjectRefOf({ report, review }: LoadedItem): { kind: ReportKind; subjectId: string } | null {
  if (report) return { kind: report.kind, subjectId: report.subjectId }
  return review && { kind: 'review', subjectId: review.id }
}

export async function itemsToRows(db: Db, loaded: readonly LoadedItem[]): Promise<InboxRow[]> {
  const refs = loaded.flatMap((one) => subjectRefOf(one) ?? [])
  const subjects = await readReportSubjects(db, refs)
  return loaded.map((one) => {
    const ref = subjectRefOf(one)
    return itemToRow(one, ref && subjectIn(subjects, ref))
  })
}

export function itemToRow(
  { item, contact, report, assignee, sender }: LoadedItem,
  subject: ReportSubject | null,
): InboxRow {
  const { id, kind, state, createdAt } = item
  return {
    _id: id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    assignee,
    topic: contact?.topic ?? null,
    report: report && { kind: report.kind, reason: report.reason },
    about: nameOfSubject(subject),
    sender: contact?.name ?? (sender ? fullName(sender) : null),
  }
}

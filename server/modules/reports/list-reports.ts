import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import {
  REPORT_KINDS,
  type ReportListWire,
  type ReportState,
  type ReportSubject,
  type ReportWire,
} from '@/lib/domain/reviews/report'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { users } from '@/server/db/schema/users'
import { publicNameOf } from '@/server/modules/listings/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { countByState, listReports, type ReportRow } from './store'
import { readSubjects } from './subject-store'

/** The reports of one state with their subjects, as far as these still exist. */
export async function listAllReports(
  db: Db,
  state: ReportState,
  { page, pageSize }: PageRequest,
): Promise<ReportListWire> {
  const rows = await listReports(db, { state, limit: pageSize, offset: (page - 1) * pageSize })
  const subjects = await subjectsOf(db, rows)
  const counts = await countByState(db)
  const data = rows.map((row) => reportToWire(row, subjects.get(keyOf(row.report)) ?? null))
  return { data, page, pageSize, total: counts[state], counts }
}

const keyOf = ({ kind, subjectId }: { kind: string; subjectId: string }) => `${kind}/${subjectId}`

async function subjectsOf(db: Db, rows: ReportRow[]): Promise<Map<string, ReportSubject>> {
  const subjects = new Map<string, ReportSubject>()
  for (const kind of REPORT_KINDS) {
    const ids = rows.flatMap(({ report }) => (report.kind === kind ? [report.subjectId] : []))
    if (ids.length === 0) continue
    for (const found of await readSubjects[kind](db, ids)) {
      subjects.set(keyOf({ kind, subjectId: found.id }), subjectOf(found))
    }
  }
  return subjects
}

type Found = Awaited<ReturnType<(typeof readSubjects)[keyof typeof readSubjects]>>[number]

function subjectOf(found: Found): ReportSubject {
  const listing = 'listing' in found ? found.listing : null
  const review = 'review' in found ? found.review : null
  const message = 'message' in found ? found.message : null
  return {
    listing: listing && rowName(listing),
    href: listing && `/${listingTypeOf(listing.type).slug}/${listing.id}`,
    text: review?.body ?? message?.body ?? null,
    rating: review?.rating ?? null,
    person: nameOf(found.person),
    isHidden: review?.isHidden ?? false,
  }
}

function reportToWire({ report, reporter }: ReportRow, subject: ReportSubject | null): ReportWire {
  const { id, kind, subjectId, reason, body, state, note } = report
  return {
    _id: id,
    kind,
    subjectId,
    reason,
    text: body,
    state,
    note,
    createdAt: report.createdAt.toISOString(),
    closedAt: report.closedAt?.toISOString() ?? null,
    reporter: reporter && nameOf(reporter),
    subject,
  }
}

const nameOf = (person: typeof users.$inferSelect) => nameToWire(publicNameOf(person))

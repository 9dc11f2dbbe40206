import type { ReportSubject } from '@/lib/contract/schemas/reviews/report'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { REPORT_KINDS, type ReportKind } from '@/lib/domain/reviews/report'
import { type LocalizedName, nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { readSubjects } from './subject-store'

interface SubjectRef {
  kind: ReportKind
  subjectId: string
}

export type SubjectMap = ReadonlyMap<string, ReportSubject>

const keyOf = ({ kind, subjectId }: SubjectRef) => `${kind}/${subjectId}`
export const subjectIn = (subjects: SubjectMap, ref: SubjectRef) => subjects.get(keyOf(ref)) ?? null

/** What was reported, as far as it still exists. */
export async function readReportSubjects(db: Db, refs: readonly SubjectRef[]): Promise<SubjectMap> {
  const subjects = new Map<string, ReportSubject>()
  for (const kind of REPORT_KINDS) {
    const ids = refs.flatMap((ref) => (ref.kind === kind ? [ref.subjectId] : []))
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
    person: nameToWire(publicNameOf(found.person)),
    isHidden: review?.isHidden ?? false,
  }
}

/** The short name of a subject: its listing, or the user. */
export const nameOfSubject = (subject: ReportSubject | null): LocalizedName | null =>
  subject && (subject.listing ?? subject.person)

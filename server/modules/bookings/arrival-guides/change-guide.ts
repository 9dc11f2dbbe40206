import { isDeepStrictEqual } from 'node:util'
import type { ArrivalGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import {
  type ArrivalGuide,
  type ArrivalGuideBody,
  EMPTY_BASICS,
  guideFromBody,
  guideIssues,
} from '@/lib/domain/arrival-guide/arrival-guide'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { assertOwnUploads } from '@/server/modules/platform/uploads/assert-own-uploads'
import { deleteUnusedDocuments } from '@/server/modules/platform/uploads/delete-uploads'
import { documentIdOf } from '@/server/modules/platform/uploads/document-file'
import type { Member } from '@/server/policy/signed-in'
import { findGuide, guideOf, writeGuide } from './store'

/** The guide of a vendor's listing. */
export async function getGuide({ db, clock }: Deps, member: Member, id: string): Promise<ArrivalGuideWire> {
  await getOwnBookable(db, member, id, clock.now())
  return getStoredGuide(db, id)
}

/** Replaces the guide of a listing; guests who may know it read the new one. Photos that left it are deleted with their files. */
export async function changeGuide(
  deps: Deps,
  member: Member,
  id: string,
  body: ArrivalGuideBody,
): Promise<ArrivalGuideWire> {
  const { basedOn } = body
  let left: string[] = []
  const guide = await replaceTerms(
    deps,
    { member, id, basedOn },
    {
      read: getStoredGuide,
      partOf: ({ version: _, ...guide }: ArrivalGuideWire): ArrivalGuide => guide,
      make: async (tx, stored) => {
        const after = guideFromBody(body)
        assertNoIssues(guideIssues(after))
        // A colleague may have taken out a photo that an older version still names: that version is refused as such.
        if (stored.version === basedOn) await assertOwnPhotos(tx, member, stored, after)
        return after
      },
      isSame: isDeepStrictEqual,
      write: async (tx, { before, after, version, now }) => {
        await writeGuide(tx, id, after, { version, updatedAt: now })
        await writeTrail(tx, member, { act: 'arrival_guide_changed', subjectId: id, createdAt: now })
        left = photosWithout(before, after).flatMap((photo) => documentIdOf(photo) ?? [])
      },
    },
  )
  await deleteUnusedDocuments(deps, left)
  return guide
}

const photosWithout = ({ photos }: ArrivalGuide, other: ArrivalGuide): string[] =>
  photos.map(({ photo }) => photo).filter((photo) => !other.photos.some((one) => one.photo === photo))

/** The first guide of a listing, as the demo has one. */
export const insertGuide = (tx: Db, id: string, body: ArrivalGuideBody, now: Date): Promise<void> =>
  writeGuide(tx, id, guideFromBody(body), { version: 1, updatedAt: now })

async function getStoredGuide(db: Db, id: string): Promise<ArrivalGuideWire> {
  const row = await findGuide(db, id)
  if (!row) return { version: 0, ...EMPTY_BASICS, sections: [], photos: [] }
  return { version: row.version, ...guideOf(row) }
}

/** A new photo is a private upload of the member's own: papers of colleagues are private uploads of the vendor too. */
async function assertOwnPhotos(
  tx: Db,
  { _id: userId }: Member,
  before: ArrivalGuide,
  { photos }: ArrivalGuide,
): Promise<void> {
  const named = photos.flatMap(({ photo }, at) =>
    before.photos.some((one) => one.photo === photo) ? [] : [[`photos.${at}.photo`, photo]],
  )
  await assertOwnUploads(tx, { userId }, Object.fromEntries(named))
}

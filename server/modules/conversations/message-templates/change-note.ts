import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { assertOwnListings } from './assert-own-listings'
import type { Editor } from './manage-templates'
import { writeNote } from './store'

/** What `{wifi}` is at a listing. */
export function changeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Editor,
  listingId: string,
  wifi: string,
) {
  return db.transaction(async (tx) => {
    await assertOwnListings(tx, member.vendorId, [listingId])
    await writeNote(tx, listingId, wifi)
    await writeTrail(tx, member, { act: 'guest_note_changed', subjectId: listingId, createdAt: clock.now() })
  })
}

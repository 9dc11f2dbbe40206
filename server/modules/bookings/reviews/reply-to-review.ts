import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { isReviewShown } from './publish-review'
import { findReview, getListingOwner, insertReply } from './store'

/** The vendor's single public reply to a visible review. */
export async function replyToReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Pick<Member, '_id' | 'vendorId' | 'apiKey'>,
  id: string,
  text: string,
): Promise<void> {
  const review = await findReview(db, id)
  const owner = review && (await getListingOwner(db, review.listingId))
  if (!review || owner?.vendorId !== member.vendorId || !(await isReviewShown(db, id)))
    throw new DomainError('not_found')
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await insertReply(tx, id, text, now))) throw new DomainError('already_done')
    await writeTrail(tx, member, { act: 'review_answered', subjectId: review.listingId, createdAt: now })
  })
}

import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { isReviewShown } from './is-review-shown'
import { readPlaceOf, readReview, writeAnswer } from './store'

/** The one public answer of the owner to a review that everybody can read. */
export async function answerReview(
  { db, clock }: Deps,
  vendor: SignedIn,
  id: string,
  text: string,
): Promise<void> {
  const review = await readReview(db, id)
  const place = review && (await readPlaceOf(db, review.serviceId))
  if (place?.ownerId !== vendor._id || !(await isReviewShown(db, id))) throw new Refusal('not_found')
  if (!(await writeAnswer(db, id, text, clock.now()))) throw new Refusal('already_done')
}

import type { Review } from '@/lib/contract/schemas/catalogue'
import type { Language } from '@/lib/domain/account/account'
import type { Page } from '@/lib/domain/catalogue'
import { DomainError } from '@/lib/domain/issues'
import type { ReviewSort } from '@/lib/domain/reviews/listing-reviews'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { findPropertyId } from '@/server/db/find-property'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import type { SignedIn } from '@/server/policy/signed-in'
import { isShown } from './get-listing'
import { listShownReviews, type ReviewRow } from './store'

export interface ReviewsQuery extends PageRequest {
  sort: ReviewSort
  /** words that the review or the host's answer must hold; empty for all */
  text: string
  /** of the reader */
  language: Language
}

/** The reviews of a listing; those of a room type are its property's. */
export async function listReviews(
  deps: Deps,
  listingId: string,
  { page, pageSize, sort, text, language }: ReviewsQuery,
  reader: SignedIn | null,
): Promise<Page<Review>> {
  if (!(await isShown(deps, listingId, reader))) throw new DomainError('not_found')
  const { rows, total } = await listShownReviews(deps.db, await findPropertyId(deps.db, listingId), {
    sort,
    text,
    language,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { data: rows.map(reviewOf), page, pageSize, total }
}

function reviewOf({ review, author }: ReviewRow): Review {
  const name = publicNameOf(author)
  return {
    _id: review.id,
    rating: review.rating,
    aspects: review.aspects,
    text: review.body,
    language: review.language,
    author: nameToWire(name),
    createdAt: review.createdAt.toISOString(),
    answer: review.vendorAnswer,
    photos: review.photos,
  }
}

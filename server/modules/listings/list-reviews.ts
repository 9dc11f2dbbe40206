import type { Page, Review } from '@/lib/domain/catalogue'
import { Refusal } from '@/lib/domain/issues'

import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageAsked } from '@/server/plugins/params'
import { publicNameOf } from './person-name'
import { maySee } from './read-listing'
import { type ReviewRow, readReviews, readVisibility } from './store'

export async function listReviews(
  deps: Deps,
  serviceId: string,
  { page, pageSize }: PageAsked,
  reader: SignedIn | null,
): Promise<Page<Review>> {
  const service = await readVisibility(deps.db, serviceId)
  if (!service || !maySee(service, reader)) throw new Refusal('not_found')
  const { rows, total } = await readReviews(deps.db, serviceId, {
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
    author: { name: name.en, name_ar: name.ar },
    createdAt: review.createdAt.toISOString(),
    answer: review.vendorAnswer,
  }
}

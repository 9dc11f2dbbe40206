import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { memberIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import type { Member } from '@/server/policy/signed-in'
import { listVendorReviews } from './list-vendor-reviews'
import { isReviewShown } from './publish-review'
import { findReview, getListingOwner, insertReply } from './store'
import { reviewGuest, reviewStay } from './write-review'

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /bookings/:id/review', (request) =>
    reviewStay(deps, request.user, request.params.id, request.body),
  )

  serve(app, 'POST /vendor/bookings/:id/review', async (request) => {
    await reviewGuest(deps, memberIn(request), request.params.id, request.body)
  })

  serve(app, 'GET /vendor/reviews', (request) =>
    listVendorReviews(deps, memberIn(request), readPage(request.query)),
  )

  serve(app, 'POST /vendor/reviews/:id/answer', async (request) => {
    await replyToReview(deps, memberIn(request), request.params.id, request.body.text)
  })
}

/** The vendor's single public reply to a visible review. */
async function replyToReview({ db, clock }: Deps, member: Member, id: string, text: string): Promise<void> {
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

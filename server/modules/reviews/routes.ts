import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import {
  type GuestReviewBody,
  guestReviewBody,
  type ReviewBody,
  replyBody,
  reviewBody,
} from '@/lib/domain/reviews/review'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { listVendorReviews } from './list-vendor-reviews'
import { isReviewShown } from './publish-review'
import { findReview, getListingOwner, insertReply } from './store'
import { reviewGuest, reviewStay } from './write-review'

const VENDOR = { access: 'vendor' } as const

const pageQuery = object(pageFields).noUnknown().exact()

export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: IdParam; Body: ReviewBody }>(
    '/bookings/:id/review',
    { config: { access: 'user' }, schema: { params: idParam, body: reviewBody } },
    async (request, reply) => {
      const written = await reviewStay(deps, userIn(request), request.params.id, request.body)
      return reply.code(201).send(written)
    },
  )

  app.post<{ Params: IdParam; Body: GuestReviewBody }>(
    `/${VENDOR_PATH}/bookings/:id/review`,
    { config: VENDOR, schema: { params: idParam, body: guestReviewBody } },
    async (request, reply) => {
      await reviewGuest(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  app.get<{ Querystring: InferType<typeof pageQuery> }>(
    `/${VENDOR_PATH}/reviews`,
    { config: VENDOR, schema: { querystring: pageQuery } },
    (request) => listVendorReviews(deps, userIn(request), readPage(request.query)),
  )

  app.post<{ Params: IdParam; Body: InferType<typeof replyBody> }>(
    `/${VENDOR_PATH}/reviews/:id/answer`,
    { config: VENDOR, schema: { params: idParam, body: replyBody } },
    async (request, reply) => {
      await replyToReview(deps, userIn(request), request.params.id, request.body.text)
      return reply.code(204).send()
    },
  )
}

/** The vendor's single public reply to a visible review. */
async function replyToReview({ db, clock }: Deps, vendor: SignedIn, id: string, text: string): Promise<void> {
  const review = await findReview(db, id)
  const owner = review && (await getListingOwner(db, review.listingId))
  if (owner?.ownerId !== vendor._id || !(await isReviewShown(db, id))) throw new DomainError('not_found')
  if (!(await insertReply(db, id, text, clock.now()))) throw new DomainError('already_done')
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { listVendorReviews } from './list-vendor-reviews'
import { replyToReview } from './reply-to-review'
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

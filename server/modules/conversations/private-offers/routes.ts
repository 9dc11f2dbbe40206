import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { declineOffer, withdrawOffer } from './end-offer'
import { listOfferable } from './list-offerable'
import { sendOffer } from './send-offer'

/** Prices that vendors offer to one guest. */
export function privateOfferRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/conversations/:id/offers/listings', (request) =>
    listOfferable(deps, memberIn(request), request.params.id),
  )
  serve(app, 'POST /vendor/conversations/:id/offers', (request) =>
    sendOffer(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'POST /offers/:id/decline', ({ user, params }) => declineOffer(deps, user._id, params.id))
  serve(app, 'POST /vendor/offers/:id/withdraw', (request) =>
    withdrawOffer(deps, memberIn(request), request.params.id),
  )
}

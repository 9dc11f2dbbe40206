import type { FastifyInstance } from 'fastify'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import { createListing } from '@/server/modules/listings/vendor-listings/create-listing'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { setCalendarTerms } from './set-terms'

/** A new listing of each type, with what its calendar begins with. */
export function newListingRoutes(app: FastifyInstance, deps: Deps): void {
  for (const listingType of LISTING_TYPES) {
    const { segment } = listingType
    serve(app, `POST /${segment}`, async (request, reply) => {
      const { body: payload, query, headers } = request
      const isConfirmed = query.confirmed === 'true'
      const sent = { payload, key: headers['idempotency-key'], isConfirmed, setTerms: setCalendarTerms }
      const answer = await createListing(deps, memberIn(request), listingType, sent)
      return reply.status(answer.status).send(answer.body)
    })
  }
}

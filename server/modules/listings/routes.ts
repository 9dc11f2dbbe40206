import type { FastifyInstance } from 'fastify'
import type { WithdrawnListing } from '@/lib/contract/schemas/listing/listing'
import { DomainError } from '@/lib/domain/issues'
import { toWire } from '@/lib/domain/listing/wire'
import { REVIEW_SORTS } from '@/lib/domain/reviews/listing-reviews'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { onReplica } from '@/server/plugins/replicas'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { getAvailability } from './get-availability'
import { getListing, roundDegrees } from './get-listing'
import { listReviews } from './list-reviews'
import { quoteListing } from './quote-listing'
import { findListingRow } from './store'

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /services/details/:id', (request) =>
    onReplica(deps, request, async (reader) =>
      toWire(await getListing(reader, request.params.id, request.user)),
    ),
  )

  serve(app, 'GET /services/:id/withdrawn', (request) =>
    onReplica(deps, request, (reader) => getWithdrawnListing(reader, request.params.id)),
  )

  serve(app, 'GET /services/:id/availability', (request) =>
    onReplica(deps, request, (reader) =>
      getAvailability(reader, request.user, request.params.id, request.query),
    ),
  )

  serve(app, 'POST /services/:id/quote', ({ params, body, user, ip }) =>
    quoteListing(deps, { user, address: ip }, params.id, body),
  )

  serve(app, 'GET /services/:id/reviews', (request) => {
    const { params, query, user, headers } = request
    const { sort = REVIEW_SORTS[0], q: text = '', language } = query
    const reader = language ?? languageOf(headers['accept-language'])
    const wanted = { ...readPage(query), sort, text, language: reader }
    return onReplica(deps, request, (replica) => listReviews(replica, params.id, wanted, user))
  })
}

/** The public data of a suspended listing: enough to offer similar ones, without the reason. */
async function getWithdrawnListing({ db }: Pick<Deps, 'db'>, id: string): Promise<WithdrawnListing> {
  const row = await findListingRow(db, id)
  if (!row || row.listing.deletedAt || row.listing.state !== 'suspended') throw new DomainError('not_found')
  const { listing, city } = row
  return {
    _id: listing.id,
    type: listing.type,
    ...rowName(listing),
    city: rowName(city),
    latitude: roundDegrees(listing.latitude),
    longitude: roundDegrees(listing.longitude),
  }
}

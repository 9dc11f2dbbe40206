import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { type QuoteBody, quoteBody } from '@/lib/domain/booking/bodies'
import { DomainError } from '@/lib/domain/issues'
import type { WithdrawnListing } from '@/lib/domain/listing/listing'
import { toWire } from '@/lib/domain/listing/wire'
import { MAX_REVIEW_SEARCH, REVIEW_SORTS } from '@/lib/domain/reviews/listing-reviews'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { onReplica } from '@/server/plugins/replicas'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { getAvailability } from './get-availability'
import { getListing, roundDegrees } from './get-listing'
import { listReviews } from './list-reviews'
import { quoteListing } from './quote-stay'
import { findListingRow } from './store'

const PUBLIC = { access: 'public' } as const

const rangeQuery = object({ from: string().required().max(10), to: string().required().max(10) })
  .noUnknown()
  .exact()
const reviewsQuery = object({
  ...pageFields,
  sort: string().oneOf(REVIEW_SORTS),
  q: string().max(MAX_REVIEW_SEARCH),
})
  .noUnknown()
  .exact()

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam }>(
    '/services/details/:id',
    { config: PUBLIC, schema: { params: idParam } },
    (request) =>
      onReplica(deps, request, async (reader) =>
        toWire(await getListing(reader, request.params.id, request.user)),
      ),
  )

  app.get<{ Params: IdParam }>(
    '/services/:id/withdrawn',
    { config: PUBLIC, schema: { params: idParam } },
    (request) => onReplica(deps, request, (reader) => getWithdrawnListing(reader, request.params.id)),
  )

  app.get<{ Params: IdParam; Querystring: InferType<typeof rangeQuery> }>(
    '/services/:id/availability',
    { config: PUBLIC, schema: { params: idParam, querystring: rangeQuery } },
    (request) =>
      onReplica(deps, request, (reader) =>
        getAvailability(reader, request.user, request.params.id, request.query),
      ),
  )

  app.post<{ Params: IdParam; Body: QuoteBody }>(
    '/services/:id/quote',
    { config: PUBLIC, schema: { params: idParam, body: quoteBody } },
    ({ params, body, user, ip }) => quoteListing(deps, { user, address: ip }, params.id, body),
  )

  app.get<{ Params: IdParam; Querystring: InferType<typeof reviewsQuery> }>(
    '/services/:id/reviews',
    { config: PUBLIC, schema: { params: idParam, querystring: reviewsQuery } },
    (request) => {
      const { params, query, user } = request
      const wanted = { ...readPage(query), sort: query.sort ?? 'newest', text: query.q ?? '' }
      return onReplica(deps, request, (reader) => listReviews(reader, params.id, wanted, user))
    },
  )
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

import type { FastifyInstance } from 'fastify'
import { LISTING_TYPES, type ListingType } from '@/lib/domain/listing/listing-types'
import type { Deps } from '@/server/deps'
import { memberIn, preparingVendorIn } from '@/server/plugins/auth'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { changeBasePrices, getBasePrices } from './base-prices'
import { changeListingState, deleteListing } from './change-listing-state'
import { draftRoutes } from './drafts/draft-routes'
import { duplicateListing } from './duplicate-listing'
import { getEditableListing } from './get-editable-listing'
import { getVendorFigures } from './get-figures'
import { getOverview } from './get-overview'
import { getStayTaxes } from './get-stay-taxes'
import { listVendorListings } from './list-vendor-listings'
import { addRoomType, listRoomTypes } from './room-types'
import { updateListing } from './update-listing'

/**
 * A vendor's own listings. The calls of each type come from its row in LISTING_TYPES; the one that creates a listing is of the
 * calendar, whose terms it may have.
 */
export function vendorListingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/services', (request) => {
    const { status = null, roomTypes, ...page } = request.query
    const which = { state: status, hasRoomTypes: roomTypes === 'true' }
    return listVendorListings(deps, memberIn(request), { ...readPage(page), ...which })
  })
  serve(app, 'GET /vendor/services/:id', (request) =>
    getEditableListing(deps, memberIn(request), request.params.id),
  )
  serve(app, 'GET /vendor/services/:id/overview', (request) =>
    getOverview(deps, memberIn(request), request.params.id),
  )
  serve(app, 'GET /vendor/services/:id/prices', (request) =>
    getBasePrices(deps, memberIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/services/:id/prices', (request) =>
    changeBasePrices(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'GET /vendor/services/:id/room-types', (request) =>
    listRoomTypes(deps, memberIn(request), request.params.id),
  )
  serve(app, 'POST /vendor/services/:id/room-types', async (request, reply) =>
    reply.status(201).send(await addRoomType(deps, memberIn(request), request.params.id)),
  )
  serve(app, 'GET /vendor/stay-taxes', (request) =>
    getStayTaxes(deps, preparingVendorIn(request), request.query.type),
  )
  serve(app, 'GET /vendor/figures', (request) => getVendorFigures(deps, memberIn(request)))
  draftRoutes(app, deps)
  for (const listingType of LISTING_TYPES) routesOfType(app, deps, listingType)
}

function routesOfType(app: FastifyInstance, deps: Deps, listingType: ListingType): void {
  const { segment } = listingType

  serve(app, `PUT /${segment}/:id`, (request) => {
    const { confirmed, basedOn } = request.query
    return updateListing(deps, memberIn(request), {
      listingType,
      id: request.params.id,
      payload: request.body,
      isConfirmed: confirmed === 'true',
      basedOn: basedOn === undefined ? null : Number(basedOn),
    })
  })

  serve(app, `DELETE /${segment}/:id`, (request) =>
    deleteListing(deps, memberIn(request), { listingType, id: request.params.id }),
  )

  for (const event of ['pause', 'resume'] as const)
    serve(app, `POST /${segment}/:id/${event}`, (request) =>
      changeListingState(deps, memberIn(request), { listingType, id: request.params.id }, event),
    )

  serve(app, `POST /${segment}/:id/duplicate`, (request) =>
    duplicateListing(deps, memberIn(request), { listingType, id: request.params.id }),
  )
}

import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { idParam, pageFields } from '@/lib/contract/inputs'
import { KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { type BasePricesBody, basePricesBody } from '@/lib/domain/listing/base-prices'
import { LISTING_TYPES, type ListingType } from '@/lib/domain/listing/listing-types'
import { type ListingPayload, payloadSchemaOfAny } from '@/lib/domain/listing/payload'
import { LISTING_STATES } from '@/lib/domain/listing/vocabulary'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { type IdParam, readPage } from '@/server/plugins/request-params'
import { changeBasePrices, getBasePrices } from './base-prices'
import { changeListingState, deleteListing } from './change-listing-state'
import { createListing } from './create-listing'
import { draftRoutes } from './drafts/draft-routes'
import { duplicateListing } from './duplicate-listing'
import { getEditableListing } from './get-editable-listing'
import { getVendorFigures } from './get-figures'
import { getOverview } from './get-overview'
import { listVendorListings } from './list-vendor-listings'
import { updateListing } from './update-listing'

const READING = { access: 'vendor', action: 'readListings' } as const
const EDITING = { access: 'vendor', action: 'editListings' } as const
const PRICES = { access: 'vendor', action: 'editCalendar', keyScopes: ['prices'] } as const
const ONE = { config: EDITING, schema: { params: idParam } } as const

const listQuery = object({ ...pageFields, status: string().oneOf(LISTING_STATES) })
  .noUnknown()
  .exact()

/** `confirmed=true`: the vendor means prices that are far from the usual. */
const saveQuery = object({ confirmed: string().oneOf(['true']) })
  .noUnknown()
  .exact()
type SaveQuery = InferType<typeof saveQuery>

/** `basedOn`: the version that the edit is a change of; without it the last save wins. */
const editQuery = saveQuery.shape({ basedOn: string().matches(/^[1-9]\d{0,8}$/) })
type EditQuery = InferType<typeof editQuery>

/** A vendor's own listings. The calls of each type come from its row in LISTING_TYPES. */
export function vendorListingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    `/${VENDOR_PATH}/services`,
    { config: { ...READING, keyScopes: KEY_SCOPES }, schema: { querystring: listQuery } },
    (request) => {
      const { status = null, ...page } = request.query
      return listVendorListings(deps, memberIn(request), { ...readPage(page), state: status })
    },
  )

  app.get<{ Params: IdParam }>(`/${VENDOR_PATH}/services/:id`, ONE, (request) =>
    getEditableListing(deps, memberIn(request), request.params.id),
  )

  app.get<{ Params: IdParam }>(`/${VENDOR_PATH}/services/:id/overview`, ONE, (request) =>
    getOverview(deps, memberIn(request), request.params.id),
  )

  app.get<{ Params: IdParam }>(
    `/${VENDOR_PATH}/services/:id/prices`,
    { config: PRICES, schema: { params: idParam } },
    (request) => getBasePrices(deps, memberIn(request), request.params.id),
  )

  app.put<{ Params: IdParam; Body: BasePricesBody }>(
    `/${VENDOR_PATH}/services/:id/prices`,
    { config: PRICES, schema: { params: idParam, body: basePricesBody } },
    (request) => changeBasePrices(deps, memberIn(request), request.params.id, request.body),
  )

  app.get(`/${VENDOR_PATH}/figures`, { config: { access: 'vendor', action: 'readMoney' } }, (request) =>
    getVendorFigures(deps, memberIn(request)),
  )

  draftRoutes(app, deps)
  for (const listingType of LISTING_TYPES) kindRoutes(app, deps, listingType)
}

function kindRoutes(app: FastifyInstance, deps: Deps, listingType: ListingType): void {
  const body = payloadSchemaOfAny(listingType)
  const all = `/${listingType.segment}`
  const one = `${all}/:id`

  const creating = { ...EDITING, use: 'newListing' } as const
  app.post<{ Body: ListingPayload; Querystring: SaveQuery }>(
    all,
    { config: creating, schema: { body, querystring: saveQuery } },
    async (request, reply) => {
      const sent = { payload: request.body, key: request.headers['idempotency-key'] }
      const isConfirmed = request.query.confirmed === 'true'
      const answer = await createListing(deps, memberIn(request), listingType, { ...sent, isConfirmed })
      return reply.status(answer.status).send(answer.body)
    },
  )

  app.put<{ Params: IdParam; Body: ListingPayload; Querystring: EditQuery }>(
    one,
    { config: EDITING, schema: { params: idParam, body, querystring: editQuery } },
    (request) => {
      const { id } = request.params
      const { confirmed, basedOn } = request.query
      return updateListing(deps, memberIn(request), {
        listingType,
        id,
        payload: request.body,
        isConfirmed: confirmed === 'true',
        basedOn: basedOn === undefined ? null : Number(basedOn),
      })
    },
  )

  app.delete<{ Params: IdParam }>(one, ONE, async (request, reply) => {
    await deleteListing(deps, memberIn(request), { listingType, id: request.params.id })
    return reply.status(204).send()
  })

  for (const event of ['pause', 'resume'] as const) {
    app.post<{ Params: IdParam }>(`${one}/${event}`, ONE, (request) =>
      changeListingState(deps, memberIn(request), { listingType, id: request.params.id }, event),
    )
  }

  const copying = { ...ONE, config: { ...EDITING, use: 'duplicate' } } as const
  app.post<{ Params: IdParam }>(`${one}/duplicate`, copying, async (request, reply) => {
    const { id } = request.params
    return reply.status(201).send(await duplicateListing(deps, memberIn(request), { listingType, id }))
  })
}

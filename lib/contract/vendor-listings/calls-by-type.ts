import { Type } from '@sinclair/typebox'
import { string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import { EditableListingWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { exactObject } from '@/lib/domain/exact-object'
import { LISTING_TYPES, type ListingSegment, type ListingType } from '@/lib/domain/listing/listing-types'
import { payloadSchemaOfAny } from '@/lib/domain/listing/payload'

/** `confirmed=true`: the vendor means prices that are far from the usual. */
const saveQuery = exactObject({ confirmed: string().oneOf(['true']) })

/** `basedOn`: the version that the edit is a change of; without it the last save wins. */
const editQuery = saveQuery.shape({ basedOn: string().matches(/^[1-9]\d{0,8}$/) })

const EDITING = { access: 'vendor', action: 'editListings' } as const
const ONE = { ...EDITING, params: idParam } as const
const stateAnswer = Type.Object({ _id: Type.String(), status: oneOf(['live', 'paused']) })

/** `:type` is the segment of a listing type, whose payload is the body. */
function callsOf(listingType: ListingType) {
  const body = payloadSchemaOfAny(listingType)
  return {
    'POST /:type': {
      ...EDITING,
      use: 'newListing',
      query: saveQuery,
      body,
      idempotencyKey: 'optional',
      status: 201,
      answer: EditableListingWire,
      errors: ['invalid', 'unusual_change', 'not_found'],
    },
    'PUT /:type/:id': {
      ...ONE,
      query: editQuery,
      body: payloadSchemaOfAny(listingType, { isEdit: true }),
      answer: EditableListingWire,
      errors: ['invalid', 'unusual_change', 'changed_meanwhile'],
    },
    'DELETE /:type/:id': { ...ONE, errors: ['open_bookings'] },
    'POST /:type/:id/pause': { ...ONE, answer: stateAnswer, errors: ['already_done', 'wrong_service_state'] },
    'POST /:type/:id/resume': {
      ...ONE,
      answer: stateAnswer,
      errors: ['already_done', 'wrong_service_state'],
    },
    'POST /:type/:id/duplicate': {
      ...ONE,
      use: 'duplicate',
      status: 201,
      answer: EditableListingWire,
      errors: ['too_many_drafts', 'too_many_room_types'],
    },
  } as const satisfies Routes
}

type Calls = ReturnType<typeof callsOf>
type CallsByType = {
  [Name in keyof Calls as Name extends `${infer Method} /:type${infer Rest}`
    ? `${Method} /${ListingSegment}${Rest}`
    : never]: Calls[Name]
}

/** The calls of every listing type, such as `POST /chalet`. The compiler does not know the names of entries that are computed. */
export const callsByType = Object.fromEntries(
  LISTING_TYPES.flatMap((listingType) =>
    Object.entries(callsOf(listingType)).map(([name, route]) => [
      name.replace(':type', listingType.segment),
      route,
    ]),
  ),
) as CallsByType

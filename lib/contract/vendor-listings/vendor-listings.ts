import { string } from 'yup'
import { idParam, pageFields } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { BasePricesWire } from '@/lib/contract/schemas/listing/base-prices'
import {
  EditableListingWire,
  ListingOverviewWire,
  VendorFiguresWire,
  VendorListingsWire,
  VendorRoomTypesWire,
} from '@/lib/contract/schemas/listing/vendor-listing'
import { StayTaxes } from '@/lib/contract/schemas/rates/stay-vat'
import { KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { exactObject } from '@/lib/domain/exact-object'
import { basePricesBody } from '@/lib/domain/listing/pricing/base-prices'
import { LISTING_STATES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

/** Without `roomTypes` those of a property are counted in it and not listed. */
const listQuery = exactObject({
  ...pageFields,
  status: string().oneOf(LISTING_STATES),
  roomTypes: string().oneOf(['true']),
})

const stayTaxesQuery = exactObject({ type: string().required().oneOf(PROPERTY_TYPES) })

/** A vendor's own listings. The calls of each type are in `calls-by-type.ts`. */
export const vendorListingsRoutes = {
  'GET /vendor/stay-taxes': {
    access: 'applicant',
    action: 'editListings',
    query: stayTaxesQuery,
    answer: StayTaxes,
  },
  'GET /vendor/services': {
    access: 'vendor',
    action: 'readListings',
    keyScopes: KEY_SCOPES,
    query: listQuery,
    answer: VendorListingsWire,
  },
  'GET /vendor/services/:id/room-types': {
    access: 'vendor',
    action: 'readListings',
    params: idParam,
    answer: VendorRoomTypesWire,
  },
  'POST /vendor/services/:id/room-types': {
    access: 'vendor',
    action: 'editListings',
    use: 'duplicate',
    params: idParam,
    status: 201,
    answer: EditableListingWire,
    errors: ['no_room_types', 'too_many_room_types'],
  },
  'GET /vendor/services/:id': {
    access: 'vendor',
    action: 'editListings',
    params: idParam,
    answer: EditableListingWire,
  },
  'GET /vendor/services/:id/overview': {
    access: 'vendor',
    action: 'editListings',
    params: idParam,
    answer: ListingOverviewWire,
  },
  'GET /vendor/services/:id/prices': {
    access: 'vendor',
    action: 'editCalendar',
    keyScopes: ['prices'],
    params: idParam,
    answer: BasePricesWire,
  },
  'PUT /vendor/services/:id/prices': {
    access: 'vendor',
    action: 'editCalendar',
    keyScopes: ['prices'],
    params: idParam,
    body: basePricesBody,
    answer: BasePricesWire,
    errors: ['changed_meanwhile', 'invalid', 'unusual_change'],
  },
  'GET /vendor/figures': { access: 'vendor', action: 'readMoney', answer: VendorFiguresWire },
} as const satisfies Routes

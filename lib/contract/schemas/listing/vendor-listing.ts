import { type Static, Type } from '@sinclair/typebox'
import { withPayloadFields } from '@/lib/contract/listing-fields'
import { is, named, nullable, oneOf, pageOf, partialRecord } from '@/lib/contract/schema'
import { AnswerOnly } from '@/lib/contract/schemas/listing/answer-wire'
import { CaptionOfPhoto } from '@/lib/contract/schemas/listing/draft'
import { PriceChange } from '@/lib/contract/schemas/listing/pricing/price-changes'
import { ListingWire } from '@/lib/contract/schemas/listing/wire'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as fieldReasons from '@/lib/domain/listing/field-reasons'
import { LICENCE_STATES } from '@/lib/domain/listing/licence'
import { LISTING_ACTORS, LISTING_HISTORY_EVENTS } from '@/lib/domain/listing/listing-lifecycle'
import type * as vendorListing from '@/lib/domain/listing/vendor-listing'
import { LISTING_STATES, PRICE_UNITS, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

const FieldReason = is<fieldReasons.FieldReason>()(
  named(
    'FieldReason',
    "What an admin wants corrected in one field of a listing; `path` is the field's path in a draft.",
    { path: Type.String(), reason: Type.String() },
  ),
)

export const PropertyOfRoomType = is<vendorListing.PropertyOfRoomType>()(
  named('PropertyOfRoomType', 'the property of a room type; absent of other listings', {
    ...LocalizedName.properties,
    _id: Type.String(),
  }),
)

const EditableFields = is<vendorListing.EditableFields>()(
  Type.Object({
    version: Type.Number({
      description: 'grows with every edit and every decision; the `basedOn` of the next edit',
    }),
    hasPendingChange: Type.Boolean(),
    reason: nullable(Type.String(), {
      description: 'why an admin rejected it or its change, in short and by field',
    }),
    fieldReasons: Type.Array(FieldReason),
    roomTypeOf: Type.Optional(PropertyOfRoomType),
  }),
)

export const EditableListingWire = Type.Unsafe<vendorListing.EditableListingWire>({
  ...withPayloadFields(Type.Object({ ...AnswerOnly.properties, ...EditableFields.properties })),
  title: 'EditableListingWire',
  description: 'A listing for editing: with its pending change, and the times as the vendor set them.',
})

export const ListingHistoryEntry = Type.Object(
  {
    event: oneOf(LISTING_HISTORY_EVENTS),
    role: oneOf(LISTING_ACTORS),
    status: oneOf(LISTING_STATES),
    reason: nullable(Type.String()),
    prices: Type.Array(PriceChange, { description: 'of the event `price`, else empty' }),
    createdAt: Type.String(),
  },
  { title: 'ListingHistoryEntry' },
)
export type ListingHistoryEntry = Static<typeof ListingHistoryEntry>

export const VendorListingCard = named('VendorListingCard', "A listing in its vendor's list; money in SAR.", {
  ...LocalizedName.properties,
  _id: Type.String(),
  type: oneOf(PROPERTY_TYPES),
  segment: Type.String({ description: 'the path of its calls: PUT {segment}/{_id} and the like' }),
  status: oneOf(LISTING_STATES),
  reason: nullable(Type.String(), { description: 'why an admin has rejected or suspended it' }),
  hasPendingChange: Type.Boolean({
    description: "a change of texts or images waits for an admin's approval",
  }),
  image: nullable(Type.String()),
  city: LocalizedName,
  price: Type.Object({ unit: oneOf(PRICE_UNITS), from: Type.Number() }),
  rating: nullable(Type.Number()),
  reviewsCount: Type.Number(),
  views: Type.Number(),
  nextBooking: nullable(Type.String(), { description: 'the next arrival, an instant' }),
  openBookings: Type.Number({ description: 'bookings that have not ended' }),
  occupancy: Type.Number({ description: 'sold share of the next 30 nights, in percent' }),
  licence: nullable(oneOf(LICENCE_STATES), { description: 'null for types that need none' }),
  licenceExpiresOn: nullable(Type.String(), { description: 'ISO day' }),
  createdAt: Type.String(),
  roomTypes: Type.Optional(
    Type.Number({ description: 'of a property with several: how many, itself included' }),
  ),
  property: Type.Optional(Type.String({ description: 'of a room type: the id of its property' })),
})
export type VendorListingCard = Static<typeof VendorListingCard>

export const ShownTextsWire = named(
  'ShownTextsWire',
  'The texts and images that an admin reviews, with the names of the specification.',
  {
    nameInEnglish: Type.String(),
    nameInArabic: Type.String(),
    descriptionInEnglish: Type.String(),
    descriptionInArabic: Type.String(),
    images: Type.Array(Type.String()),
    photoCaptions: Type.Array(CaptionOfPhoto),
  },
)
export type ShownTextsWire = Static<typeof ShownTextsWire>

export const TextChangeWire = named('TextChangeWire', 'A pending change beside what guests see.', {
  published: ShownTextsWire,
  proposed: ShownTextsWire,
})
export type TextChangeWire = Static<typeof TextChangeWire>

export const ListingOverviewWire = named('ListingOverviewWire', 'one listing with its history and figures.', {
  card: VendorListingCard,
  service: ListingWire,
  change: nullable(TextChangeWire),
  history: Type.Array(ListingHistoryEntry, { description: 'newest first' }),
  requiresLicence: Type.Boolean(),
  figures: Type.Object(
    { stays: Type.Number(), nights: Type.Number(), income: Type.Number() },
    { description: 'all-time: stays without cancelled ones, and income in SAR after the commission' },
  ),
})
export type ListingOverviewWire = Static<typeof ListingOverviewWire>

export const OpenBookings = named(
  'OpenBookings',
  'The open bookings that prevent a deletion, in the answer to DELETE {type}/{id}.',
  { bookings: Type.Array(Type.Object({ _id: Type.String(), code: Type.String() })) },
)
export type OpenBookings = Static<typeof OpenBookings>

export const VendorFiguresWire = named(
  'VendorFiguresWire',
  "GET vendor/figures: a vendor's current month; money in SAR after the commission.",
  {
    month: Type.String({ description: 'the month in Riyadh, such as 2026-03' }),
    income: Type.Number(),
    nights: Type.Number(),
    requestsWaiting: Type.Number(),
  },
)
export type VendorFiguresWire = Static<typeof VendorFiguresWire>

export const VendorListingsWire = named(
  'VendorListingsWire',
  'one page of them, and the count of each state.',
  {
    ...pageOf(VendorListingCard).properties,
    counts: partialRecord(LISTING_STATES, Type.Number()),
    requiresLicence: Type.Boolean({
      description: 'whether a listing in which people sleep needs a licence to be published',
    }),
  },
)
export type VendorListingsWire = Static<typeof VendorListingsWire>

/** A room type of a vendor: how many rooms there are, and for how many guests each. */
export const VendorRoomType = Type.Object({
  ...VendorListingCard.properties,
  units: Type.Number(),
  maxGuests: Type.Number(),
})
export type VendorRoomType = Static<typeof VendorRoomType>

export const VendorRoomTypesWire = named(
  'VendorRoomTypesWire',
  'the room types of a property, itself first, in every state.',
  { property: Type.String(), data: Type.Array(VendorRoomType) },
)
export type VendorRoomTypesWire = Static<typeof VendorRoomTypesWire>

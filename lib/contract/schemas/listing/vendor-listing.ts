import { Type } from '@sinclair/typebox'
import { withPayloadFields } from '@/lib/contract/listing-fields'
import { is, nullable, oneOf, pageOf, partialRecord } from '@/lib/contract/schema'
import { PriceChange } from '@/lib/contract/schemas/listing/pricing/price-changes'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { LICENCE_STATES } from '@/lib/domain/listing/licence'
import { LISTING_ACTORS, LISTING_HISTORY_EVENTS } from '@/lib/domain/listing/listing-lifecycle'
import type * as vendorListing from '@/lib/domain/listing/vendor-listing'
import { LISTING_STATES, PRICE_UNITS, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { AnswerOnly } from './answer-wire'
import { CaptionOfPhoto } from './draft'
import { FieldReason } from './field-reasons'
import { ListingWire } from './wire'

export const PropertyOfRoomType = is<vendorListing.PropertyOfRoomType>()(
  Type.Object(
    { ...LocalizedName.properties, _id: Type.String() },
    { title: 'PropertyOfRoomType', description: 'the property of a room type; absent of other listings' },
  ),
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

export const ListingHistoryEntry = is<vendorListing.ListingHistoryEntry>()(
  Type.Object(
    {
      event: oneOf(LISTING_HISTORY_EVENTS),
      role: oneOf(LISTING_ACTORS),
      status: oneOf(LISTING_STATES),
      reason: nullable(Type.String()),
      prices: Type.Array(PriceChange, { description: 'of the event `price`, else empty' }),
      createdAt: Type.String(),
    },
    { title: 'ListingHistoryEntry' },
  ),
)

export const VendorListingCard = is<vendorListing.VendorListingCard>()(
  Type.Object(
    {
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
    },
    { title: 'VendorListingCard', description: "A listing in its vendor's list; money in SAR." },
  ),
)

export const ShownTextsWire = is<vendorListing.ShownTextsWire>()(
  Type.Object(
    {
      nameInEnglish: Type.String(),
      nameInArabic: Type.String(),
      descriptionInEnglish: Type.String(),
      descriptionInArabic: Type.String(),
      images: Type.Array(Type.String()),
      photoCaptions: Type.Array(CaptionOfPhoto),
    },
    {
      title: 'ShownTextsWire',
      description: 'The texts and images that an admin reviews, with the names of the specification.',
    },
  ),
)

export const TextChangeWire = is<vendorListing.TextChangeWire>()(
  Type.Object(
    { published: ShownTextsWire, proposed: ShownTextsWire },
    { title: 'TextChangeWire', description: 'A pending change beside what guests see.' },
  ),
)

export const ListingOverviewWire = is<vendorListing.ListingOverviewWire>()(
  Type.Object(
    {
      card: VendorListingCard,
      service: ListingWire,
      change: nullable(TextChangeWire),
      history: Type.Array(ListingHistoryEntry, { description: 'newest first' }),
      requiresLicence: Type.Boolean(),
      figures: Type.Object(
        { stays: Type.Number(), nights: Type.Number(), income: Type.Number() },
        { description: 'all-time: stays without cancelled ones, and income in SAR after the commission' },
      ),
    },
    {
      title: 'ListingOverviewWire',
      description: 'one listing with its history and figures.',
    },
  ),
)

export const OpenBookings = is<vendorListing.OpenBookings>()(
  Type.Object(
    { bookings: Type.Array(Type.Object({ _id: Type.String(), code: Type.String() })) },
    {
      title: 'OpenBookings',
      description: 'The open bookings that prevent a deletion, in the answer to DELETE {type}/{id}.',
    },
  ),
)

export const VendorFiguresWire = is<vendorListing.VendorFiguresWire>()(
  Type.Object(
    {
      month: Type.String({ description: 'the month in Riyadh, such as 2026-03' }),
      income: Type.Number(),
      nights: Type.Number(),
      requestsWaiting: Type.Number(),
    },
    {
      title: 'VendorFiguresWire',
      description: "GET vendor/figures: a vendor's current month; money in SAR after the commission.",
    },
  ),
)

export const VendorListingsWire = is<vendorListing.VendorListingsWire>()(
  Type.Object(
    {
      ...pageOf(VendorListingCard).properties,
      counts: partialRecord(LISTING_STATES, Type.Number()),
      requiresLicence: Type.Boolean({
        description: 'whether a listing in which people sleep needs a licence to be published',
      }),
    },
    {
      title: 'VendorListingsWire',
      description: 'one page of them, and the count of each state.',
    },
  ),
)

const VendorRoomType = is<vendorListing.VendorRoomType>()(
  Type.Object({ ...VendorListingCard.properties, units: Type.Number(), maxGuests: Type.Number() }),
)

export const VendorRoomTypesWire = is<vendorListing.VendorRoomTypesWire>()(
  Type.Object(
    { property: Type.String(), data: Type.Array(VendorRoomType) },
    {
      title: 'VendorRoomTypesWire',
      description: 'the room types of a property, itself first, in every state.',
    },
  ),
)

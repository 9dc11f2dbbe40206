import { type Static, Type } from '@sinclair/typebox'
import { named, noted, nullable, oneOf, partialRecord, tablePage } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { ERROR_CODES } from '@/lib/domain/issues'
import { LICENCE_STATES } from '@/lib/domain/listing/licence'
import { COMPARED_DECISIONS } from '@/lib/domain/listing/listing-review'
import { FACTS, LISTING_STATES, PRICE_UNITS, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { CalendarTerms } from './calendar-terms'
import { ListingHistoryEntry, OpenBookings, PropertyOfRoomType } from './vendor-listing'
import { ListingWire } from './wire'

export const BulkResult = named(
  'BulkResult',
  'What became of each listing of a bulk decision, in the order of the request.',
  { results: Type.Array(Type.Object({ _id: Type.String(), error: nullable(oneOf(ERROR_CODES)) })) },
)
export type BulkResult = Static<typeof BulkResult>

export const ComparedListing = named('ComparedListing', 'An earlier version beside the proposed one.', {
  decision: oneOf(COMPARED_DECISIONS),
  decidedAt: nullable(Type.String(), {
    description: 'null for one that went public before versions were stored',
  }),
  before: ListingWire,
  after: ListingWire,
})
export type ComparedListing = Static<typeof ComparedListing>

export const DuplicateListing = named(
  'DuplicateListing',
  'Another listing that may be the same place: its pin is close, or it shows the same photos.',
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    type: oneOf(PROPERTY_TYPES),
    status: oneOf(LISTING_STATES),
    owner: LocalizedName,
    isSameVendor: Type.Boolean(),
    metres: nullable(Type.Number(), { description: 'between the pins; null where they are not close' }),
    photos: Type.Array(Type.Object({ url: Type.String(), otherUrl: Type.String() }), {
      description: 'photos of this listing that the other one shows, the same bytes or a near copy',
    }),
  },
)
export type DuplicateListing = Static<typeof DuplicateListing>

export const PhotoCheck = named(
  'PhotoCheck',
  "One image for an admin's review; size in pixels, null where unknown.",
  {
    url: Type.String(),
    width: nullable(Type.Number()),
    height: nullable(Type.Number()),
    isNew: Type.Boolean(),
    isElsewhere: Type.Boolean({ description: 'also used by a listing of another vendor' }),
  },
)
export type PhotoCheck = Static<typeof PhotoCheck>

export const ReviewCard = named('ReviewCard', "A listing in the console's queue; money in SAR.", {
  ...LocalizedName.properties,
  _id: Type.String(),
  type: oneOf(PROPERTY_TYPES),
  status: oneOf(LISTING_STATES),
  reason: nullable(Type.String()),
  version: Type.Number({ description: 'what a decision on it has to name' }),
  hasPendingChange: Type.Boolean(),
  images: Type.Array(Type.String(), { description: 'of the pending change, where there is one' }),
  city: LocalizedName,
  price: Type.Object({ unit: oneOf(PRICE_UNITS), from: Type.Number() }),
  owner: Type.Object({ ...LocalizedName.properties, type: oneOf(['host', 'company']) }),
  licence: nullable(oneOf(LICENCE_STATES)),
  since: Type.String({ description: 'when it was submitted, or created' }),
  property: Type.Optional(
    Type.Object(
      { ...PropertyOfRoomType.properties, status: oneOf(LISTING_STATES) },
      { description: 'of a room type, which guests see while its property is live' },
    ),
  ),
})
export type ReviewCard = Static<typeof ReviewCard>

export const ReviewRoomType = named(
  'ReviewRoomType',
  'A room type of the property that a listing belongs to, in any state; money in SAR.',
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    status: oneOf(LISTING_STATES),
    areaSqm: Type.Number(),
    facts: noted(
      partialRecord(FACTS, Type.Union([Type.String(), Type.Number()])),
      'beds, bathrooms, guests and units, as far as its type of listing has them',
    ),
    price: Type.Object({ unit: oneOf(PRICE_UNITS), from: Type.Number() }),
  },
)
export type ReviewRoomType = Static<typeof ReviewRoomType>

export const ReviewDetail = named('ReviewDetail', 'GET admin/services/{id}.', {
  card: ReviewCard,
  service: noted(ListingWire, 'the listing without its pending change'),
  compared: nullable(ComparedListing, {
    description: 'null for a listing that nobody has decided on before',
  }),
  duplicates: Type.Array(DuplicateListing),
  openBookings: noted(
    OpenBookings.properties.bookings,
    'bookings that have not ended; a suspension leaves them as they are',
  ),
  photos: Type.Array(PhotoCheck),
  terms: noted(CalendarTerms, "with the vendor's names of the rules"),
  roomTypes: Type.Array(ReviewRoomType, {
    description: 'of its property, the property first; empty where it is sold as one',
  }),
  history: Type.Array(ListingHistoryEntry),
  requiresLicence: Type.Boolean(),
})
export type ReviewDetail = Static<typeof ReviewDetail>

export const ReviewListWire = named(
  'ReviewListWire',
  'GET admin/services: one page of the table, and how many listings wait for a decision.',
  { ...tablePage(ReviewCard).properties, counts: Type.Object({ waiting: Type.Number() }) },
)
export type ReviewListWire = Static<typeof ReviewListWire>

export const StaleDecision = named(
  'StaleDecision',
  'The detail of a refused decision: the history of the listing since the version that the admin saw.',
  { version: Type.Number(), history: Type.Array(ListingHistoryEntry) },
)
export type StaleDecision = Static<typeof StaleDecision>

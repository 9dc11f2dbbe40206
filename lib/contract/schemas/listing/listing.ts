import { type Static, Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf, partialRecord } from '@/lib/contract/schema'
import { BookableListing } from '@/lib/contract/schemas/booking/bookable'
import { ListingContent } from '@/lib/contract/schemas/listing/content'
import { ListingFacility } from '@/lib/contract/schemas/listing/facility-choice'
import { OfferedRoomTypes } from '@/lib/contract/schemas/listing/room-types'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as listing from '@/lib/domain/listing/listing'
import type * as terms from '@/lib/domain/listing/terms'
import {
  AUDIENCES,
  BOOKING_TYPES,
  FACTS,
  LISTING_STATES,
  PROPERTY_TYPES,
} from '@/lib/domain/listing/vocabulary'

const VendorTimes = is<terms.VendorTimes>()(
  named('VendorTimes', 'The times as the vendor set them, before defaults and the first day are applied.', {
    check: ListingContent.properties.check,
    firstDay: Type.Union([Type.String(), Type.Literal('')], {
      description: "of the hourly variant; '' where hours are sold from the beginning of the open period",
    }),
    openFrom: Type.Union([Type.String(), Type.Literal('')]),
  }),
)

export const Described = Type.Omit(
  ListingContent,
  [
    'place',
    'payment',
    'week',
    'addOns',
    'facilities',
    'facts',
    'areaSqm',
    'hour',
    'openPeriod',
    'check',
    'audience',
    'bookingType',
    'cancellationPolicy',
    'deposit',
    'lastMinute',
    'calendarTerms',
  ],
  {
    title: 'Described',
    description: 'The content of a listing without the fields that have another form here.',
  },
)

export const ListingLocation = Type.Object(
  {
    address: Type.String(),
    city: LocalizedName,
    district: LocalizedName,
    houseNumber: Type.String({
      description: "like the landmark only for the vendor and guests with a confirmed booking, else ''",
    }),
    landmark: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  { title: 'ListingLocation' },
)

export const ListingHost = Type.Object(
  {
    id: Type.String(),
    name: Bilingual,
    type: oneOf(['host', 'company']),
    avatar: nullable(Type.String()),
    since: Type.String({ description: 'ISO day' }),
    isChecked: Type.Boolean({ description: 'Diyar saw the papers of who owns the vendor today' }),
    answerMinutes: nullable(Type.Number(), {
      description: 'the median answer time of recent messages in minutes; null before there are enough',
    }),
    answerPercent: nullable(Type.Number(), {
      description:
        'in how many percent of recent conversations the host answered; null before there are enough',
    }),
  },
  { title: 'ListingHost' },
)

export const Listing = is<listing.Listing>()(
  named('Listing', "A listing: the vendor's content, its booking terms, its state and its ratings.", {
    ...Described.properties,
    ...OfferedRoomTypes.properties,
    id: Type.String(),
    state: oneOf(LISTING_STATES),
    category: Bilingual,
    areaSqm: Type.Number(),
    location: ListingLocation,
    facts: partialRecord(FACTS, Type.Union([Type.String(), Type.Number()])),
    facilities: Type.Array(ListingFacility),
    audience: oneOf(AUDIENCES),
    bookingType: oneOf(BOOKING_TYPES),
    terms: BookableListing,
    givenTimes: Type.Optional(
      noted(VendorTimes, 'absent when read from the wire, and on listings stored before this field existed'),
    ),
    hasAppointments: Type.Optional(
      Type.Literal(true, {
        description: 'its vendor has hours at which guests may look at it; absent: none',
      }),
    ),
    rating: nullable(Type.Number()),
    reviewsCount: Type.Number(),
    aspectRatings: Type.Array(Type.Number(), {
      description: 'mean marks of the six aspects, in the order of `REVIEW_ASPECTS`',
    }),
    host: ListingHost,
  }),
)

export const WithdrawnListing = named(
  'WithdrawnListing',
  'GET services/{id}/withdrawn: a suspended listing, in place of its page; about 100 m exact.',
  {
    ...LocalizedName.properties,
    _id: Type.String(),
    type: oneOf(PROPERTY_TYPES),
    city: LocalizedName,
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
)
export type WithdrawnListing = Static<typeof WithdrawnListing>

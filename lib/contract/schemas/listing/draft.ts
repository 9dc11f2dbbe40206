import { Type } from '@sinclair/typebox'
import { fullRecord, is, named, nullable, oneOf, partialRecord, titled } from '@/lib/contract/schema'
import { CalendarTerms } from '@/lib/contract/schemas/listing/calendar-terms'
import { PickedFacility } from '@/lib/contract/schemas/listing/facility-choice'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as draft from '@/lib/domain/listing/draft'
import type * as week from '@/lib/domain/listing/pricing/week'
import { PRICE_ROWS } from '@/lib/domain/listing/pricing/week'
import {
  ADD_ONS,
  AUDIENCES,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  FACTS,
  HOUSE_RULES,
  KITCHEN_ITEMS,
  MEALS,
  OCCASIONS,
  OUTDOOR_ITEMS,
  PAYMENT_TYPES,
  PHOTO_ROOMS,
  PROPERTY_TYPES,
  SAFETY_ITEMS,
  VARIANTS,
} from '@/lib/domain/listing/vocabulary'

const PriceRow = is<week.PriceRow>()(
  named('PriceRow', 'One row: its checkbox and its price in halalas, null while nothing is typed.', {
    isTicked: Type.Boolean(),
    price: nullable(Type.Number()),
  }),
)

const Week = is<week.Week>()(titled(fullRecord(PRICE_ROWS, PriceRow), 'Week'))

export const TickedAmount = is<draft.TickedAmount>()(
  named(
    'TickedAmount',
    'An amount in halalas, or null while nothing is typed; `isTicked` false leaves it out, typed or not.',
    { isTicked: Type.Boolean(), amount: nullable(Type.Number()) },
  ),
)

export const DraftRoom = is<draft.DraftRoom>()(
  named('DraftRoom', 'One room of the free-meal variant.', {
    beds: nullable(Type.Number()),
    bathrooms: nullable(Type.Number()),
  }),
)

export const RoomOfPhoto = is<draft.RoomOfPhoto>()(
  Type.Object({ image: Type.String(), room: oneOf(PHOTO_ROOMS) }, { title: 'RoomOfPhoto' }),
)

export const CaptionOfPhoto = is<draft.CaptionOfPhoto>()(
  named('CaptionOfPhoto', "What a vendor says of a photo in words; '' without a text.", {
    ...Bilingual.properties,
    image: Type.String(),
  }),
)

export const Draft = is<draft.Draft>()(
  named(
    'Draft',
    "A listing in the wizard, with the same shape for every type and variant, so that a change of type loses nothing. Money\nin halalas; a missing text or choice is '', a missing number null.",
    {
      type: oneOf(PROPERTY_TYPES),
      variant: oneOf(VARIANTS),
      categoryId: Type.String(),
      facilities: Type.Array(PickedFacility),
      facts: partialRecord(FACTS, nullable(Type.Union([Type.String(), Type.Number()]))),
      name: Bilingual,
      description: Bilingual,
      secondaryPhone: Type.String(),
      areaSqm: nullable(Type.Number()),
      pitchGrassType: Type.String(),
      licence: Type.Object(
        { number: Type.String(), expiresOn: Type.Union([Type.String(), Type.Literal('')]) },
        { description: 'of the ministry of tourism, for types in which people sleep' },
      ),
      images: Type.Array(Type.String(), { description: 'addresses of uploads, the cover first' }),
      photoRooms: Type.Array(RoomOfPhoto, { description: 'what the images show' }),
      photoCaptions: Type.Array(CaptionOfPhoto, { description: 'words about them' }),
      rules: Type.Array(oneOf(HOUSE_RULES)),
      suitableFor: partialRecord(OCCASIONS, TickedAmount),
      additionalRules: Type.Array(Type.String()),
      safety: Type.Array(oneOf(SAFETY_ITEMS)),
      kitchen: Type.Array(oneOf(KITCHEN_ITEMS)),
      outdoors: Type.Array(oneOf(OUTDOOR_ITEMS)),
      rooms: Type.Array(DraftRoom),
      meals: Type.Array(oneOf(MEALS)),
      place: Type.Object({
        address: Type.String(),
        city: Type.String({ description: 'a name of GET services/cities, in English' }),
        district: Type.String(),
        houseNumber: Type.String(),
        landmark: Type.String(),
        point: nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
        isPointConfirmed: Type.Boolean({
          description: 'the vendor confirmed that the pin is far from its city',
        }),
      }),
      week: Week,
      hour: Type.Object({
        price: nullable(Type.Number()),
        firstDay: Type.Union([Type.String(), Type.Literal('')]),
      }),
      openPeriod: Type.Object({
        from: Type.Union([Type.String(), Type.Literal('')]),
        to: Type.Union([Type.String(), Type.Literal('')]),
      }),
      check: Type.Object(
        {
          in: Type.Union([Type.String(), Type.Literal('')]),
          out: Type.Union([Type.String(), Type.Literal('')]),
        },
        { description: 'for the hourly variant: opening and closing, the second may stay empty' },
      ),
      payment: Type.Object({ type: oneOf([...PAYMENT_TYPES, '']), partial: nullable(Type.Number()) }),
      audience: oneOf([...AUDIENCES, '']),
      bookingType: oneOf([...BOOKING_TYPES, '']),
      cancellationPolicy: oneOf([...CANCELLATION_POLICIES, '']),
      deposit: TickedAmount,
      lastMinute: Type.Object({
        isTicked: Type.Boolean(),
        days: nullable(Type.Number()),
        percent: nullable(Type.Number()),
      }),
      addOns: partialRecord(ADD_ONS, TickedAmount),
      calendarTerms: Type.Optional(CalendarTerms),
    },
  ),
)

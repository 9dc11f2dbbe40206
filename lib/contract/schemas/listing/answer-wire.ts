import { Type } from '@sinclair/typebox'
import { is, mapOf, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { BookableListing } from '@/lib/contract/schemas/booking/bookable'
import { Discounts } from '@/lib/contract/schemas/booking/money/discounts'
import { FeeWire } from '@/lib/contract/schemas/booking/money/fees'
import { OfferedAddOnWire } from '@/lib/contract/schemas/booking/money/own-add-ons'
import { PartPaymentWire } from '@/lib/contract/schemas/booking/money/part-payment'
import { RuleTermsWire } from '@/lib/contract/schemas/booking/money/price-rules'
import { StayRuleTermsWire } from '@/lib/contract/schemas/booking/stay-rules'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as answerWire from '@/lib/domain/listing/answer-wire'
import { LISTING_STATES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { Listing } from './listing'
import { OfferedRoomTypes } from './room-types'

export const Shown = Type.Pick(Listing, ['rating', 'reviewsCount', 'aspectRatings'], { title: 'Shown' })

export const Sold = Type.Pick(
  BookableListing,
  ['maxGuests', 'units', 'vatPercent', 'stayVat', 'turnoverMinutes', 'pricingMode'],
  { title: 'Sold' },
)

export const AnswerOnly = is<answerWire.AnswerOnly>()(
  named('AnswerOnly', 'The fields of an answer that are not in the payload; money in SAR.', {
    ...Shown.properties,
    ...Sold.properties,
    ...OfferedRoomTypes.properties,
    _id: Type.String(),
    type: oneOf(PROPERTY_TYPES),
    status: oneOf(LISTING_STATES),
    category: Type.Object({
      _id: Type.String(),
      type: oneOf(PROPERTY_TYPES),
      category: Type.String(),
      category_name_ar: Type.String(),
    }),
    address: Type.Object(
      { city: Type.String(), city_ar: Type.String(), area: Type.String(), area_ar: Type.String() },
      { description: 'city and district in both languages' },
    ),
    leisure: mapOf<string>()(Type.Union([Type.Literal(true), Type.Number()]), {
      description: 'the ticked facilities by id (wizard.md, section 3)',
    }),
    datePrices: mapOf<string>()(Type.Number()),
    hourRules: Type.Optional(
      Type.Array(RuleTermsWire, {
        description:
          'of a listing that is sold by the hour: the first that applies makes the price of an hour; absent: none',
      }),
    ),
    lowestHour: Type.Optional(
      Type.Number({ description: 'the lowest price of an hour that can be booked, where there are rules' }),
    ),
    discounts: Type.Optional(
      noted(Discounts, "the vendor's discounts; absent: none beside the last-minute one of the payload"),
    ),
    fees: Type.Optional(
      Type.Array(FeeWire, { description: 'what a stay costs beside its nights or hours; absent: nothing' }),
    ),
    ownAddOns: Type.Optional(
      Type.Array(OfferedAddOnWire, {
        description: 'what the vendor sells beside those of the payload; absent: nothing',
      }),
    ),
    partPayment: Type.Optional(
      noted(
        PartPaymentWire,
        'what is paid now with half payment, in place of the fixed amount of the payload; absent: that amount',
      ),
    ),
    hasAppointments: Type.Optional(
      Type.Literal(true, {
        description: 'its vendor has hours at which guests may look at it; absent: none',
      }),
    ),
    minNights: Type.Optional(Type.Number()),
    maxNights: Type.Optional(Type.Number()),
    leadMinutes: Type.Optional(Type.Number()),
    stayRules: Type.Optional(
      Type.Array(StayRuleTermsWire, {
        description:
          'in their order, before these limits: the first that sets a part on its day decides it; absent: none',
      }),
    ),
    vendor: Type.Object({
      ...LocalizedName.properties,
      _id: Type.String(),
      type: oneOf(['host', 'company']),
      file: nullable(Type.String()),
      since: Type.String(),
      isUnchecked: Type.Optional(
        Type.Literal(true, {
          description: 'Diyar has not seen the papers of the owner of today; absent: it has',
        }),
      ),
      answerMinutes: Type.Optional(nullable(Type.Number())),
      answerPercent: Type.Optional(
        Type.Number({ description: 'absent before there are enough conversations' }),
      ),
    }),
  }),
)

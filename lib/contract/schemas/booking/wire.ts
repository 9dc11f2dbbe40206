import { type Static, Type } from '@sinclair/typebox'
import { fullRecord, is, keyOf, named, noted, nullable, oneOf, tuple } from '@/lib/contract/schema'
import { StayFacts } from '@/lib/contract/schemas/booking/money/discounts'
import { MoneyMovement } from '@/lib/contract/schemas/booking/money/money-movements'
import { ownAddOnLine } from '@/lib/contract/schemas/booking/money/own-add-ons'
import { ofRoom } from '@/lib/contract/schemas/booking/money/quote'
import { SeriesPlace } from '@/lib/contract/schemas/booking/series'
import { QuoteOfferWire } from '@/lib/contract/schemas/private-offers/quote-offer'
import { QuotePromotionWire } from '@/lib/contract/schemas/promotions/wire'
import { NoShowTermsWire } from '@/lib/contract/schemas/rates/no-show'
import { ReviewButtonState } from '@/lib/contract/schemas/reviews/review'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { DAY_STATES } from '@/lib/domain/booking/availability'
import { DATE_CHANGE_STATES } from '@/lib/domain/booking/money/date-change'
import { FEE_KINDS } from '@/lib/domain/booking/money/fees'
import { discountKinds } from '@/lib/domain/booking/money/price-adjustments'
import type * as stays from '@/lib/domain/booking/stay-wire'
import { BOOKING_EVENTS, BOOKING_STATES, BOOKING_TABS } from '@/lib/domain/booking/transitions'
import type * as wire from '@/lib/domain/booking/wire'
import {
  ADD_ONS,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  PAYMENT_TYPES,
  PRICING_MODES,
  PROPERTY_TYPES,
} from '@/lib/domain/listing/vocabulary'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { Party } from './bookable'

export const QuoteLineWire = is<wire.QuoteLineWire>()(
  Type.Union(
    [
      Type.Object({
        kind: oneOf(['nights', 'hours']),
        unitPrice: Type.Number(),
        quantity: Type.Number(),
        units: Type.Number(),
        amount: Type.Number(),
        ...ofRoom,
      }),
      Type.Object({ kind: oneOf(discountKinds()), percent: Type.Number(), amount: Type.Number(), ...ofRoom }),
      Type.Object({ kind: oneOf(FEE_KINDS), count: Type.Number(), amount: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('privateOffer'), amount: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('reduction'), amount: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('addOn'), name: oneOf(ADD_ONS), amount: Type.Number(), ...ofRoom }),
      Type.Object({ ...ownAddOnLine, price: Type.Number(), amount: Type.Number(), ...ofRoom }),
      Type.Object({ kind: Type.Literal('promotion'), code: Type.String(), amount: Type.Number(), ...ofRoom }),
    ],
    { title: 'QuoteLineWire', description: 'One line of a quote on the wire; money in SAR.' },
  ),
)

const bookedDates = {
  mode: oneOf(PRICING_MODES),
  checkIn: Type.String(),
  checkOut: Type.String(),
  start: nullable(Type.String()),
  hours: nullable(Type.Number()),
}

export const DateChangeWire = named(
  'DateChangeWire',
  "Dates that are held beside the booking's own until the difference is paid; money in SAR.",
  {
    ...bookedDates,
    state: noted(
      oneOf(DATE_CHANGE_STATES),
      '`done`: these are the dates of the booking; of all others it kept its own',
    ),
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
    total: Type.Number({ description: 'of the new stay' }),
    difference: Type.Number({
      description: 'what is due before the dates change; 0 once it is not open any more',
    }),
    freeCancellationUntil: nullable(Type.String()),
    expiresAt: Type.String({ description: 'how long the new dates are held' }),
  },
)
export type DateChangeWire = Static<typeof DateChangeWire>

export const BookingWire = named(
  'BookingWire',
  'A booking as its guest reads it; money in SAR, instants in UTC, days in Riyadh.',
  {
    _id: Type.String(),
    code: Type.String(),
    status: keyOf(BOOKING_STATES),
    tab: oneOf(BOOKING_TABS),
    serviceId: Type.String(),
    service: Type.Object({
      type: oneOf(PROPERTY_TYPES),
      name: Bilingual,
      image: Type.String(),
      city: LocalizedName,
      district: LocalizedName,
      checkInTime: Type.String(),
      checkOutTime: Type.String(),
    }),
    ...bookedDates,
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
    party: Party,
    units: Type.Number(),

    /** its place in a weekly series; absent: booked alone */
    series: Type.Optional(SeriesPlace),
    rooms: Type.Optional(
      Type.Array(Type.Object({ _id: Type.String(), name: Bilingual, units: Type.Number() }), {
        description: 'of a booking of several room types: all of them, the first of which is the service',
      }),
    ),
    lines: Type.Array(QuoteLineWire),
    total: Type.Number(),
    vat: nullable(Type.Number()),
    stayVat: noted(oneOf(STAY_VATS), 'who accounts for the VAT inside of the total'),
    deposit: Type.Number(),
    dueNow: Type.Number(),
    dueLater: Type.Number(),
    paid: Type.Number(),
    rest: Type.Number({ description: 'left of the total and the deposit after what was paid' }),
    dateChange: nullable(DateChangeWire, {
      description: 'the last change to dearer dates that had to be paid first; null without one',
    }),
    money: Type.Array(MoneyMovement, {
      description: 'payments and refunds in order; `paid` is the part that pays the price',
    }),
    paymentType: oneOf(PAYMENT_TYPES),
    bookingType: oneOf(BOOKING_TYPES),
    policy: oneOf(CANCELLATION_POLICIES),
    freeCancellationUntil: nullable(Type.String()),
    noShowTerms: nullable(NoShowTermsWire, {
      description:
        'what happens when the guest does not arrive; null once the guest has arrived or the booking has ended',
    }),
    expiresAt: nullable(Type.String()),
    createdAt: Type.String(),
    host: Type.Object({ ...LocalizedName.properties, phone: nullable(Type.String()) }),
    arrival: nullable(
      Type.Object({
        code: Type.String(),
        address: Type.String(),
        houseNumber: nullable(Type.String()),
        location: tuple([Type.Number(), Type.Number()]),
      }),
      { description: 'only after confirmation' },
    ),
    cancellation: nullable(Type.Object({ refund: Type.Number(), vendorKeeps: Type.Number() }), {
      description: 'what cancelling now refunds; null when the reader may not cancel any more',
    }),
    review: noted(ReviewButtonState, 'whether the reader may review the stay, or has'),
    allowed: Type.Array(oneOf(BOOKING_EVENTS), { description: 'events that the reader may cause now' }),
    history: Type.Array(Type.Object({ status: keyOf(BOOKING_STATES), at: Type.String() })),
    hostReason: nullable(Type.String(), {
      description: "the vendor's reason for a refusal or cancellation; null otherwise",
    }),
  },
)
export type BookingWire = Static<typeof BookingWire>

export const BookedDates = Type.Pick(BookingWire, ['mode', 'checkIn', 'checkOut', 'start', 'hours'], {
  title: 'BookedDates',
  description: 'The booked dates as a calendar shows them.',
})
export type BookedDates = Static<typeof BookedDates>

export const FreeStay = is<stays.FreeStay>()(
  Type.Union(
    [
      Type.Object({ checkIn: Type.String(), checkOut: Type.String() }),
      Type.Object({ date: Type.String(), start: Type.String(), hours: Type.Number() }),
    ],
    { title: 'FreeStay', description: "Free nights or hours, with the names of the quote's body." },
  ),
)

export const OwnBooking = is<wire.OwnBooking>()(
  named('OwnBooking', 'A booking of the reader: the dates that it takes are not taken by a stranger.', {
    _id: Type.String(),
    status: keyOf(BOOKING_STATES),
    dates: FreeStay,
    checkOutAt: Type.String({ description: 'with the overtime, which `dates` does not have' }),
  }),
)

export const AvailabilityWire = is<wire.AvailabilityWire>()(
  named(
    'AvailabilityWire',
    'GET services/{id}/availability: the days of the requested range, and the slots when it is one day of an hourly listing.',
    {
      mode: oneOf(PRICING_MODES),
      days: Type.Array(
        Type.Object({
          day: Type.String(),
          state: oneOf(DAY_STATES),
          price: nullable(Type.Number()),
          freeUnits: Type.Number(),
          isDepartureTaken: Type.Optional(
            Type.Boolean({
              description: 'no stay may end on this day: it would leave too little time before the next one',
            }),
          ),
        }),
      ),
      slots: Type.Array(
        Type.Object({ start: Type.String(), state: oneOf(DAY_STATES), price: nullable(Type.Number()) }),
      ),
      ownBookings: Type.Optional(
        Type.Array(OwnBooking, {
          description: "the reader's own bookings that take days or hours of the range; absent without any",
        }),
      ),
    },
  ),
)

export const BookingListWire = Type.Object(
  {
    data: Type.Array(BookingWire),
    page: Type.Number(),
    pageSize: Type.Number(),
    total: Type.Number(),
    counts: fullRecord(BOOKING_TABS, Type.Number()),
  },
  { title: 'BookingListWire' },
)
export type BookingListWire = Static<typeof BookingListWire>

export const QuoteWire = is<wire.QuoteWire>()(
  Type.Object(
    {
      lines: Type.Array(QuoteLineWire),
      total: Type.Number(),
      vat: nullable(Type.Number()),
      stayVat: noted(oneOf(STAY_VATS), 'who accounts for the VAT inside of the total'),
      deposit: Type.Number(),
      dueNow: Type.Number(),
      dueLater: Type.Number(),
      paymentType: oneOf(PAYMENT_TYPES),
      checkInAt: Type.String(),
      checkOutAt: Type.String(),
      freeCancellationUntil: nullable(Type.String()),
      promotion: Type.Optional(
        noted(QuotePromotionWire, 'what became of a code that was typed; absent without one'),
      ),
      offer: Type.Optional(
        noted(QuoteOfferWire, 'what became of the private offer that was named; absent without one'),
      ),
    },
    { title: 'QuoteWire' },
  ),
)

export const DatesUnavailable = named(
  'DatesUnavailable',
  'What 409 `dates_unavailable` carries beside its message; a refused quote (422) names them too.',
  { nearest: Type.Array(FreeStay) },
)
export type DatesUnavailable = Static<typeof DatesUnavailable>

export const StayAvailability = named(
  'StayAvailability',
  'Whether the requested units are free now; otherwise the nearest stays that are.',
  {
    ...DatesUnavailable.properties,
    isFree: Type.Boolean(),
    freeUnits: Type.Number(),
    ownBookings: Type.Optional(
      Type.Array(OwnBooking, {
        description: "the reader's own bookings that take the requested dates; absent without any",
      }),
    ),
  },
)
export type StayAvailability = Static<typeof StayAvailability>

export const StayQuoteWire = named('StayQuoteWire', 'POST services/{id}/quote.', {
  ...QuoteWire.properties,
  availability: StayAvailability,
  facts: Type.Optional(
    noted(StayFacts, 'what the price depends on and the server alone knows; absent where nothing applies'),
  ),
})
export type StayQuoteWire = Static<typeof StayQuoteWire>

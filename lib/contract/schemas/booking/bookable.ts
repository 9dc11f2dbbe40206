import { Type } from '@sinclair/typebox'
import { is, mapOf, named, noted, nullable, oneOf, partialRecord } from '@/lib/contract/schema'
import type * as bookable from '@/lib/domain/booking/bookable'
import { ADD_ONS, CANCELLATION_POLICIES, PAYMENT_TYPES, PRICING_MODES } from '@/lib/domain/listing/vocabulary'
import { STAY_VATS } from '@/lib/domain/rates/stay-vat'
import { type Day, WEEKDAYS } from '@/lib/domain/time/days'
import { Discounts } from './money/discounts'
import { Fee } from './money/fees'
import { OwnAddOn } from './money/own-add-ons'
import { PartPayment } from './money/part-payment'
import { RuleTerms } from './money/price-rules'
import { StayLimits, StayRuleTerms } from './stay-rules'

export const Party = is<bookable.Party>()(
  Type.Object(
    {
      adults: Type.Number(),
      children: Type.Number({ description: '2 to 14 years' }),
      infants: Type.Number({ description: 'under 2 years' }),
      pet: Type.Optional(Type.Boolean({ description: 'whether they bring a pet; absent: no' })),
    },
    { title: 'Party' },
  ),
)

export const WeekPrices = is<bookable.WeekPrices>()(
  named(
    'WeekPrices',
    'Prices of the nights of a week in halalas; the more specific wins: weekday, Sunday to Wednesday, all days.',
    {
      weekdays: partialRecord(WEEKDAYS, Type.Number()),
      sundayToWednesday: nullable(Type.Number()),
      allDays: nullable(Type.Number()),
    },
  ),
)

export const PriceList = is<bookable.PriceList>()(
  named(
    'PriceList',
    'All prices of a listing in halalas; that of a date wins over that of its weekday (booking rules, Quote 2).',
    {
      ...WeekPrices.properties,
      dates: Type.Partial(mapOf<Day>()(Type.Number())),
      hour: nullable(Type.Number()),
      hourRules: Type.Optional(Type.Array(RuleTerms)),
      lowestHour: Type.Optional(
        Type.Number({ description: 'the lowest price of an hour that can be booked, where there are rules' }),
      ),
    },
  ),
)

export const BookableListing = is<bookable.BookableListing>()(
  named('BookableListing', 'The terms of a listing from which quotes and bookings are computed.', {
    pricingMode: oneOf(PRICING_MODES),
    prices: PriceList,
    checkInTime: Type.String(),
    checkOutTime: Type.String(),
    openFrom: nullable(Type.String()),
    openTo: nullable(Type.String()),
    maxGuests: Type.Number({ description: 'guests that one unit takes; infants are not counted' }),
    maxAdults: Type.Optional(
      Type.Number({
        description:
          'those of them who may be adults, where a type counts the beds of children apart; absent: all',
      }),
    ),
    units: Type.Number(),
    addOns: Type.Array(Type.Object({ name: oneOf(ADD_ONS), priceHalalas: Type.Number() })),
    ownAddOns: Type.Optional(
      Type.Array(OwnAddOn, { description: 'those under names of the vendor; absent: none' }),
    ),
    lastMinute: nullable(Type.Object({ days: Type.Number(), percent: Type.Number() })),
    discounts: Type.Optional(noted(Discounts, 'absent: none beside `lastMinute`')),
    fees: Type.Optional(Type.Array(Fee, { description: 'absent: none' })),
    depositHalalas: Type.Number(),
    paymentType: oneOf(PAYMENT_TYPES),
    partialHalalas: Type.Number({ description: 'the amount due now with half payment, per unit' }),
    partPayment: Type.Optional(noted(PartPayment, 'in place of that amount; absent: none')),
    vatPercent: nullable(Type.Number(), {
      description: 'inside of the prices; null where nobody accounts for it',
    }),
    stayVat: noted(oneOf(STAY_VATS), 'who accounts for the VAT of a stay that is booked now'),
    cancellationPolicy: oneOf(CANCELLATION_POLICIES),
    turnoverMinutes: Type.Number({ description: 'blocked after each stay' }),
    limits: Type.Optional(noted(StayLimits, 'absent: none')),
    stayRules: Type.Optional(
      Type.Array(StayRuleTerms, { description: 'in their order, before `limits`; absent: none' }),
    ),
  }),
)

const overtime = Type.Optional(
  Type.Number({ description: 'hours after check-out, or half hours behind the last hour; absent: none' }),
)

export const Period = is<bookable.Period>()(
  Type.Union(
    [
      Type.Object({
        mode: Type.Literal('daily'),
        checkIn: Type.String(),
        checkOut: Type.String(),
        overtime,
      }),
      Type.Object({
        mode: Type.Literal('hourly'),
        date: Type.String(),
        start: Type.String(),
        hours: Type.Number(),
        overtime,
      }),
    ],
    {
      title: 'Period',
      description:
        'The dates of a stay by nights, or consecutive whole hours from one date. `overtime`: hours after check-out, or half hours\nbehind the last hour; absent: none.',
    },
  ),
)

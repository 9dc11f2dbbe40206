import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { PartPaymentWire } from '@/lib/contract/schemas/booking/money/part-payment'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { DAY_STATES } from '@/lib/domain/booking/availability'
import { DISCOUNT_KINDS } from '@/lib/domain/booking/money/discounts'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { FEED_COLOURS, FEED_PROBLEMS } from '@/lib/domain/calendar/feeds'

export const CalendarFeedWire = named(
  'CalendarFeedWire',
  'A calendar of another site that a listing reads.',
  {
    _id: Type.String(),
    serviceId: Type.String(),
    name: Type.String(),
    colour: oneOf(FEED_COLOURS),
    url: nullable(Type.String(), {
      description: 'secret; null for members who may not change calendars, and for API keys',
    }),
    lastReadAt: nullable(Type.String(), { description: 'when it was last fetched, with or without success' }),
    lastProblem: nullable(oneOf(FEED_PROBLEMS), { description: 'null when the last fetch succeeded' }),
    failingSince: nullable(Type.String(), {
      description: 'since when no fetch succeeded; null while they do',
    }),
    events: Type.Number({ description: 'the events of it that are not over' }),
  },
)
export type CalendarFeedWire = Static<typeof CalendarFeedWire>

export const CalendarConflictWire = named(
  'CalendarConflictWire',
  'Dates that are both booked here and taken in the imported calendar; nothing was changed.',
  {
    _id: Type.String(),
    serviceId: Type.String(),
    service: Bilingual,
    from: Type.String(),
    to: Type.String(),
    at: Type.String(),
    feed: nullable(Type.Object({ _id: Type.String(), name: Type.String(), colour: oneOf(FEED_COLOURS) }), {
      description: 'whose event it is; null where the feed is gone',
    }),
    event: nullable(Type.String(), { description: 'what the other site calls it' }),
    bookings: Type.Array(
      Type.Object({
        _id: Type.String(),
        code: Type.String(),
        guest: LocalizedName,
        from: Type.String(),
        to: Type.String(),
      }),
      { description: 'the bookings of ours that it overlaps' },
    ),
  },
)
export type CalendarConflictWire = Static<typeof CalendarConflictWire>

export const DayDiscountWire = named(
  'DayDiscountWire',
  'What discounts make of the price of a day, for a stay of one night or hour that is booked now; money in SAR.',
  {
    lines: Type.Array(Type.Object({ kind: oneOf(DISCOUNT_KINDS), percent: Type.Number() })),
    price: Type.Number(),
    net: Type.Number({ description: 'of it for the vendor, after the commission' }),
  },
)
export type DayDiscountWire = Static<typeof DayDiscountWire>

export const CalendarDayWire = named(
  'CalendarDayWire',
  'One day as guests see it, with its causes; money in SAR.',
  {
    day: Type.String(),
    state: oneOf(DAY_STATES),
    price: nullable(Type.Number()),
    isOwnPrice: Type.Boolean({ description: 'the price is set for this single day' }),
    rules: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'the names of the price rules that make the price of the night, or of hours of the day; absent: none',
      }),
    ),
    discount: Type.Optional(noted(DayDiscountWire, 'absent where no discount applies')),
    freeUnits: Type.Number(),
    closed: Type.Number({
      description: 'units closed by the vendor, read from the other calendar, and booked or held',
    }),
    imported: Type.Number(),
    booked: Type.Number(),
    feeds: Type.Array(Type.String(), {
      description: 'the feeds with an event on this day, also one that another cause was before',
    }),
    note: nullable(Type.String(), { description: "the vendor's note of the block" }),
  },
)
export type CalendarDayWire = Static<typeof CalendarDayWire>

export const TakenWire = named('TakenWire', 'A span during which a unit is taken, and its cause.', {
  unit: Type.String(),
  from: Type.String(),
  to: Type.String(),
  cause: oneOf(['booking', 'vendor', 'ical']),
  feed: nullable(Type.String(), { description: 'whose event it is; null of other causes' }),
  note: nullable(Type.String(), { description: "the vendor's note of the block" }),
})
export type TakenWire = Static<typeof TakenWire>

export const CalendarWire = named('CalendarWire', 'the days of a listing and its calendar settings.', {
  serviceId: Type.String(),
  mode: oneOf(['daily', 'hourly']),
  units: Type.Number(),
  days: Type.Array(CalendarDayWire),
  hours: nullable(
    Type.Object({ opens: Type.String(), closes: Type.String(), taken: Type.Array(TakenWire) }),
    { description: 'of a listing that is sold by the hour; null by the night' },
  ),
  bookings: Type.Array(
    Type.Object({
      _id: Type.String(),
      code: Type.String(),
      status: keyOf(BOOKING_STATES),
      units: Type.Number(),
      checkInAt: Type.String(),
      checkOutAt: Type.String(),
      guest: LocalizedName,
    }),
  ),
  options: Type.Optional(
    Type.Array(
      Type.Object({
        _id: Type.String({ description: 'the id of the offer' }),
        conversationId: Type.String(),
        units: Type.Number(),
        checkInAt: Type.String(),
        checkOutAt: Type.String(),
        expiresAt: Type.String(),
        guest: LocalizedName,
      }),
      { description: 'dates that private offers hold for their guests; absent: none' },
    ),
  ),
  settings: Type.Object({
    minNights: nullable(Type.Number()),
    maxNights: nullable(Type.Number()),
    turnoverMinutes: Type.Number(),
    leadHours: Type.Number(),
    partPayment: Type.Optional(
      nullable(PartPaymentWire, {
        description: 'null: the fixed amount of the listing; absent where guests do not pay a part now',
      }),
    ),
  }),
  feeds: Type.Array(CalendarFeedWire, { description: 'the calendars of other sites, the oldest first' }),

  /** our own calendar; what it says of an import is about the oldest of `feeds` */
  feed: Type.Object({
    exportUrl: nullable(Type.String(), {
      description:
        'secret: it gives access to the taken days and nothing else; null for API keys, which it would outlive',
    }),
    importUrl: nullable(Type.String()),
    lastReadAt: nullable(Type.String()),
    lastProblem: nullable(oneOf(FEED_PROBLEMS), { description: 'null when the last import succeeded' }),
  }),
  conflicts: Type.Array(CalendarConflictWire),
})
export type CalendarWire = Static<typeof CalendarWire>

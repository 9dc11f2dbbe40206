import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, noted, nullable, oneOf, text } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'

export const SeriesQuoteWire = named(
  'SeriesQuoteWire',
  'POST series/quote: each week with its price in SAR; null where it is closed.',
  {
    weeks: Type.Array(
      Type.Object({
        date: text<Day>(),
        state: noted(
          oneOf(['free', 'taken', 'closed']),
          'closed: the listing does not sell the hours on that day',
        ),
        total: nullable(Type.Number()),
        dueNow: nullable(Type.Number()),
      }),
    ),
    total: Type.Number({ description: 'of the free weeks' }),
  },
)
export type SeriesQuoteWire = Static<typeof SeriesQuoteWire>

export const SeriesWeekWire = named('SeriesWeekWire', 'A week of a series: a booking of its own.', {
  _id: Type.String(),
  code: Type.String(),
  status: keyOf(BOOKING_STATES),
  checkInAt: Type.String(),
  total: Type.Number(),
  paid: Type.Number(),
  payBy: nullable(Type.String(), {
    description: 'until when it can be paid; null when it cannot or need not',
  }),
  cancellation: nullable(
    Type.Object({
      refund: Type.Number(),
      refundToFriends: Type.Number(),
      vendorKeeps: Type.Number(),
    }),
    {
      description:
        'what cancelling it now returns to the guest, and to friends who paid shares; null when it cannot be cancelled',
    },
  ),
})
export type SeriesWeekWire = Static<typeof SeriesWeekWire>

export const SeriesWire = named(
  'SeriesWire',
  'GET series/{id}, for its guest; money in SAR, the weeks in their order.',
  {
    _id: Type.String(),
    serviceId: Type.String(),
    service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
    start: text<TimeOfDay>(),
    hours: Type.Number(),
    weeks: Type.Array(SeriesWeekWire),
  },
)
export type SeriesWire = Static<typeof SeriesWire>

export const SeriesPlace = named('SeriesPlace', 'The place of a booking in its series.', {
  _id: Type.String(),
  number: Type.Number({ description: 'from 1' }),
  of: Type.Number(),
})
export type SeriesPlace = Static<typeof SeriesPlace>

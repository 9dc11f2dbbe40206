import { Type } from '@sinclair/typebox'
import { is, keyOf, noted, nullable, oneOf, text } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as wire from '@/lib/domain/booking/series-wire'
import { WEEK_STATES } from '@/lib/domain/booking/series-wire'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'

export const SeriesQuoteWire = is<wire.SeriesQuoteWire>()(
  Type.Object(
    {
      weeks: Type.Array(
        Type.Object({
          date: text<Day>(),
          state: noted(oneOf(WEEK_STATES), 'closed: the listing does not sell the hours on that day'),
          total: nullable(Type.Number()),
          dueNow: nullable(Type.Number()),
        }),
      ),
      total: Type.Number({ description: 'of the free weeks' }),
    },
    {
      title: 'SeriesQuoteWire',
      description: 'POST series/quote: each week with its price in SAR; null where it is closed.',
    },
  ),
)

const SeriesWeekWire = is<wire.SeriesWeekWire>()(
  Type.Object(
    {
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
    },
    { title: 'SeriesWeekWire', description: 'A week of a series: a booking of its own.' },
  ),
)

export const SeriesWire = is<wire.SeriesWire>()(
  Type.Object(
    {
      _id: Type.String(),
      serviceId: Type.String(),
      service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
      start: text<TimeOfDay>(),
      hours: Type.Number(),
      weeks: Type.Array(SeriesWeekWire),
    },
    {
      title: 'SeriesWire',
      description: 'GET series/{id}, for its guest; money in SAR, the weeks in their order.',
    },
  ),
)

export const SeriesPlace = is<wire.SeriesPlace>()(
  Type.Object(
    { _id: Type.String(), number: Type.Number({ description: 'from 1' }), of: Type.Number() },
    { title: 'SeriesPlace', description: 'The place of a booking in its series.' },
  ),
)

import type { Static } from '@sinclair/typebox'
import { type TNumber, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as overview from '@/lib/domain/admin/overview'
import { DAILY_FIGURES, OUTSIDE_SERVICES, SERVICE_STATES, WAITING_QUEUES } from '@/lib/domain/admin/overview'

export const DayRow = is<overview.DayRow>()(
  Type.Object(
    {
      ...(Object.fromEntries(DAILY_FIGURES.map(({ figure }) => [figure, Type.Number()])) as Record<
        overview.DailyFigure,
        TNumber
      >),
      day: Type.String(),
    },
    { title: 'DayRow' },
  ),
)

export const OutboxWire = named(
  'OutboxWire',
  'Jobs that are not done: all, those that failed at least once, and those that were given up in the last month.',
  {
    waiting: Type.Number(),
    oldestAt: nullable(Type.String()),
    retried: Type.Number(),
    givenUp: Type.Number(),
  },
)
export type OutboxWire = Static<typeof OutboxWire>

export const WaitingWire = is<overview.WaitingWire>()(
  Type.Object(
    {
      queue: oneOf(WAITING_QUEUES.map(({ queue }) => queue)),
      count: Type.Number(),
      oldest: nullable(Type.String(), {
        description: 'the instant since when the oldest waits; of licences when the first one ends',
      }),
    },
    { title: 'WaitingWire' },
  ),
)

export const StayWire = Type.Object(
  {
    _id: Type.String(),
    code: Type.String(),
    service: Bilingual,
    guest: Type.Object({ name: Type.String(), name_ar: Type.String() }),
    at: Type.String(),
    isDone: Type.Boolean(),
  },
  { title: 'StayWire' },
)
export type StayWire = Static<typeof StayWire>

export const StaysWire = named(
  'StaysWire',
  'The stays of a day: all of them counted, the first ones listed.',
  { data: Type.Array(StayWire), total: Type.Number(), done: Type.Number() },
)
export type StaysWire = Static<typeof StaysWire>

export const ServiceWire = Type.Object(
  {
    service: oneOf(OUTSIDE_SERVICES),
    state: oneOf(SERVICE_STATES),
    lastSuccessAt: nullable(Type.String()),
    lastFailureAt: nullable(Type.String()),
  },
  { title: 'ServiceWire' },
)
export type ServiceWire = Static<typeof ServiceWire>

export const OverviewWire = Type.Object(
  {
    at: Type.String({ description: 'when it was read' }),
    today: Type.String(),
    waiting: Type.Array(WaitingWire),
    stays: nullable(Type.Object({ arrivals: StaysWire, departures: StaysWire }), {
      description: 'null where the role may not read bookings',
    }),
    figures: Type.Array(oneOf(DAILY_FIGURES.map(({ figure }) => figure)), {
      description: 'the figures that the role may read',
    }),
    days: Type.Array(DayRow, {
      description: 'the last days, the oldest first; what the role may not read is zero',
    }),
    services: Type.Array(ServiceWire),
    outbox: OutboxWire,
  },
  { title: 'OverviewWire' },
)
export type OverviewWire = Static<typeof OverviewWire>

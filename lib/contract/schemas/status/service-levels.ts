import { type Static, Type } from '@sinclair/typebox'
import { is, keyOf, named, nullable, oneOf } from '@/lib/contract/schema'
import { PublicIncidentWire } from '@/lib/contract/schemas/status/incidents'
import type { PublicStatusWire as PublicStatus } from '@/lib/domain/status/public-status'
import { OBJECTIVES, SERVICE_STATES } from '@/lib/domain/status/service-levels'

const budget = {
  target: Type.Number(),
  measured: nullable(Type.Number()),
  left: nullable(Type.Number(), { description: 'of what may go wrong in 30 days, in per cent' }),
  burn: nullable(Type.Number(), {
    description: 'how many times faster than allowed it was spent in the last hour',
  }),
}

export const ServiceLevelWire = named(
  'ServiceLevelWire',
  'How the objective of a journey stands, in per cent.',
  {
    journey: keyOf(OBJECTIVES),
    availability: Type.Object(budget),
    latency: Type.Object({ ...budget, slowMs: Type.Number() }),
    visitors: nullable(Type.Object({ visits: Type.Number(), good: Type.Number() }), {
      description: 'visits of its pages, and those that were good by LCP; null: none',
    }),
  },
)
export type ServiceLevelWire = Static<typeof ServiceLevelWire>

export const PublicStatusWire = is<PublicStatus>()(
  named('PublicStatusWire', 'The state of each journey now and of the last 90 days.', {
    at: Type.String(),
    incidents: Type.Array(PublicIncidentWire),
    journeys: Type.Array(
      Type.Object({
        journey: keyOf(OBJECTIVES),
        now: oneOf(SERVICE_STATES),
        days: Type.Array(Type.Object({ day: Type.String(), state: oneOf(SERVICE_STATES) })),
      }),
    ),
  }),
)

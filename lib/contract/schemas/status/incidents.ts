import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as incidents from '@/lib/domain/status/incidents'
import { INCIDENT_STATES } from '@/lib/domain/status/incidents'

export const PublicIncidentWire = is<incidents.PublicIncidentWire>()(
  named('PublicIncidentWire', 'An incident as everybody reads it.', {
    title: Type.String(),
    title_ar: Type.String(),
    text: Type.String(),
    text_ar: Type.String(),
    state: oneOf(INCIDENT_STATES),
    startedAt: Type.String(),
    endedAt: nullable(Type.String(), { description: 'when it was over; null before' }),
  }),
)

export const IncidentWire = named('IncidentWire', 'GET admin/incidents, the latest first.', {
  ...PublicIncidentWire.properties,
  _id: Type.String(),
  version: Type.Number(),
})
export type IncidentWire = Static<typeof IncidentWire>

import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as incidents from '@/lib/domain/status/incidents'
import { INCIDENT_STATES } from '@/lib/domain/status/incidents'

export const PublicIncidentWire = is<incidents.PublicIncidentWire>()(
  Type.Object(
    {
      title: Type.String(),
      title_ar: Type.String(),
      text: Type.String(),
      text_ar: Type.String(),
      state: oneOf(INCIDENT_STATES),
      startedAt: Type.String(),
      endedAt: nullable(Type.String(), { description: 'when it was over; null before' }),
    },
    { title: 'PublicIncidentWire', description: 'An incident as everybody reads it.' },
  ),
)

export const IncidentWire = is<incidents.IncidentWire>()(
  Type.Object(
    { ...PublicIncidentWire.properties, _id: Type.String(), version: Type.Number() },
    { title: 'IncidentWire', description: 'GET admin/incidents, the latest first.' },
  ),
)

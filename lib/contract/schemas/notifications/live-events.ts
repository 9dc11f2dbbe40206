import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as liveEvents from '@/lib/domain/notifications/live-events'

export const TicketWire = is<liveEvents.TicketWire>()(
  Type.Object(
    { ticket: Type.String(), expiresIn: Type.Number(), url: Type.String() },
    {
      title: 'TicketWire',
      description: 'GET realtime/ticket: the ticket for the handshake, and the origin of the socket.',
    },
  ),
)

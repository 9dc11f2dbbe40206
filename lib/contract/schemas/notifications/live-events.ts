import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const TicketWire = named(
  'TicketWire',
  'GET realtime/ticket: the ticket for the handshake, and the origin of the socket.',
  { ticket: Type.String(), expiresIn: Type.Number(), url: Type.String() },
)
export type TicketWire = Static<typeof TicketWire>

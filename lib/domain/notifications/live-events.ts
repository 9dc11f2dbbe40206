import type { BookingState } from '@/lib/domain/booking/transitions'
import type { MessageWire } from '@/lib/domain/messages/wire'

/** The events of the socket (contract.md, Realtime); each is also in a list that can be read later. */
export interface LiveEvents {
  notification: {
    _id: string
    type: string
    title: string
    body: string
    data: Record<string, string | number>
  }
  message: { conversationId: string; message: MessageWire }
  /** a conversation was read up to a message, by the other side or by the reader on another device */
  seen: { conversationId: string; upTo: number; isOwn: boolean }
  /** the other side is writing */
  typing: { conversationId: string }
  /** one side blocked or unblocked the conversation */
  conversation: { conversationId: string }
  booking: { _id: string; status: BookingState }
}
export type LiveEventName = keyof LiveEvents

export const LIVE_EVENTS = [
  'notification',
  'message',
  'seen',
  'typing',
  'conversation',
  'booking',
] as const satisfies readonly LiveEventName[]

/** The lifetime of a ticket. */
export const TICKET_SECONDS = 60

/** GET realtime/ticket: the ticket for the handshake, and the origin of the socket. */
export interface TicketWire {
  ticket: string
  expiresIn: number
  url: string
}

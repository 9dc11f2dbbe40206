import type { BookingState } from '@/lib/domain/booking/transitions'
import type { MessageWire } from '@/lib/domain/messages/wire'

/** What the socket tells a user's open pages (contract.md, Realtime); each also stands in a list that can be read later. */
export interface LiveEvents {
  notification: {
    _id: string
    type: string
    title: string
    body: string
    data: Record<string, string | number>
  }
  message: { conversationId: string; message: MessageWire }
  /** a side has seen a conversation up to a message: the other side, or the reader on another device */
  seen: { conversationId: string; upTo: number; isOwn: boolean }
  /** the other side is writing */
  typing: { conversationId: string }
  /** one of the two closed the conversation, or opened it again */
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

/** Seconds for which a ticket opens a socket. */
export const TICKET_SECONDS = 60

/** GET realtime/ticket: what the handshake carries, and the address at which the browser finds the socket. */
export interface TicketWire {
  ticket: string
  expiresIn: number
  url: string
}

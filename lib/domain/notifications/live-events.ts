import type { AdminArea } from '@/lib/domain/admin/areas'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { MessageWire } from '@/lib/domain/messages/wire'
import type { LocalizedName } from '@/lib/domain/text/bilingual'

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
  /** something in an area of the console changed; only to admins who may read it */
  'admin.changed': { area: AdminArea }
  /** the other admins who look at an item now */
  'admin.present': { item: string; others: LocalizedName[] }
}
export type LiveEventName = keyof LiveEvents

export const LIVE_EVENTS = [
  'notification',
  'message',
  'seen',
  'typing',
  'conversation',
  'booking',
  'admin.changed',
  'admin.present',
] as const satisfies readonly LiveEventName[]

/** The only event that a page sends: the item of the console that an admin looks at, null for none. */
export const ITEM_EVENT = 'admin.item'

/** The lifetime of a ticket. */
export const TICKET_SECONDS = 60

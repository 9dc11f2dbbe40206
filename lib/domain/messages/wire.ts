import type { BookingState } from '@/lib/domain/booking/transitions'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'

export const CONVERSATION_SIDES = ['guest', 'vendor'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

/** A message as one side reads it. */
export interface MessageWire {
  _id: string
  /** 1, 2, 3… in its conversation, without gaps */
  seq: number
  isOwn: boolean
  /** the sender's id; null on messages of the other side */
  clientId: string | null
  body: string
  /** contact details are masked: for the reader, or for an own message for the other side */
  isMasked: boolean
  /** sent by a template of the vendor */
  isAutomatic: boolean
  image: { url: string; width: number; height: number } | null
  /** absent: it is no private offer */
  offer?: PrivateOfferWire
  createdAt: string
}

/** The stay that the conversation is about, if there is one. */
export interface ConversationBooking {
  _id: string
  code: string
  status: BookingState
  checkIn: Day
  checkOut: Day
}

export interface ConversationWire {
  _id: string
  /** which side the reader is on */
  side: ConversationSide
  other: LocalizedName & { file: string | null }
  service: LocalizedName & { _id: string; type: PropertyType; image: string; isLive: boolean }
  booking: ConversationBooking | null
  last: (Pick<MessageWire, 'body' | 'isOwn' | 'createdAt'> & { hasImage: boolean }) | null
  unread: number
  /** the `seq` of the last message that the reader, and the other side, have read */
  readUpTo: number
  seenUpTo: number
  /** whether the reader blocked it, and whether messages can be sent at all */
  isBlocked: boolean
  isOpen: boolean
  /** contact details are masked until a booking between both is confirmed */
  hidesContacts: boolean
}

/** GET conversations; `unread` counts all messages, not only those of this page. */
export interface ConversationListWire {
  data: ConversationWire[]
  page: number
  pageSize: number
  total: number
  unread: number
}

/** GET conversations/{id}/messages, the oldest first. */
export interface MessagesWire {
  data: MessageWire[]
  hasOlder: boolean
  seenUpTo: number
}

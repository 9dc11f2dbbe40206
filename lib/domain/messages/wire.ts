import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'

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

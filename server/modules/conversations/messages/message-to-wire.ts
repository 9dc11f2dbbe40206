import type { MessageWire } from '@/lib/domain/messages/wire'
import type { PrivateOfferWire } from '@/lib/domain/private-offers/wire'
import type { Deps } from '@/server/deps'
import { maskContacts } from '@/server/modules/platform/contact-details/mask'
import { sideOf } from './get-own-conversation'
import type { Message } from './message-store'
import type { Conversation } from './store'

/** The reader, and whether contact details are masked. */
interface Reading {
  readerId: string
  conversation: Pick<Conversation, 'guestId'>
  hidesContacts: boolean
  /** links to our own pages are not masked */
  ownHost: string
}

export const ownHostOf = ({ config }: Pick<Deps, 'config'>) => new URL(config.publicOrigin).hostname

/** A message for one reader: unmasked for its sender's side, masked for the other side. */
export function messageToWire(
  message: Message,
  { readerId, conversation, hidesContacts, ownHost }: Reading,
  offer?: PrivateOfferWire,
): MessageWire {
  const isOwn = sideOf(conversation, message.senderId) === sideOf(conversation, readerId)
  const masked = hidesContacts ? maskContacts(message.body, ownHost) : { text: message.body, isMasked: false }
  return {
    _id: message.id,
    seq: message.seq,
    isOwn,
    clientId: message.senderId === readerId ? message.clientId : null,
    body: isOwn ? message.body : masked.text,
    isMasked: masked.isMasked,
    isAutomatic: message.isAutomatic,
    image: imageOf(message),
    ...(offer ? { offer } : {}),
    createdAt: message.createdAt.toISOString(),
  }
}

function imageOf({
  id,
  conversationId,
  imageUploadId,
  imageWidth,
  imageHeight,
}: Message): MessageWire['image'] {
  if (!imageUploadId) return null
  const url = `/api/v1/conversations/${conversationId}/messages/${id}/image`
  return { url, width: imageWidth ?? 0, height: imageHeight ?? 0 }
}

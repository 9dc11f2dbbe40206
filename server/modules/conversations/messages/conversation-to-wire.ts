import type { ConversationBooking, ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { rowName } from '@/server/db/row-name'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { asOwnConversation, isClosed } from './get-own-conversation'
import { messageToWire } from './message-to-wire'
import { type ConversationWithParties, OF_SIDE, OTHER_SIDE } from './store'

/** Data besides the conversation's own row. */
export interface Beside {
  readerId: string
  ownHost: string
  unread: number
  booking: ConversationBooking | null
  hidesContacts: boolean
}

export function conversationToWire(row: ConversationWithParties, beside: Beside): ConversationWire {
  const { conversation, listing } = row
  const { side } = asOwnConversation(conversation, beside.readerId)
  const other = side === 'guest' ? row.host : row.guest
  return {
    _id: conversation.id,
    side,
    other: personOf(other),
    service: {
      _id: listing.id,
      type: listing.type,
      ...rowName(listing),
      image: listing.images[0] ?? '',
      isLive: listing.state === 'live' && listing.deletedAt === null,
    },
    booking: beside.booking,
    last: lastOf(row, beside),
    unread: beside.unread,
    readUpTo: conversation[OF_SIDE[side].read],
    seenUpTo: conversation[OF_SIDE[OTHER_SIDE[side]].read],
    isBlocked: conversation[OF_SIDE[side].blocked] !== null,
    isOpen: !isClosed(conversation) && other.deletedAt === null,
    hidesContacts: beside.hidesContacts,
  }
}

function personOf(user: ConversationWithParties['guest']): ConversationWire['other'] {
  return { ...nameToWire(publicNameOf(user)), file: user.avatarUrl }
}

function lastOf({ last, conversation }: ConversationWithParties, beside: Beside): ConversationWire['last'] {
  if (!last) return null
  const { body, isOwn, createdAt, image } = messageToWire(last, { ...beside, conversation })
  return { body, isOwn, createdAt, hasImage: image !== null }
}

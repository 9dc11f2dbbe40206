import type { ConversationWire, TalkedBooking } from '@/lib/domain/messages/wire'
import { publicNameOf } from '@/server/modules/listings/public-name'
import { isClosed, ownOf } from './get-own-conversation'
import { messageToWire } from './message-to-wire'
import { OF_SIDE, OTHER_SIDE, type ToldConversation } from './store'

/** What stands beside the conversation itself. */
export interface Beside {
  readerId: string
  ownHost: string
  unread: number
  booking: TalkedBooking | null
  hidesContacts: boolean
}

export function conversationToWire(row: ToldConversation, beside: Beside): ConversationWire {
  const { conversation, service } = row
  const { side } = ownOf(conversation, beside.readerId)
  const other = side === 'guest' ? row.host : row.guest
  return {
    _id: conversation.id,
    side,
    other: personOf(other),
    service: {
      _id: service.id,
      type: service.type,
      name: service.name,
      name_ar: service.nameAr,
      image: service.images[0] ?? '',
      isLive: service.state === 'live' && service.deletedAt === null,
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

function personOf(user: ToldConversation['guest']): ConversationWire['other'] {
  const name = publicNameOf(user)
  return { name: name.en, name_ar: name.ar, file: user.avatarUrl }
}

function lastOf({ last }: ToldConversation, beside: Beside): ConversationWire['last'] {
  if (!last) return null
  const { body, isOwn, createdAt, image } = messageToWire(last, beside)
  return { body, isOwn, createdAt, hasImage: image !== null }
}

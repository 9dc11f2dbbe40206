import { DomainError } from '@/lib/domain/issues'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/db'
import { type Conversation, findConversation, OF_SIDE, OTHER_SIDE } from './store'

/** A conversation with the side of its reader. */
interface OwnConversation {
  conversation: Conversation
  side: ConversationSide
  otherId: string
}

export async function getOwnConversation(db: Db, userId: string, id: string): Promise<OwnConversation> {
  return asOwnConversation(await findConversation(db, userId, id), userId)
}

/** Throws `not_found` for null, so that strangers learn nothing. */
export function asOwnConversation(conversation: Conversation | null, userId: string): OwnConversation {
  if (!conversation) throw new DomainError('not_found')
  const side = conversation.guestId === userId ? 'guest' : 'vendor'
  return { conversation, side, otherId: conversation[OF_SIDE[OTHER_SIDE[side]].user] }
}

export function isClosed({ guestBlockedAt, vendorBlockedAt }: Conversation): boolean {
  return guestBlockedAt !== null || vendorBlockedAt !== null
}

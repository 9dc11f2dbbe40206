import { DomainError } from '@/lib/domain/issues'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/open'
import { type Conversation, findConversation, OF_SIDE, OTHER_SIDE } from './store'

/** A conversation as one of its two people comes to it. */
interface OwnConversation {
  conversation: Conversation
  side: ConversationSide
  otherId: string
}

export async function getOwnConversation(db: Db, userId: string, id: string): Promise<OwnConversation> {
  return asOwnConversation(await findConversation(db, userId, id), userId)
}

/** Throws `not_found` for nothing: a stranger learns no more. */
export function asOwnConversation(conversation: Conversation | null, userId: string): OwnConversation {
  if (!conversation) throw new DomainError('not_found')
  const side = conversation.guestId === userId ? 'guest' : 'vendor'
  return { conversation, side, otherId: conversation[OF_SIDE[OTHER_SIDE[side]].user] }
}

export function isClosed({ guestBlockedAt, vendorBlockedAt }: Conversation): boolean {
  return guestBlockedAt !== null || vendorBlockedAt !== null
}

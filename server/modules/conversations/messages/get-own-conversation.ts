import { DomainError } from '@/lib/domain/issues'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/db'
import type { Reader } from './reader'
import { type Conversation, findConversation } from './store'

/** A conversation with the side of its reader. */
interface OwnConversation {
  conversation: Conversation
  side: ConversationSide
}

export async function getOwnConversation(db: Db, reader: Reader, id: string): Promise<OwnConversation> {
  return asOwnConversation(await findConversation(db, reader, id), reader.userId)
}

/** Throws `not_found` for null, so that strangers learn nothing. */
export function asOwnConversation(conversation: Conversation | null, userId: string): OwnConversation {
  if (!conversation) throw new DomainError('not_found')
  return { conversation, side: sideOf(conversation, userId) }
}

/** The side of a user of a conversation. */
export const sideOf = ({ guestId }: Pick<Conversation, 'guestId'>, userId: string): ConversationSide =>
  guestId === userId ? 'guest' : 'vendor'

export function isClosed({ guestBlockedAt, vendorBlockedAt }: Conversation): boolean {
  return guestBlockedAt !== null || vendorBlockedAt !== null
}

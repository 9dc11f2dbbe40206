import { cleanMessage } from '@/lib/domain/messages/bodies'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/db'
import { type NewMessage, writeMessage } from './message-store'
import {
  advanceRead,
  type Conversation,
  findOrCreateConversation,
  lockConversation,
  setReminded,
} from './store'

interface Recorded extends Pick<Conversation, 'id' | 'guestId' | 'vendorId' | 'listingId' | 'createdAt'> {
  messages: Omit<NewMessage, 'conversationId'>[]
  /** how many messages a side has read */
  read: Record<ConversationSide, number>
}

/** Writes a conversation that the demo begins with, with the statements of real ones. Nobody is reminded of it. */
export async function recordConversation(tx: Db, { messages, read, ...opened }: Recorded): Promise<void> {
  const { id, guestId } = opened
  await findOrCreateConversation(tx, opened)
  const locked = async () => {
    const conversation = await lockConversation(tx, { userId: guestId, vendorId: null }, id)
    if (!conversation) throw new Error(`${id} was not opened`)
    return conversation
  }
  for (const one of messages)
    await writeMessage(tx, await locked(), { ...one, conversationId: id, body: cleanMessage(one.body) })
  const written = await locked()
  await advanceRead(tx, written, 'guest', read.guest)
  await advanceRead(tx, written, 'vendor', read.vendor)
  await setReminded(tx, written)
}

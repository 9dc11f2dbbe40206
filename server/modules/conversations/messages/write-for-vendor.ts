import { cleanMessage } from '@/lib/domain/messages/bodies'
import type { Db } from '@/server/db/db'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { isClosed } from './get-own-conversation'
import { hasOpenAccount, writeMessage } from './message-store'
import { type Conversation, findOrCreateConversation, lockConversation } from './store'

interface Written extends Pick<Conversation, 'guestId' | 'vendorId' | 'listingId'> {
  /** the member in whose name it is written */
  senderId: string
  body: string
  clientId: string
  now: Date
}

/**
 * Writes a message of a template to a guest in the name of a vendor, into their conversation about the listing. Null, and nothing is
 * written, where a side has closed it or the guest's account is closed.
 */
export async function writeForVendor(tx: Db, written: Written): Promise<string | null> {
  const { guestId, vendorId, listingId, senderId, body, clientId, now } = written
  const id = await findOrCreateConversation(tx, { guestId, vendorId, listingId, createdAt: now })
  const conversation = await lockConversation(tx, { userId: senderId, vendorId }, id)
  if (!conversation || isClosed(conversation) || !(await hasOpenAccount(tx, [guestId]))) return null
  const row = {
    conversationId: id,
    senderId,
    clientId,
    body: cleanMessage(body),
    isAutomatic: true,
    createdAt: now,
  }
  const message = await writeMessage(tx, conversation, row)
  await enqueueJobs(tx, [{ kind: 'message', payload: { messageId: message.id } }], now)
  return message.id
}

import { DomainError, issue } from '@/lib/domain/issues'
import type { MessageBody } from '@/lib/domain/messages/bodies'
import { cleanMessage } from '@/lib/domain/messages/bodies'
import type { ConversationSide, MessageWire } from '@/lib/domain/messages/wire'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { hasConfirmedBooking } from '@/server/modules/bookings/bookings-between'
import { offersOfMessages } from '@/server/modules/conversations/private-offers/offers-of-messages'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { assertOwnUploads } from '@/server/modules/platform/uploads/assert-own-uploads'
import { asOwnConversation, isClosed } from './get-own-conversation'
import {
  countSentSince,
  findSent,
  hasOpenAccount,
  type Message,
  type NewMessage,
  writeMessage,
} from './message-store'
import { messageToWire, ownHostOf } from './message-to-wire'
import { type Reader, usersOfSides } from './reader'
import { type Conversation, lockConversation, OTHER_SIDE } from './store'

const MINUTE_SECONDS = 60

export async function sendMessage(
  deps: Deps,
  reader: Reader,
  conversationId: string,
  sent: MessageBody,
): Promise<MessageWire> {
  const content = await contentOf(deps.db, reader.userId, sent)
  return sendAsMessage(deps, reader, conversationId, sent.clientId, async () => ({ content }))
}

interface Prepared {
  content: Content
  /** what the message is the card of */
  written?: (message: Message) => Promise<void>
}

/**
 * Stores a message and enqueues its events in one transaction. The conversation's lock orders messages; a repeated
 * `clientId` returns the stored message.
 */
export async function sendAsMessage(
  deps: Deps,
  reader: Reader,
  conversationId: string,
  clientId: string,
  prepare: (tx: Db, conversation: Conversation) => Promise<Prepared>,
): Promise<MessageWire> {
  const { db, clock } = deps
  const { userId } = reader
  const { message, conversation, hidesContacts } = await db.transaction(async (tx) => {
    const found = await lockConversation(tx, reader, conversationId)
    const { conversation, side } = asOwnConversation(found, userId)
    const named = { conversationId, senderId: userId, clientId }
    const hidesContacts = !(await hasConfirmedBooking(tx, conversation))
    const known = await findSent(tx, named)
    if (known) return { message: known, conversation, hidesContacts }
    if (isClosed(conversation) || !(await hasOpenAccount(tx, await usersOfOther(tx, conversation, side))))
      throw new DomainError('conversation_closed')
    await assertMessageLimit(tx, deps, userId)
    const { content, written } = await prepare(tx, conversation)
    const message = await writeMessage(tx, conversation, { ...named, ...content, createdAt: clock.now() })
    await written?.(message)
    await tell(tx, message)
    return { message, conversation, hidesContacts }
  })
  const offers = await offersOfMessages(db, [message.id], clock.now())
  const reading = { readerId: userId, conversation, hidesContacts, ownHost: ownHostOf(deps) }
  return messageToWire(message, reading, offers.get(message.id))
}

const usersOfOther = async (tx: Db, conversation: Conversation, side: ConversationSide) =>
  (await usersOfSides(tx, conversation))[OTHER_SIDE[side]]

type Content = Pick<NewMessage, 'body' | 'imageUploadId' | 'imageWidth' | 'imageHeight' | 'offerRequest'>

/** Text, photo, or both; the photo must be a private upload of the sender. */
async function contentOf(
  db: Db,
  userId: string,
  { body: typed, image, request }: MessageBody,
): Promise<Content> {
  const body = cleanMessage(typed)
  if (!image) {
    if (!body) throw new DomainError('bad_request', { issues: [issue('body', 'required')] })
    return { body, offerRequest: request ?? null }
  }
  const { image: upload } = await assertOwnUploads(db, { userId }, { image })
  if (upload?.visibility !== 'private') {
    throw new DomainError('invalid', { issues: [issue('image', 'not_your_upload')] })
  }
  return { body, imageUploadId: upload.id, imageWidth: upload.width, imageHeight: upload.height }
}

async function assertMessageLimit(tx: Db, { clock, config }: Deps, userId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - MINUTE_SECONDS * 1000)
  if ((await countSentSince(tx, userId, since)) >= config.messagesPerMinute) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: MINUTE_SECONDS })
  }
}

function tell(tx: Db, { id, createdAt }: Message): Promise<void> {
  return enqueueJobs(tx, [{ kind: 'message', payload: { messageId: id } }], createdAt)
}

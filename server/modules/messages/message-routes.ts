import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/documents/document-file'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { getOwnConversation } from './get-own-conversation'
import { listMessages } from './list-messages'
import { readMessage } from './message-store'
import { sendMessage } from './send-message'
import { advanceRead } from './store'

/** Routes of one conversation. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /conversations/:id/messages', (request) =>
    listMessages(deps, request.user._id, request.params.id, request.query),
  )

  serve(app, 'POST /conversations/:id/messages', (request) =>
    sendMessage(deps, request.user._id, request.params.id, request.body),
  )

  serve(app, 'POST /conversations/:id/read', async (request) => {
    await markRead(deps, request.user._id, request.params.id, request.body.upTo)
  })

  serve(app, 'POST /conversations/:id/typing', async (request) => {
    await emitTyping(deps, request.user._id, request.params.id)
  })

  serve(app, 'GET /conversations/:id/messages/:messageId/image', async (request, reply) => {
    const { id, messageId } = request.params
    const key = await getMessageImage(deps, request.user._id, id, messageId)
    return sendFile(request, reply, { files: deps.files, key })
  })
}

/** Marks a conversation as read up to a message. Open pages of both sides get an event; offline ones load it later. */
async function markRead({ db, live }: Deps, userId: string, id: string, upTo: number): Promise<void> {
  const { conversation, side, otherId } = await getOwnConversation(db, userId, id)
  if (!(await advanceRead(db, conversation, side, upTo))) return
  live.tell(otherId, 'seen', () => ({ conversationId: id, upTo, isOwn: false }))
  live.tell(userId, 'seen', () => ({ conversationId: id, upTo, isOwn: true }))
}

/** Typing events are emitted and not stored. */
async function emitTyping({ db, live }: Deps, userId: string, id: string): Promise<void> {
  const { conversation, otherId } = await getOwnConversation(db, userId, id)
  if (conversation.guestBlockedAt || conversation.vendorBlockedAt) return
  live.tell(otherId, 'typing', () => ({ conversationId: id }))
}

/** The file of the photo of a message, for both sides of its conversation only. */
async function getMessageImage(
  { db }: Deps,
  userId: string,
  conversationId: string,
  messageId: string,
): Promise<string> {
  await getOwnConversation(db, userId, conversationId)
  const message = await readMessage(db, conversationId, messageId)
  if (!message?.imageUploadId) throw new DomainError('not_found')
  return documentFile(message.imageUploadId)
}

import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { CONVERSATION_SIDES } from '@/lib/domain/messages/wire'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { documentFile } from '@/server/modules/platform/uploads/document-file'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { getOwnConversation } from './get-own-conversation'
import { listMessages } from './list-messages'
import { readMessage } from './message-store'
import { type Reader, readerOf, usersOfSides } from './reader'
import { sendMessage } from './send-message'
import { advanceRead, OTHER_SIDE } from './store'
import { translateMessage } from './translate-message'

/** Routes of one conversation. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /conversations/:id/messages', (request) =>
    listMessages(deps, readerOf(request.user), request.params.id, request.query),
  )

  serve(app, 'POST /conversations/:id/messages', (request) =>
    sendMessage(deps, readerOf(request.user), request.params.id, request.body),
  )

  serve(app, 'POST /conversations/:id/read', async (request) => {
    await markRead(deps, readerOf(request.user), request.params.id, request.body.upTo)
  })

  serve(app, 'POST /conversations/:id/typing', async (request) => {
    await emitTyping(deps, readerOf(request.user), request.params.id)
  })

  serve(app, 'POST /conversations/:id/messages/:messageId/translation', async (request) => {
    const to = languageOf(request.headers['accept-language'])
    const text = await translateMessage(deps, readerOf(request.user), { ...request.params, to })
    return { text }
  })

  serve(app, 'GET /conversations/:id/messages/:messageId/image', async (request, reply) => {
    const { id, messageId } = request.params
    const key = await getMessageImage(deps, readerOf(request.user), id, messageId)
    return sendFile(request, reply, { files: deps.files, key })
  })
}

/** Marks a conversation as read up to a message. Open pages of both sides get an event; offline ones load it later. */
async function markRead({ db, live }: Deps, reader: Reader, id: string, upTo: number): Promise<void> {
  const { conversation, side } = await getOwnConversation(db, reader, id)
  if (!(await advanceRead(db, conversation, side, upTo))) return
  const users = await usersOfSides(db, conversation)
  for (const one of CONVERSATION_SIDES) {
    const seen = { conversationId: id, upTo, isOwn: one === side }
    for (const userId of users[one]) live.tell(userId, 'seen', () => seen)
  }
}

/** Typing events are emitted and not stored. */
async function emitTyping({ db, live }: Deps, reader: Reader, id: string): Promise<void> {
  const { conversation, side } = await getOwnConversation(db, reader, id)
  if (conversation.guestBlockedAt || conversation.vendorBlockedAt) return
  const users = await usersOfSides(db, conversation)
  for (const userId of users[OTHER_SIDE[side]]) live.tell(userId, 'typing', () => ({ conversationId: id }))
}

/** The file of the photo of a message, for both sides of its conversation only. */
async function getMessageImage(
  { db }: Deps,
  reader: Reader,
  conversationId: string,
  messageId: string,
): Promise<string> {
  await getOwnConversation(db, reader, conversationId)
  const message = await readMessage(db, conversationId, messageId)
  if (!message?.imageUploadId) throw new DomainError('not_found')
  return documentFile(message.imageUploadId)
}

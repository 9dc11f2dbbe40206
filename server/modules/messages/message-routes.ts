import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import { type MessageBody, messageBody, type ReadBody, readBody } from '@/lib/domain/messages/bodies'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/documents/document-file'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, idText } from '@/server/plugins/request-params'
import { sendFile } from '@/server/plugins/send-file'
import { getOwnConversation } from './get-own-conversation'
import { listMessages } from './list-messages'
import { readMessage } from './message-store'
import { sendMessage } from './send-message'
import { advanceRead } from './store'

const USER = { access: 'user' } as const
const cursorQuery = object({ before: string().max(10), after: string().max(10) })
  .noUnknown()
  .exact()
const imageParams = object({ id: idText, messageId: idText })

/** Routes of one conversation. */
export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: IdParam; Querystring: InferType<typeof cursorQuery> }>(
    '/conversations/:id/messages',
    { config: USER, schema: { params: idParam, querystring: cursorQuery } },
    (request) => listMessages(deps, userIn(request)._id, request.params.id, request.query),
  )

  app.post<{ Params: IdParam; Body: MessageBody }>(
    '/conversations/:id/messages',
    { config: USER, schema: { params: idParam, body: messageBody } },
    async (request, reply) => {
      const { id } = request.params
      return reply.code(201).send(await sendMessage(deps, userIn(request)._id, id, request.body))
    },
  )

  app.post<{ Params: IdParam; Body: ReadBody }>(
    '/conversations/:id/read',
    { config: USER, schema: { params: idParam, body: readBody } },
    async (request, reply) => {
      await markRead(deps, userIn(request)._id, request.params.id, request.body.upTo)
      return reply.code(204).send()
    },
  )

  app.post<{ Params: IdParam }>(
    '/conversations/:id/typing',
    { config: USER, schema: { params: idParam } },
    async (request, reply) => {
      await emitTyping(deps, userIn(request)._id, request.params.id)
      return reply.code(204).send()
    },
  )

  app.get<{ Params: InferType<typeof imageParams> }>(
    '/conversations/:id/messages/:messageId/image',
    { config: USER, schema: { params: imageParams } },
    async (request, reply) => {
      const { id, messageId } = request.params
      const key = await getMessageImage(deps, userIn(request)._id, id, messageId)
      return sendFile(request, reply, { files: deps.files, key })
    },
  )
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

import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { type MessageBody, messageBody, type ReadBody, readBody } from '@/lib/domain/messages/bodies'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, idText } from '@/server/plugins/params'
import { listMessages } from './list-messages'
import { markRead, tellTyping } from './mark-read'
import { readMessageImage } from './read-image'
import { sendMessage } from './send-message'

const USER = { access: 'user' } as const
const cursorQuery = object({ before: string().max(10), after: string().max(10) })
  .noUnknown()
  .exact()
const imageParams = object({ id: idText, messageId: idText })

/** What is said in one conversation. */
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
      await tellTyping(deps, userIn(request)._id, request.params.id)
      return reply.code(204).send()
    },
  )

  app.get<{ Params: InferType<typeof imageParams> }>(
    '/conversations/:id/messages/:messageId/image',
    { config: USER, schema: { params: imageParams } },
    async (request, reply) => {
      const { id, messageId } = request.params
      const bytes = await readMessageImage(deps, userIn(request)._id, id, messageId)
      return reply.header('x-content-type-options', 'nosniff').type('image/webp').send(bytes)
    },
  )
}

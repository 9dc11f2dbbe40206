import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { type ConversationBody, conversationBody } from '@/lib/domain/messages/bodies'
import type { ConversationWire } from '@/lib/domain/messages/wire'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { getOwnConversation } from './get-own-conversation'
import { getConversation, listConversations, totalUnread } from './list-conversations'
import { openConversation } from './open-conversation'
import { setBlocked } from './store'

const USER = { access: 'user' } as const
const OF_ONE = { config: USER, schema: { params: idParam } }
const pageQuery = object(pageFields).noUnknown().exact()

/** A user's conversations, as guest and as host. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: ConversationBody }>(
    '/conversations',
    { config: USER, schema: { body: conversationBody } },
    (request) => openConversation(deps, userIn(request), request.body),
  )

  app.get<{ Querystring: InferType<typeof pageQuery> }>(
    '/conversations',
    { config: USER, schema: { querystring: pageQuery } },
    (request) => listConversations(deps, userIn(request)._id, readPage(request.query)),
  )

  app.get('/conversations/unread', { config: USER }, (request) => totalUnread(deps, userIn(request)._id))

  app.get<{ Params: IdParam }>('/conversations/:id', OF_ONE, (request) =>
    getConversation(deps, userIn(request)._id, request.params.id),
  )

  app.post<{ Params: IdParam }>('/conversations/:id/block', OF_ONE, (request) =>
    changeBlock(deps, userIn(request)._id, request.params.id, true),
  )

  app.delete<{ Params: IdParam }>('/conversations/:id/block', OF_ONE, (request) =>
    changeBlock(deps, userIn(request)._id, request.params.id, false),
  )
}

/** Closes a conversation for both sides or reopens it (only by who closed it); open pages get an event. */
async function changeBlock(
  deps: Deps,
  userId: string,
  id: string,
  isBlocked: boolean,
): Promise<ConversationWire> {
  const { conversation, side, otherId } = await getOwnConversation(deps.db, userId, id)
  await setBlocked(deps.db, conversation, side, isBlocked ? deps.clock.now() : null)
  for (const reader of [userId, otherId])
    deps.live.tell(reader, 'conversation', () => ({ conversationId: id }))
  return getConversation(deps, userId, id)
}

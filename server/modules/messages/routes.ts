import type { FastifyInstance } from 'fastify'
import type { ConversationWire } from '@/lib/domain/messages/wire'
import type { Deps } from '@/server/deps'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import { getOwnConversation } from './get-own-conversation'
import { getConversation, listConversations, totalUnread } from './list-conversations'
import { openConversation } from './open-conversation'
import { setBlocked } from './store'

/** A user's conversations, as guest and as host. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /conversations', (request) => openConversation(deps, request.user, request.body))

  serve(app, 'GET /conversations', (request) =>
    listConversations(deps, request.user._id, readPage(request.query)),
  )

  serve(app, 'GET /conversations/unread', (request) => totalUnread(deps, request.user._id))

  serve(app, 'GET /conversations/:id', (request) =>
    getConversation(deps, request.user._id, request.params.id),
  )

  serve(app, 'POST /conversations/:id/block', (request) =>
    changeBlock(deps, request.user._id, request.params.id, true),
  )

  serve(app, 'DELETE /conversations/:id/block', (request) =>
    changeBlock(deps, request.user._id, request.params.id, false),
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

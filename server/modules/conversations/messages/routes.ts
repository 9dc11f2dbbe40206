import type { FastifyInstance } from 'fastify'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import type { Deps } from '@/server/deps'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { getOwnConversation } from './get-own-conversation'
import { getConversation, listConversations, totalUnread } from './list-conversations'
import { openConversation } from './open-conversation'
import { readerOf, usersOfSides } from './reader'
import { setBlocked } from './store'

/** A user's conversations, as guest and as host. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /conversations', (request) => openConversation(deps, request.user, request.body))

  serve(app, 'GET /conversations', (request) =>
    listConversations(deps, request.user, readPage(request.query)),
  )

  serve(app, 'GET /conversations/unread', (request) => totalUnread(deps, request.user))

  serve(app, 'GET /conversations/:id', (request) => getConversation(deps, request.user, request.params.id))

  serve(app, 'POST /conversations/:id/block', (request) =>
    changeBlock(deps, request.user, request.params.id, true),
  )

  serve(app, 'DELETE /conversations/:id/block', (request) =>
    changeBlock(deps, request.user, request.params.id, false),
  )
}

/** Closes a conversation for both sides or reopens it (only by who closed it); open pages get an event. */
async function changeBlock(
  deps: Deps,
  user: SignedIn,
  id: string,
  isBlocked: boolean,
): Promise<ConversationWire> {
  const { conversation, side } = await getOwnConversation(deps.db, readerOf(user), id)
  await setBlocked(deps.db, conversation, side, isBlocked ? deps.clock.now() : null)
  const { guest, vendor } = await usersOfSides(deps.db, conversation)
  for (const reader of [...guest, ...vendor])
    deps.live.tell(reader, 'conversation', () => ({ conversationId: id }))
  return getConversation(deps, user, id)
}

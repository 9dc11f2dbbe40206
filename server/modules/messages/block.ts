import type { ConversationWire } from '@/lib/domain/messages/wire'
import type { Deps } from '@/server/deps'
import { loadOwn } from './load-side'
import { readConversationOf } from './read-conversation'
import { setBlocked } from './store'

/** Closes a conversation for both, or opens it again; only who closed it can open it. Both sides' open pages hear it. */
export async function changeBlock(
  deps: Deps,
  userId: string,
  id: string,
  isBlocked: boolean,
): Promise<ConversationWire> {
  const { conversation, side, otherId } = await loadOwn(deps.db, userId, id)
  await setBlocked(deps.db, conversation, side, isBlocked ? deps.clock.now() : null)
  for (const reader of [userId, otherId])
    deps.live.tell(reader, 'conversation', () => ({ conversationId: id }))
  return readConversationOf(deps, userId, id)
}

import type { Deps } from '@/server/deps'
import { loadOwn } from './load-side'
import { moveRead } from './store'

/**
 * Notes how far a side has seen the conversation. The other side's open pages and one's own are told at once; whoever
 * misses that finds it with the next reading.
 */
export async function markRead({ db, live }: Deps, userId: string, id: string, upTo: number): Promise<void> {
  const { conversation, side, otherId } = await loadOwn(db, userId, id)
  if (!(await moveRead(db, conversation, side, upTo))) return
  live.tell(otherId, 'seen', () => ({ conversationId: id, upTo, isOwn: false }))
  live.tell(userId, 'seen', () => ({ conversationId: id, upTo, isOwn: true }))
}

/** Said now or never: it is not kept. */
export async function tellTyping({ db, live }: Deps, userId: string, id: string): Promise<void> {
  const { conversation, otherId } = await loadOwn(db, userId, id)
  if (conversation.guestBlockedAt || conversation.vendorBlockedAt) return
  live.tell(otherId, 'typing', () => ({ conversationId: id }))
}

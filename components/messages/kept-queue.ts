/** A message that the server may not have yet; it stays in this browser until it is known to be kept. */
export interface Pending {
  clientId: string
  body: string
  image?: string
  createdAt: string
  /** why the server will not have it; until the person decides nothing behind it is sent */
  refusal?: string
}

const keyOf = (userId: string, conversationId: string) => `diyar-unsent:${userId}:${conversationId}`

export function readQueue(userId: string, conversationId: string): Pending[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, conversationId)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** A browser that keeps nothing still sends; only a closed page would lose what is not sent. */
export function writeQueue(userId: string, conversationId: string, queue: readonly Pending[]): void {
  const key = keyOf(userId, conversationId)
  try {
    if (queue.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(queue))
  } catch {
    // Storage is full or forbidden.
  }
}

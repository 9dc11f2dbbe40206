import { deviceStorage, parseStored } from '@/components/shared/browser-storage'

/** A message that the server may not have yet; it stays in this browser until it is known to be kept. */
export interface PendingMessage {
  clientId: string
  body: string
  image?: string
  createdAt: string
  /** in which order the tabs of this browser wrote */
  order: number
  /** why the server will not have it; until the user decides nothing behind it is sent */
  refusal?: string
}

/** What all tabs share of one conversation. */
export const pendingQueueName = (userId: string, conversationId: string) =>
  `diyar-unsent:${userId}:${conversationId}`

const byOrder = (a: PendingMessage, b: PendingMessage) =>
  a.order - b.order || a.clientId.localeCompare(b.clientId)

/**
 * The unsent messages of a conversation, one entry of the storage each: tabs add and remove their own without
 * overwriting those of others. A browser that stores nothing still sends; only a closed page would lose them.
 */
export function openQueue(name: string) {
  const keyOf = (clientId: string) => `${name}:${clientId}`

  function list(): PendingMessage[] {
    return deviceStorage
      .names(keyOf(''))
      .flatMap((key) => pendingFrom(deviceStorage.read(key)))
      .sort(byOrder)
  }
  return {
    list,
    put: (pending: PendingMessage) => deviceStorage.write(keyOf(pending.clientId), JSON.stringify(pending)),
    remove: (clientId: string) => deviceStorage.remove(keyOf(clientId)),
    /** After everything that any tab has written so far. */
    nextOrder: () => Math.max(Date.now(), (list().at(-1)?.order ?? 0) + 1),
  }
}

function pendingFrom(text: string | null): PendingMessage[] {
  const pending = parseStored(text) as Partial<PendingMessage> | null
  return typeof pending?.clientId === 'string' && typeof pending.order === 'number'
    ? [pending as PendingMessage]
    : []
}

import { deviceStorage, parseStored } from '@/components/shared/browser-storage'

/** A message that the server may not have yet; it stays in this browser until it is confirmed. */
export interface PendingMessage {
  clientId: string
  body: string
  image?: string
  createdAt: string
  /** the order of writing across the tabs of this browser */
  order: number
  /** the refusal of the server; until the user decides nothing behind it is sent */
  refusal?: string
}

/** The state that all tabs share for one conversation. */
export const pendingQueueName = (userId: string, conversationId: string) =>
  `diyar-unsent:${userId}:${conversationId}`

const byOrder = (a: PendingMessage, b: PendingMessage) =>
  a.order - b.order || a.clientId.localeCompare(b.clientId)

/**
 * The unsent messages of a conversation, one storage entry each, so that tabs do not overwrite
 * each other. Without storage they are still sent; only closing the page would lose them.
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
    /** After all messages that any tab has written so far. */
    nextOrder: () => Math.max(Date.now(), (list().at(-1)?.order ?? 0) + 1),
  }
}

function pendingFrom(text: string | null): PendingMessage[] {
  const pending = parseStored(text) as Partial<PendingMessage> | null
  return typeof pending?.clientId === 'string' && typeof pending.order === 'number'
    ? [pending as PendingMessage]
    : []
}

import { call } from '@/lib/api/call'
import { refreshUser } from '@/lib/api/current-user'
import { ApiError } from '@/lib/api/http'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { openQueue, type PendingMessage, pendingQueueName } from './pending-queue'

const PAUSES_MS = [1000, 3000, 10_000, 30_000]

export interface OutboxState {
  queue: readonly PendingMessage[]
  /** the first message could not be sent and will be retried */
  isWaiting: boolean
}

interface OutboxOf {
  userId: string
  conversationId: string
  onChange: (state: OutboxState) => void
  onSaved: (message: MessageWire) => void
  failureText: (failure: unknown) => string
}

/** Failures that a retry can fix: no network, a server error, a rate limit. */
const isPassing = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status === 429 || failure.status >= 500

const isSendable = (head: PendingMessage | undefined): head is PendingMessage =>
  head !== undefined && !head.refusal

/** One tab at a time, where the browser supports locks. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

/**
 * Sends the messages one by one in the order of writing, including those of an earlier visit or
 * another tab. Each has an idempotency key, so that a lost response does not duplicate it. A refused one blocks
 * those behind it until the user decides.
 */
export function openOutbox({ userId, conversationId, onChange, onSaved, failureText }: OutboxOf) {
  const name = pendingQueueName(userId, conversationId)
  const queue = openQueue(name)
  let isRunning = false
  let isWaiting = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout>

  function show(): void {
    if (!isClosed) onChange({ queue: queue.list(), isWaiting })
  }

  async function pump(tries = 0): Promise<void> {
    clearTimeout(timer)
    if (isRunning || isClosed) return
    isRunning = true
    const next = await alone(name, () => sendHead(tries))
    isRunning = false
    // If messages were added or discarded during the run, it runs again.
    if (next === 'sent' || (next === 'idle' && isSendable(queue.list()[0]))) await pump()
  }

  /** The first message is read under the lock, because another tab may just have sent it. */
  async function sendHead(tries: number): Promise<'sent' | 'idle' | 'waiting'> {
    const [head] = queue.list()
    if (!isSendable(head) || isClosed) {
      show()
      return 'idle'
    }
    try {
      await sendOne(head)
      return 'sent'
    } catch (failure) {
      return settle(head, failure, tries)
    }
  }

  async function sendOne({ clientId, body, image }: PendingMessage): Promise<void> {
    const message = { clientId, body, ...(image ? { image } : {}) }
    onSaved(await call('POST /conversations/:id/messages', { params: { id: conversationId }, body: message }))
    queue.remove(clientId)
    isWaiting = false
    show()
  }

  function settle(head: PendingMessage, failure: unknown, tries: number): 'idle' | 'waiting' {
    if (failure instanceof ApiError && failure.status === 401) {
      void refreshUser()
      return 'waiting'
    }
    if (isPassing(failure)) {
      const requested = failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
      const pause = Math.max(requested, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0)
      if (!isClosed) timer = setTimeout(() => void pump(tries + 1), pause)
      isWaiting = true
      show()
      return 'waiting'
    }
    queue.put({ ...head, refusal: failureText(failure) })
    show()
    return 'idle'
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(`${name}:`)) show()
  }
  window.addEventListener('storage', onStorage)
  show()
  void pump()
  return {
    /** Retries at once, for when the network is back. */
    wake: () => void pump(),
    send(message: Pick<PendingMessage, 'body' | 'image'>): void {
      const createdAt = new Date().toISOString()
      queue.put({ ...message, clientId: crypto.randomUUID(), createdAt, order: queue.nextOrder() })
      show()
      void pump()
    },
    retry(clientId: string): void {
      const refused = queue.list().find((one) => one.clientId === clientId)
      if (refused) queue.put({ ...refused, refusal: undefined })
      show()
      void pump()
    },
    discard(clientId: string): void {
      queue.remove(clientId)
      show()
      void pump()
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
    },
  }
}

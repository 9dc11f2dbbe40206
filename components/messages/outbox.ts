import { ApiError } from '@/lib/api/http'
import { sendMessage } from '@/lib/api/messages'
import { meetPerson } from '@/lib/api/person'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { type Pending, readQueue, writeQueue } from './kept-queue'

const PAUSES_MS = [1000, 3000, 10_000, 30_000]

export interface OutboxState {
  queue: readonly Pending[]
  /** the head could not be sent now and will be tried again */
  isWaiting: boolean
}

interface OutboxOf {
  userId: string
  conversationId: string
  onChange: (state: OutboxState) => void
  onKept: (message: MessageWire) => void
  failureText: (failure: unknown) => string
}

/** What another try may mend: no network, a busy or a broken server, too many in a minute. */
const isPassing = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status === 429 || failure.status >= 500

/**
 * Sends one message after the other, in the order in which they were written, also those that an earlier visit left.
 * Each carries its name, so that one whose answer was lost is not doubled. A refused one holds up those behind it
 * until the person decides.
 */
export function openOutbox({ userId, conversationId, onChange, onKept, failureText }: OutboxOf) {
  let state: OutboxState = { queue: readQueue(userId, conversationId), isWaiting: false }
  let isRunning = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout>

  function change(next: Partial<OutboxState>): void {
    state = { ...state, ...next }
    writeQueue(userId, conversationId, state.queue)
    if (!isClosed) onChange(state)
  }
  const without = (clientId: string) => state.queue.filter((one) => one.clientId !== clientId)

  async function pump(tries = 0): Promise<void> {
    clearTimeout(timer)
    const [head] = state.queue
    if (isRunning || isClosed || !head || head.refusal) return
    isRunning = true
    const failure = await sendOne(head).catch((problem: unknown) => problem)
    isRunning = false
    if (failure) settle(head, failure, tries)
    else await pump()
  }

  async function sendOne({ clientId, body, image }: Pending): Promise<void> {
    onKept(await sendMessage(conversationId, { clientId, body, ...(image ? { image } : {}) }))
    change({ queue: without(clientId), isWaiting: false })
  }

  function settle(head: Pending, failure: unknown, tries: number): void {
    if (failure instanceof ApiError && failure.status === 401) {
      void meetPerson()
    } else if (isPassing(failure)) {
      const asked = failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
      const pause = Math.max(asked, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0)
      timer = setTimeout(() => void pump(tries + 1), pause)
      change({ isWaiting: true })
    } else {
      const refused = { ...head, refusal: failureText(failure) }
      change({ queue: state.queue.map((one) => (one.clientId === head.clientId ? refused : one)) })
    }
  }

  onChange(state)
  void pump()
  return {
    /** Tries at once: the network is back. */
    wake: () => void pump(),
    send(message: Pick<Pending, 'body' | 'image'>): void {
      const pending = { ...message, clientId: crypto.randomUUID(), createdAt: new Date().toISOString() }
      change({ queue: [...state.queue, pending] })
      void pump()
    },
    retry(clientId: string): void {
      const { refusal: _told, ...again } = state.queue.find((one) => one.clientId === clientId) ?? {}
      change({ queue: state.queue.map((one) => (one.clientId === clientId ? (again as Pending) : one)) })
      void pump()
    },
    discard(clientId: string): void {
      change({ queue: without(clientId) })
      void pump()
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

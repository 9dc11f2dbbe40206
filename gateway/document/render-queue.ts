import { RENDER } from '@/gateway/limits'
import { createRecentRequests, type RecentRequestsOptions } from './recent-requests'

/** Thrown when the queue is too long for another request. */
export class Overloaded extends Error {
  /** `isBusy`: the address asked often lately */
  constructor(readonly isBusy: boolean) {
    super('The render queue is full.')
  }
}

interface Waiting {
  address: string
  start: () => void
  refuse: () => void
}

interface QueueLimits {
  running: number
  runningPerAddress: number
  waiting: number
  waitingPerAddress: number
  waitMs: number
  recent: RecentRequestsOptions
  busyRequests: number
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Runs a bounded number of renders at once. The address that asked least lately is first, and takes the place of a busier
 * one when the queue is full: a crawler delays itself, also from many addresses. A request leaves with its client.
 */
export function createRenderQueue(limits: QueueLimits = RENDER.queue) {
  const waiting = new Set<Waiting>()
  const waitingOf = new Map<string, number>()
  const running = new Map<string, number>()
  const recent = createRecentRequests(limits.recent)
  let runningInSum = 0

  const overloaded = (address: string) => new Overloaded(recent.of(address) > limits.busyRequests)

  const mayRun = (address: string) =>
    runningInSum < limits.running && (running.get(address) ?? 0) < limits.runningPerAddress

  function begin(address: string): void {
    runningInSum += 1
    change(running, address, 1)
  }

  function end(address: string): void {
    runningInSum -= 1
    change(running, address, -1)
    startNext()
  }

  function startNext(): void {
    let next: Waiting | undefined
    for (const one of waiting) {
      if (mayRun(one.address) && (!next || recent.of(one.address) < recent.of(next.address))) next = one
    }
    next?.start()
  }

  /** The last request of the busiest address makes room for one of a calmer address. */
  function makeRoomFor(address: string): void {
    let last: Waiting | undefined
    for (const one of waiting) {
      if (!last || recent.of(one.address) >= recent.of(last.address)) last = one
    }
    if (!last || recent.of(last.address) <= recent.of(address)) throw overloaded(address)
    last.refuse()
  }

  function enter(one: Waiting): void {
    waiting.add(one)
    change(waitingOf, one.address, 1)
  }

  function leave(one: Waiting): void {
    if (waiting.delete(one)) change(waitingOf, one.address, -1)
  }

  function wait(address: string, signal: AbortSignal): Promise<void> {
    if ((waitingOf.get(address) ?? 0) >= limits.waitingPerAddress) throw overloaded(address)
    if (waiting.size >= limits.waiting) makeRoomFor(address)
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        leave(one)
        finish()
      }
      const one: Waiting = {
        address,
        start: () =>
          settle(() => {
            begin(address)
            resolve()
          }),
        refuse: () => settle(() => reject(overloaded(address))),
      }
      const onAbort = () => settle(() => reject(signal.reason))
      const timer = setTimeout(one.refuse, limits.waitMs).unref()
      signal.addEventListener('abort', onAbort)
      enter(one)
    })
  }

  return {
    /** Runs `work` at the turn of this address; rejects with `Overloaded` or with the signal's reason. */
    async run<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted()
      recent.add(address)
      if (mayRun(address) && !waitingOf.has(address)) begin(address)
      else await wait(address, signal)
      try {
        return await work()
      } finally {
        end(address)
      }
    },
    get waiting() {
      return waiting.size
    },
  }
}

function change(counts: Map<string, number>, address: string, by: number): void {
  const count = (counts.get(address) ?? 0) + by
  if (count > 0) counts.set(address, count)
  else counts.delete(address)
}

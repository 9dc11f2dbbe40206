import type { RecentRequests } from './recent-requests'

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

export interface LineLimits {
  waiting: number
  waitingPerAddress: number
  waitMs: number
  busyRequests: number
}

/** Requests that wait for their turn: the address that asked least lately is first, and takes the place of a busier one. */
export function createWaitingLine(limits: LineLimits, recent: RecentRequests) {
  const waiting = new Set<Waiting>()
  const waitingOf = new Map<string, number>()

  const overloaded = (address: string) => new Overloaded(recent.of(address) > limits.busyRequests)

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
    changeCount(waitingOf, one.address, 1)
  }

  function leave(one: Waiting): void {
    if (waiting.delete(one)) changeCount(waitingOf, one.address, -1)
  }

  return {
    has: (address: string) => waitingOf.has(address),
    get size() {
      return waiting.size
    },
    /** Calls `begin` at the turn of this address; rejects with `Overloaded` or with the signal's reason. */
    wait(address: string, signal: AbortSignal, begin: () => void): Promise<void> {
      if ((waitingOf.get(address) ?? 0) >= limits.waitingPerAddress) throw overloaded(address)
      if (waiting.size >= limits.waiting) makeRoomFor(address)
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
          leave(one)
          finish()
        }
        const start = () => {
          begin()
          resolve()
        }
        const one: Waiting = {
          address,
          start: () => settle(start),
          refuse: () => settle(() => reject(overloaded(address))),
        }
        const onAbort = () => settle(() => reject(signal.reason))
        const timer = setTimeout(one.refuse, limits.waitMs).unref()
        signal.addEventListener('abort', onAbort)
        enter(one)
      })
    },
    /** Gives the turn to the calmest address of those that may run. */
    startNext(mayRun: (address: string) => boolean): void {
      let next: Waiting | undefined
      for (const one of waiting) {
        if (mayRun(one.address) && (!next || recent.of(one.address) < recent.of(next.address))) next = one
      }
      next?.start()
    },
  }
}

/** Counts by address, of which none is stored that counts nothing. */
export function changeCount(counts: Map<string, number>, address: string, by: number): void {
  const count = (counts.get(address) ?? 0) + by
  if (count > 0) counts.set(address, count)
  else counts.delete(address)
}

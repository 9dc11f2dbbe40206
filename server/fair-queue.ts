import { DomainError } from '@/lib/domain/issues'

interface Limits {
  /** pieces of work that run at once */
  atOnce: number
  /** seats of all owners together: who has none is refused before anything of theirs is read */
  seats: number
  seatsOfOne: number
}

const RETRY_SECONDS = 5

export interface FairQueue {
  /** Holds a seat while `visit` runs; throws `unavailable` with a wait when all are taken. */
  seated<T>(owner: string, visit: () => Promise<T>): Promise<T>
  /** Runs in turn: each owner who waits gets one piece of work, then the next owner. */
  inTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/** Bounded work that is fair by owner: many pieces of one never hold up the one piece of another. */
export function fairQueue({ atOnce, seats, seatsOfOne }: Limits): FairQueue {
  const seatsTaken = new Map<string, number>()
  const lines = new Map<string, (() => void)[]>()
  let taken = 0
  let running = 0

  const startNext = () => {
    const [owner, line] = lines.entries().next().value ?? []
    const start = line?.shift()
    if (owner === undefined || !line || !start) return
    // The owner goes behind the others; who waits for nothing more is not in line.
    lines.delete(owner)
    if (line.length > 0) lines.set(owner, line)
    running += 1
    start()
  }

  return {
    async seated(owner, visit) {
      const own = seatsTaken.get(owner) ?? 0
      if (taken >= seats || own >= seatsOfOne) {
        throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
      }
      taken += 1
      seatsTaken.set(owner, own + 1)
      try {
        return await visit()
      } finally {
        taken -= 1
        const left = (seatsTaken.get(owner) ?? 1) - 1
        if (left > 0) seatsTaken.set(owner, left)
        else seatsTaken.delete(owner)
      }
    },
    async inTurn(owner, work) {
      await new Promise<void>((start) => {
        lines.set(owner, [...(lines.get(owner) ?? []), start])
        if (running < atOnce) startNext()
      })
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}

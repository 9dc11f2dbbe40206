import { DomainError } from '@/lib/domain/issues'

interface Limits {
  /** tasks that run at once */
  atOnce: number
  /** seats for all users together: without one a call is refused before its body is read */
  seats: number
  seatsOfOne: number
}

const RETRY_SECONDS = 5

export interface FairQueue {
  /** Reserves a seat while `visit` runs; throws `unavailable` with `retryAfterSeconds` when all are taken. */
  seated<T>(userId: string, visit: () => Promise<T>): Promise<T>
  /** Runs tasks in turn: one of each waiting user, then the next user. */
  inTurn<T>(userId: string, work: () => Promise<T>): Promise<T>
}

/** A bounded queue that is fair by user: many tasks of one user never delay the single task of another. */
export function fairQueue({ atOnce, seats, seatsOfOne }: Limits): FairQueue {
  const seatsTaken = new Map<string, number>()
  const queues = new Map<string, (() => void)[]>()
  let taken = 0
  let running = 0

  const startNext = () => {
    const [userId, queue] = queues.entries().next().value ?? []
    const start = queue?.shift()
    if (userId === undefined || !queue || !start) return
    // The user moves to the end of the queue, or leaves it when no task waits.
    queues.delete(userId)
    if (queue.length > 0) queues.set(userId, queue)
    running += 1
    start()
  }

  return {
    async seated(userId, visit) {
      const seatsOfUser = seatsTaken.get(userId) ?? 0
      if (taken >= seats || seatsOfUser >= seatsOfOne) {
        throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
      }
      taken += 1
      seatsTaken.set(userId, seatsOfUser + 1)
      try {
        return await visit()
      } finally {
        taken -= 1
        const left = (seatsTaken.get(userId) ?? 1) - 1
        if (left > 0) seatsTaken.set(userId, left)
        else seatsTaken.delete(userId)
      }
    },
    async inTurn(userId, work) {
      await new Promise<void>((start) => {
        queues.set(userId, [...(queues.get(userId) ?? []), start])
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

import { isConnectionLost } from './db/failures'

interface Bounds {
  /** how many run at the same time */
  atOnce?: number
  /** what has not begun after so long is left out */
  forMs?: number
}

/** Of work that waits for an outside service: the next round goes on where this one ends. */
export const OUTSIDE: Bounds = { atOnce: 8, forMs: 20_000 }

/**
 * Runs `work` for each item, in turn unless more at once are allowed. A failure does not stop the others; all failures are
 * thrown together at the end. A lost database connection ends it at once.
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { atOnce = 1, forMs = Number.POSITIVE_INFINITY }: Bounds = {},
): Promise<void> {
  const failures: unknown[] = []
  const left = items.values()
  const endsAt = performance.now() + forMs
  let lost: { error: unknown } | undefined
  const runInTurn = async () => {
    for (const item of left) {
      try {
        await work(item)
      } catch (error) {
        if (isConnectionLost(error)) lost ??= { error }
        else failures.push(...partsOf(error))
      }
      if (lost || performance.now() >= endsAt) return
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runInTurn))
  if (lost) throw lost.error
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}

/** The errors inside an error: itself, or those of an AggregateError. */
export function partsOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(partsOf) : [error]
}

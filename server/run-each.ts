import { isConnectionLost } from './db/failures'

/**
 * Runs `work` for each item in turn. A failure does not stop the others; all failures are thrown together at the end. A
 * lost database connection ends it at once.
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isConnectionLost(error)) throw error
      failures.push(...partsOf(error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}

/** The errors inside an error: itself, or those of an AggregateError. */
export function partsOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(partsOf) : [error]
}

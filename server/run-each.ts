import { isConnectionLost } from './db/failures'

/**
 * Does the work of each in turn. One that fails holds up no other and is told at the end, all failures together; a
 * database that is gone ends it at once.
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

/** The failures behind one: itself, or those that were told together. */
export function partsOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(partsOf) : [error]
}

const PERIOD_MS = 60_000
/** More different errors at once are not repetitions of a few. */
const MOST_KEYS = 200

/**
 * Tells whether an error is written now: the first of its kind in a minute. The count is how many were left out since the
 * last one that was written; null: leave it out. A failure that every visitor meets would otherwise fill the disk.
 */
export function limitRepeated(now: () => number = Date.now): (kind: string) => { leftOut: number } | null {
  const known = new Map<string, { writtenAt: number; leftOut: number }>()
  return (kind) => {
    const last = known.get(kind)
    if (last && now() - last.writtenAt < PERIOD_MS) {
      last.leftOut += 1
      return null
    }
    known.delete(kind)
    known.set(kind, { writtenAt: now(), leftOut: 0 })
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KEYS) break
      known.delete(oldest)
    }
    return { leftOut: last?.leftOut ?? 0 }
  }
}

/**
 * At most `limit` pieces of work at a time, the others in line: a decoded picture may take 160 MB, so that many
 * uploads in one second must not be decoded in one second.
 */
export function fewAtOnce(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = limit
  const line: (() => void)[] = []
  return async (work) => {
    if (free === 0) await new Promise<void>((next) => line.push(next))
    else free -= 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}

import { LRUCache } from 'lru-cache'
import type { RedisLink } from './redis/link'

export interface Counted {
  count: number
  /** milliseconds until the count begins anew */
  endsInMs: number
}

/** Counts events by key, such as the calls of an address; the first one begins a window. */
export interface Counters {
  /** Adds one and resolves with the sum of the window; never rejects. */
  count(key: string, windowMs: number): Promise<Counted>
}

/** More keys at once are no visitors; the oldest is forgotten. */
const MOST_KEYS = 50_000

/** Counters of this process alone. */
export function memoryCounters(now: () => number = Date.now): Counters {
  const windows = new LRUCache<string, { count: number; end: number }>({ max: MOST_KEYS })
  return {
    async count(key, windowMs) {
      const known = windows.get(key)
      const one = known && known.end > now() ? known : { count: 0, end: now() + windowMs }
      one.count += 1
      windows.set(key, one)
      return { count: one.count, endsInMs: one.end - now() }
    },
  }
}

/** Both in one step: a key that is counted without an end would refuse its address for ever. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** Counters of all processes; while Redis does not answer, each process counts by itself. */
export function redisCounters(link: RedisLink, prefix = 'diyar:count:'): Counters {
  const own = memoryCounters()
  return {
    count: (key, windowMs) =>
      link.run(
        async (redis) => {
          const [count, endsInMs] = (await redis.eval(COUNT, 1, prefix + key, windowMs)) as [number, number]
          return { count, endsInMs }
        },
        () => own.count(key, windowMs),
      ),
  }
}

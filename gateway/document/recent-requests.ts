import { LRUCache } from 'lru-cache'

interface Count {
  requests: number
  at: number
}

export interface RecentRequestsOptions {
  /** after which a request counts half */
  halfLifeMs: number
  /** the addresses that are remembered */
  maxAddresses: number
  now?: () => number
}

/** How many requests each address has made lately. */
export function createRecentRequests({ halfLifeMs, maxAddresses, now = Date.now }: RecentRequestsOptions) {
  const counts = new LRUCache<string, Count>({ max: maxAddresses })

  const of = (address: string): number => {
    const known = counts.peek(address)
    return known ? known.requests * 0.5 ** ((now() - known.at) / halfLifeMs) : 0
  }

  return {
    of,
    add: (address: string) => void counts.set(address, { requests: of(address) + 1, at: now() }),
  }
}

export type RecentRequests = ReturnType<typeof createRecentRequests>

import { isShortMapLink } from '@/lib/domain/geo/pasted-point'

/** Follows short addresses of map services, as phones share them. */
export interface MapLinks {
  /**
   * The full address behind one that `isShortMapLink` accepts; null where it leads nowhere. Rejects on a failure or timeout.
   */
  follow(address: string): Promise<string | null>
}

const TIMEOUT_MS = 4000
const MOST_REDIRECTS = 3

/** Only ever calls the hosts of short addresses: what they lead to is read, not opened. */
export function googleMapLinks({ fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = {}): MapLinks {
  return {
    async follow(address) {
      const signal = AbortSignal.timeout(timeoutMs)
      let at = address
      for (let i = 0; i < MOST_REDIRECTS && isShortMapLink(new URL(at)); i += 1) {
        const answer = await fetch(at, { redirect: 'manual', signal })
        await answer.body?.cancel()
        const next = answer.headers.get('location')
        if (!next) return null
        at = new URL(next, at).href
      }
      return at
    },
  }
}

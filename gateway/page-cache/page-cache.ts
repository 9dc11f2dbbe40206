import { LRUCache } from 'lru-cache'
import type { Headers } from '@/gateway/http/headers'
import { PAGE_CACHE } from '@/gateway/limits'
import type { EncodedBody, Encoding } from './encodings'

/** A cached answer without its body. Bodies are stored by their hash, so that equal pages are stored once. */
export interface CachedPage {
  digest: string
  headers: Headers
}

interface Entry extends CachedPage {
  freshUntil: number
  expires: number
}

interface PageCacheOptions {
  maxBytes?: number
  maxEntries?: number
  now?: () => number
}

export type PageCache = ReturnType<typeof createPageCache>

/** Pages by cache key (page-key.ts), bounded by bytes and number; `now` is milliseconds. */
export function createPageCache(options: PageCacheOptions = {}) {
  const { maxBytes = PAGE_CACHE.maxBytes, maxEntries = PAGE_CACHE.maxEntries, now = Date.now } = options
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const bodies = new LRUCache<string, EncodedBody>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: PAGE_CACHE.bodyMs,
    updateAgeOnGet: true,
    perf: { now },
  })

  /** Pages that nobody asks for again, as a crawler's, must not stay in memory. */
  function purge(): void {
    for (const [key, { expires }] of entries.entries()) if (expires <= now()) entries.delete(key)
    bodies.purgeStale()
  }
  setInterval(purge, PAGE_CACHE.purgeMs).unref()

  return {
    /** The page with its body, and whether it must be revalidated; null when there is none that may be sent. */
    get(key: string) {
      const entry = entries.get(key)
      const body = entry && bodies.get(entry.digest)
      if (!entry || !body || entry.expires <= now()) {
        entries.delete(key)
        return null
      }
      return { ...entry, body, isStale: entry.freshUntil <= now() }
    },
    getBody: (digest: string) => bodies.get(digest),
    /** `maxAgeSeconds`: for how long shared caches may reuse the page. */
    set(key: string, page: CachedPage, body: EncodedBody, maxAgeSeconds: number): void {
      bodies.set(page.digest, body)
      const maxAge = Math.min(maxAgeSeconds * 1000, PAGE_CACHE.maxAgeMs)
      const freshUntil = now() + Math.min(maxAge, PAGE_CACHE.freshMs)
      entries.set(key, { ...page, freshUntil, expires: now() + maxAge })
    },
    /** A smaller encoded of a body that is still cached. */
    replaceEncoding(digest: string, encoding: Encoding, encoded: Buffer): void {
      const body = bodies.peek(digest)
      if (body) bodies.set(digest, { ...body, [encoding]: encoded })
    },
    delete: (key: string) => entries.delete(key),
    /** Forgets every page; equal bodies stay, because most pages will be the same again. */
    clear: () => entries.clear(),
    get bytes() {
      return bodies.calculatedSize
    },
    get size() {
      return entries.size
    },
  }
}

const sizeOf = ({ identity, br, gzip }: EncodedBody) => identity.length + br.length + gzip.length

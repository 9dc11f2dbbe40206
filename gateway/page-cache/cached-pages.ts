import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Document, Documents } from '@/gateway/document/documents'
import { Overloaded } from '@/gateway/document/waiting-line'
import { headerText, setHeaders } from '@/gateway/http/headers'
import { PAGE_CACHE } from '@/gateway/limits'
import { isShareable, sharedSeconds } from '@/gateway/page-policy'
import { CARRIED_PARAMS_HEADER } from '@/lib/session/page-headers'
import { type EncodedBody, encodeDense, encodeFast } from './encodings'
import type { PageCache } from './page-cache'
import { withParams } from './page-key'
import { headersToCache, sendCachedPage } from './send-cached-page'

/** A page that was asked for so often since its content changed is compressed as densely as it goes. */
const OFTEN = 4

interface CachedPagesOptions {
  /** whether the content is the same as when a request came */
  isCurrent: (headers: IncomingHttpHeaders) => boolean
  cache: PageCache
  documents: Documents
  /** told of each request for a page what the cache had */
  count: (result: 'fresh' | 'stale' | 'none', req: IncomingMessage) => void
  logError: (error: unknown) => void
}

/** Serves public pages from the page cache and revalidates stale ones in the background. */
export function createCachedPages({ cache, documents, isCurrent, count, logError }: CachedPagesOptions) {
  const revalidating = new Set<string>()
  const stored = new WeakMap<Document, ReturnType<typeof store>>()
  const compression = createDenseCompression(cache, logError)

  async function store(key: string, { headers, body }: Document) {
    const digest = createHash('sha1').update(body).digest('base64url')
    const known = cache.getBody(digest)
    const encoded = known ?? (await encodeFast(body))
    const page = { digest, headers: headersToCache(headers) }
    cache.set(key, page, encoded, sharedSeconds(headers))
    return { ...page, body: encoded }
  }

  /** Clients that share a render also share its compression. */
  function storeOnce(key: string, page: Document): ReturnType<typeof store> {
    const storing = stored.get(page) ?? store(key, page)
    stored.set(page, storing)
    return storing
  }

  /** In the turn of who asked: a crawler of pages that are cached delays nobody else. */
  async function revalidate(req: IncomingMessage, address: string): Promise<void> {
    const { url = '', headers } = req
    if (revalidating.has(url)) return
    revalidating.add(url)
    try {
      const { signal } = new AbortController()
      const page = await documents.renderShared({ url, headers, address, signal })
      if (isCacheable(page) && isCurrent(headers)) await store(url, page)
      else if (page.status < 500) cache.delete(url)
    } catch (error) {
      if (!(error instanceof Overloaded)) logError(error)
    } finally {
      revalidating.delete(url)
    }
  }

  return {
    /** Returns whether the request was answered from the cache. */
    send(req: IncomingMessage, res: ServerResponse, address: string): boolean {
      const page = cache.get(req.url ?? '')
      count(page ? (page.isStale ? 'stale' : 'fresh') : 'none', req)
      if (!page) return false
      sendCachedPage(req, res, page)
      compression.countSent(page.digest, page.body)
      if (page.isStale) void revalidate(req, address)
      return true
    },
    /** Sends a document that was just rendered, and caches it when it is public. */
    async sendRendered(req: IncomingMessage, res: ServerResponse, page: Document): Promise<void> {
      const { url = '' } = req
      if (isCacheable(page) && isCurrent(req.headers))
        return sendCachedPage(req, res, await storeOnce(url, page))
      res.statusCode = page.status
      setHeaders(res, page.headers)
      const { location } = page.headers
      const carried = headerText(req.headers[CARRIED_PARAMS_HEADER])
      if (location) res.setHeader('Location', withParams(headerText(location), carried))
      res.end(req.method === 'HEAD' ? undefined : page.body)
    },
    /** Resolves when no compression is running. */
    settled: compression.settled,
  }
}

/** Compresses pages that are sent often as densely as it goes, in the background. */
function createDenseCompression(cache: PageCache, logError: (error: unknown) => void) {
  /** how often each brotli body was sent */
  const sent = new WeakMap<Buffer, number>()
  let compressing: Promise<unknown> = Promise.resolve()

  // One at a time, so that many pages do not use up the processor.
  function countSent(digest: string, { identity, br }: EncodedBody): void {
    const times = (sent.get(br) ?? 0) + 1
    sent.set(br, times)
    if (times !== OFTEN) return
    compressing = compressing
      .then(async () => {
        const encoded = await encodeDense(identity)
        // Never compressed again.
        sent.set(encoded, OFTEN)
        cache.replaceEncoding(digest, 'br', encoded)
      })
      .catch(logError)
  }

  return { countSent, settled: () => compressing }
}

const isCacheable = ({ status, headers, body }: Document) =>
  body.length <= PAGE_CACHE.maxPageBytes && isShareable(status, headers)

export type CachedPages = ReturnType<typeof createCachedPages>

import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Document, Documents } from './documents'
import { encodeDense, encodeFast } from './encodings'
import { setHeaders } from './headers'
import { PAGE_CACHE } from './limits'
import type { PageCache } from './page-cache'
import { isShareable, sharedSeconds } from './page-policy'
import { headersToCache, sendCachedPage } from './send-cached-page'

interface CachedPagesOptions {
  /** whether the content is the same as when a request came */
  isCurrent: (headers: IncomingHttpHeaders) => boolean
  cache: PageCache
  documents: Documents
  /** told of each request for a page what the cache had */
  count: (result: 'fresh' | 'stale' | 'none') => void
  logError: (error: unknown) => void
}

/** Revalidation is one address of the render queue, so that it never delays visitors. */
const OURSELVES = 'revalidation'

/** Serves public pages from the page cache and revalidates stale ones in the background. */
export function createCachedPages({ cache, documents, isCurrent, count, logError }: CachedPagesOptions) {
  const revalidating = new Set<string>()
  const stored = new WeakMap<Document, ReturnType<typeof store>>()
  let compressing: Promise<unknown> = Promise.resolve()

  async function store(key: string, { headers, body }: Document) {
    const digest = createHash('sha1').update(body).digest('base64url')
    const known = cache.getBody(digest)
    const encoded = known ?? (await encodeFast(body))
    const page = { digest, headers: headersToCache(headers) }
    cache.set(key, page, encoded, sharedSeconds(headers))
    if (!known) compressLater(digest, body)
    return { ...page, body: encoded }
  }

  /** Clients that share a render also share its compression. */
  function storeOnce(key: string, page: Document): ReturnType<typeof store> {
    const storing = stored.get(page) ?? store(key, page)
    stored.set(page, storing)
    return storing
  }

  // One at a time, so that many new pages do not use up the processor.
  function compressLater(digest: string, body: Buffer): void {
    compressing = compressing
      .then(async () => {
        if (cache.getBody(digest)) cache.replaceEncoding(digest, 'br', await encodeDense(body))
      })
      .catch(logError)
  }

  async function revalidate(req: IncomingMessage): Promise<void> {
    const { url = '', headers } = req
    if (revalidating.has(url)) return
    revalidating.add(url)
    try {
      const { signal } = new AbortController()
      const page = await documents.renderShared({ url, headers, address: OURSELVES, signal })
      if (isCacheable(page) && isCurrent(headers)) await store(url, page)
      else if (page.status < 500) cache.delete(url)
    } catch (error) {
      logError(error)
    } finally {
      revalidating.delete(url)
    }
  }

  return {
    /** Returns whether the request was answered from the cache. */
    send(req: IncomingMessage, res: ServerResponse): boolean {
      const page = cache.get(req.url ?? '')
      count(page ? (page.isStale ? 'stale' : 'fresh') : 'none')
      if (!page) return false
      sendCachedPage(req, res, page)
      if (page.isStale) void revalidate(req)
      return true
    },
    /** Sends a document that was just rendered, and caches it when it is public. */
    async sendRendered(req: IncomingMessage, res: ServerResponse, page: Document): Promise<void> {
      const { url = '' } = req
      if (isCacheable(page) && isCurrent(req.headers))
        return sendCachedPage(req, res, await storeOnce(url, page))
      res.statusCode = page.status
      setHeaders(res, page.headers)
      res.end(req.method === 'HEAD' ? undefined : page.body)
    },
    /** Resolves when no compression is running. */
    settled: () => compressing,
  }
}

const isCacheable = ({ status, headers, body }: Document) =>
  body.length <= PAGE_CACHE.maxPageBytes && isShareable(status, headers)

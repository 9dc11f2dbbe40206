import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { encodeDense, encodeFast } from './encodings'
import type { Headers } from './headers'
import { PAGE_CACHE, RENDER } from './limits'
import type { PageCache } from './page-cache'
import { isShareable, sharedSeconds } from './page-policy'
import { sharedHeaders } from './public-pages'
import type { Renderer } from './renderer'
import { headersToCache, sendCachedPage } from './send-cached-page'
import { readWhole } from './streams'

/** A rendered document as it leaves: with the policy of its scripts. */
export interface Document {
  status: number
  headers: Headers
  body: Buffer
}

/** The document with the headers that its content needs (content-policy.ts). */
export type FinishDocument = (body: Buffer) => { body: Buffer; headers: Headers }

interface CachedPagesOptions {
  cache: PageCache
  renderer: Renderer
  finish: FinishDocument
  logError: (error: unknown) => void
}

export type CachedPages = ReturnType<typeof createCachedPages>

/** Serves pages that are the same for everybody from the page cache and revalidates stale ones in the background. */
export function createCachedPages({ cache, renderer, finish, logError }: CachedPagesOptions) {
  const revalidating = new Set<string>()
  let compressing: Promise<unknown> = Promise.resolve()

  async function store(key: string, { headers, body }: Document) {
    const digest = createHash('sha1').update(body).digest('base64url')
    const known = cache.getBody(digest)
    const encoded = known ?? (await encodeFast(body))
    const page = { digest, headers: headersToCache(headers) }
    cache.set(key, page, encoded, sharedSeconds(headers), headers['x-nextjs-cache'] === 'STALE')
    if (!known) compressLater(digest, body)
    return { ...page, body: encoded }
  }

  // One at a time: many new pages at once must not take the processor from the visitors.
  function compressLater(digest: string, body: Buffer): void {
    compressing = compressing
      .then(async () => {
        if (cache.getBody(digest)) cache.replaceEncoding(digest, 'br', await encodeDense(body))
      })
      .catch(logError)
  }

  function documentOf(url: string, answer: IncomingMessage, raw: Buffer): Document {
    const { body, headers } = finish(raw)
    const { 'content-length': _length, etag: _etag, ...own } = answer.headers
    return { status: answer.statusCode ?? 500, headers: { ...sharedHeaders(url, own), ...headers }, body }
  }

  async function revalidate(url: string, headers: IncomingHttpHeaders): Promise<void> {
    if (revalidating.has(url)) return
    revalidating.add(url)
    try {
      const signal = AbortSignal.timeout(RENDER.timeoutMs)
      const answer = await renderer.render({ method: 'GET', url, headers: anonymous(headers), signal })
      const page = documentOf(url, answer, await readWhole(answer, RENDER.maxDocumentBytes))
      if (isCacheable(page)) await store(url, page)
      else if ((answer.statusCode ?? 500) < 500) cache.delete(url)
    } catch (error) {
      logError(error)
    } finally {
      revalidating.delete(url)
    }
  }

  return {
    /** Whether the request could be answered from the cache. */
    send(req: IncomingMessage, res: ServerResponse): boolean {
      const { url = '' } = req
      const page = cache.get(url)
      if (!page) return false
      sendCachedPage(req, res, page)
      if (page.isStale) void revalidate(url, req.headers)
      return true
    },
    /** Answers with a document that was just rendered, and caches it when it is the same for everybody. */
    async sendRendered(req: IncomingMessage, res: ServerResponse, answer: IncomingMessage, raw: Buffer) {
      const { url = '' } = req
      const page = documentOf(url, answer, raw)
      if (isCacheable(page)) return sendCachedPage(req, res, await store(url, page))
      res.statusCode = page.status
      for (const [name, value] of Object.entries(page.headers)) {
        if (value !== undefined) res.setHeader(name, value)
      }
      res.end(page.body)
    },
    /** Resolves when nothing is being compressed any more. */
    settled: () => compressing,
  }
}

const isCacheable = ({ status, headers, body }: Document) =>
  body.length <= PAGE_CACHE.maxPageBytes && isShareable(status, headers)

/** What a background render repeats of the request that caused it: where the page was opened, nothing of the visitor. */
const REPEATED_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto']

const anonymous = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(REPEATED_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import { networkOf } from '@/lib/domain/network-of'
import { publicPageOf } from '@/lib/domain/public-page'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { sessionCookieName } from '@/lib/session/cookie'
import { FOUND_NOTHING_HEADER } from '@/lib/session/page-headers'
import type { Tracer } from '@/lib/telemetry/tracer'
import { API_PATH, createApiProxy } from './api-proxy'
import { createCachedPages } from './cached-pages'
import { createAddressing } from './client-address'
import type { ContentPolicy } from './document/content-policy'
import { createDocuments } from './document/documents'
import type { InlineFirstStyle } from './document/first-style'
import { endToEndHeaders, SECURITY_HEADERS, setHeaders } from './headers'
import { API, FORM, RENDER } from './limits'
import { answerMethod, hasTwoHosts, takesBody } from './methods'
import { countAnswer, createMetrics, createMetricsRoute, type Metrics } from './metrics'
import { sendOutage } from './outage-page'
import { createPageCache, type PageCache } from './page-cache'
import { isDocumentRequest, isFile, opensFile } from './page-policy'
import { toPageUrl, withoutDefaultLocale } from './page-url'
import { createRefusals } from './refusals'
import { createRenderQueue, Overloaded, type RenderQueue } from './render-queue'
import { createRenderer } from './renderer'
import { BodyTooLarge, endAfterBody, readBody } from './request-body'
import { createSocketProxy, SOCKET_PATH } from './socket-proxy'
import type { ServeFile } from './static-files'
import { signalOf, streamTo } from './streams'
import { createTracing } from './tracing'

interface GatewayOptions {
  /** Next, or a handler of a test */
  handler: RequestListener
  serveFile: ServeFile
  policy: ContentPolicy
  inlineStyle?: InlineFirstStyle
  apiOrigin: string
  /** whose `x-forwarded-for` is believed */
  trustedProxies: readonly string[]
  cache?: PageCache
  /** the number of the public content; null until it is known */
  contentVersion?: () => number | null
  queue?: RenderQueue
  renderTimeoutMs?: number
  /** who knows it reads `/metrics` */
  metricsToken?: string
  /** sends traces to a collector */
  tracer?: Tracer | undefined
  logError: (error: unknown) => void
}

/** The HTTP server in front of Next: api calls, static files, cached pages, and queued renders. */
export async function createGateway(options: GatewayOptions) {
  const {
    handler,
    serveFile,
    policy,
    cache = createPageCache(),
    queue = createRenderQueue(),
    logError,
  } = options
  const addressOf = createAddressing(options.trustedProxies)
  const renderer = await createRenderer(handler)
  const metrics: Metrics = createMetrics({
    hasProcess: options.metricsToken !== undefined,
    collect: () => {
      metrics.renderQueue.set(queue.waiting)
      metrics.cacheBytes.set(cache.bytes)
    },
  })
  const sendMetrics = createMetricsRoute(metrics, options.metricsToken)
  const documents = createDocuments(renderer, queue, {
    finish: policy.finish,
    inlineStyle: options.inlineStyle,
    renders: metrics.renders,
    timeoutMs: options.renderTimeoutMs,
    tracer: options.tracer,
  })
  const trace = createTracing(options.tracer)
  const contentVersion = () => String(options.contentVersion?.() ?? '')
  const pages = createCachedPages({
    cache,
    documents,
    count: (result, req) => {
      metrics.cachedPages.inc({ result })
      trace.note(req, { 'diyar.page_cache': result })
    },
    isCurrent: (headers) => headers[CONTENT_VERSION_HEADER] === contentVersion(),
    logError,
  })
  const api = createApiProxy(options.apiOrigin)
  const compress = compression()
  const refuse = createRefusals()

  async function sendDocument(req: IncomingMessage, res: ServerResponse, address: string): Promise<void> {
    const { url = '', headers } = req
    const kind = publicPageOf(url)
    // A listing that is hidden has a page for its vendor, who is known by the session alone.
    const isPersonal =
      (kind === null || kind === 'listing') && headers.cookie?.includes(`${sessionCookieName()}=`)
    const requested = { url, headers: endToEndHeaders(headers), address, signal: signalOf(res) }
    const page = await (isPersonal ? documents.renderFor(requested) : documents.renderShared(requested))
    if (page.status >= 500) sendOutage(req, res, policy, API.retrySeconds)
    else await pages.sendRendered(req, res, page)
  }

  /** Page data and Next's own routes, streamed without buffering. */
  async function passToNext(req: IncomingMessage, res: ServerResponse, address: string): Promise<void> {
    const { method = 'GET', url = '' } = req
    const signal = signalOf(res)
    const headers = endToEndHeaders(req.headers)
    const send = async (body?: Buffer) => {
      const answer = await renderer.render({ method, url, headers, signal, ...(body ? { body } : {}) })
      const { statusCode = 500 } = answer
      if (statusCode >= 500 && !body) {
        answer.resume()
        return sendOutage(req, res, policy, API.retrySeconds)
      }
      res.statusCode = statusCode
      setHeaders(res, endToEndHeaders(answer.headers))
      await streamTo(res, answer, signal)
    }
    if (takesBody(req)) await send(await readBody(req, FORM.maxBodyBytes))
    else await queue.run(address, signal, () => send())
  }

  function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
    if (res.destroyed) return
    if (res.headersSent) res.destroy()
    else if (error instanceof BodyTooLarge) {
      res.writeHead(413, { 'Content-Length': 0 }).flushHeaders()
      endAfterBody(req, res)
    } else if (error instanceof Overloaded) {
      refuse(res, error.isBusy, () => sendOutage(req, res, policy, RENDER.retrySeconds))
    } else {
      logError(error)
      sendOutage(req, res, policy, RENDER.retrySeconds)
    }
  }

  function handlePage(req: IncomingMessage, res: ServerResponse, address: string): void {
    if (answerMethod(req, res)) return
    const { url = '/' } = req
    const location = withoutDefaultLocale(url)
    if (location !== null) {
      res.writeHead(308, { Location: location, 'Content-Length': 0 }).end()
      return
    }
    delete req.headers[FOUND_NOTHING_HEADER]
    req.headers[CONTENT_VERSION_HEADER] = contentVersion()
    if (!isFile(url)) req.url = toPageUrl(url, req.headers['rsc'] !== undefined)
    const isDocument = isDocumentRequest(req)
    if (isDocument && pages.send(req, res, address)) return
    const render = isDocument || opensFile(req) ? sendDocument : passToNext
    serveFile(req, res, () =>
      compress(req as never, res as never, () => {
        render(req, res, address).catch((error) => fail(req, res, error))
      }),
    )
  }

  function dispatch(req: IncomingMessage, res: ServerResponse): void {
    const address = networkOf(addressOf(req))
    const { method, url = '' } = req
    const requestId = randomUUID()
    req.headers[REQUEST_ID_HEADER] = requestId
    countAnswer(metrics, req, res)
    trace.begin(req, res)
    setHeaders(res, { ...SECURITY_HEADERS, [REQUEST_ID_HEADER]: requestId })
    if (!url.startsWith('/') || hasTwoHosts(req))
      res.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
    else if (method === 'TRACE') res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
    else if (sendMetrics(req, res)) return
    // A call without an upgrade is answered by the api, too, and not taken for a page.
    else if (url.startsWith(API_PATH) || url.startsWith(SOCKET_PATH))
      compress(req as never, res as never, () => void api.handle(req, res))
    else handlePage(req, res, address)
  }

  const listener: RequestListener = (req, res) => {
    // A client that disconnects is an ordinary event; the code that waits on its streams handles it.
    req.on('error', () => undefined)
    res.on('error', () => undefined)
    try {
      dispatch(req, res)
    } catch (error) {
      fail(req, res, error)
    }
  }

  const close = async () => {
    api.close()
    await renderer.close()
  }
  return { listener, upgrade: createSocketProxy(options.apiOrigin, addressOf), settled: pages.settled, close }
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import { networkOf } from '@/lib/domain/network-of'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { CARRIED_PARAMS_HEADER, FOUND_NOTHING_HEADER } from '@/lib/session/page-headers'
import type { Tracer } from '@/lib/telemetry/tracer'
import { API_PATH, createApiProxy } from './api/api-proxy'
import { hasJustWritten } from './api/own-writes'
import { createSocketProxy, SOCKET_PATH } from './api/socket-proxy'
import type { ContentPolicy } from './document/content-policy'
import { createDocuments } from './document/documents'
import type { InlineFirstStyle } from './document/first-style'
import { createRenderQueue, type RenderQueue } from './document/render-queue'
import { createRenderer } from './document/renderer'
import { createFailures } from './failures'
import { createAddressing } from './http/client-address'
import { SECURITY_HEADERS, setHeaders } from './http/headers'
import { answerMethod, hasTwoHosts } from './http/methods'
import { countAnswer, createMetrics, createMetricsRoute, type Metrics } from './metrics'
import { createCachedPages } from './page-cache/cached-pages'
import { createPageCache, type PageCache } from './page-cache/page-cache'
import { carriedParams, toPageUrl, withoutDefaultLocale } from './page-cache/page-key'
import { isDocumentRequest, isFile, opensFile } from './page-policy'
import { createPageSenders } from './render-page'
import type { ServeFile } from './static-files'
import { createStatusPage } from './status-page'
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

/** What answers requests, each part knowing those that it needs. */
async function createParts(options: GatewayOptions, contentVersion: () => string) {
  const { handler, policy, cache = createPageCache(), queue = createRenderQueue(), logError } = options
  const renderer = await createRenderer(handler)
  const metrics: Metrics = createMetrics({
    hasProcess: options.metricsToken !== undefined,
    collect: () => {
      metrics.renderQueue.set(queue.waiting)
      metrics.cacheBytes.set(cache.bytes)
    },
  })
  const documents = createDocuments(renderer, queue, {
    finish: policy.finish,
    inlineStyle: options.inlineStyle,
    renders: metrics.renders,
    timeoutMs: options.renderTimeoutMs,
    tracer: options.tracer,
  })
  const trace = createTracing(options.tracer)
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
  const senders = createPageSenders({ renderer, queue, documents, pages, policy })
  return { renderer, metrics, trace, pages, ...senders }
}

/** The HTTP server in front of Next: api calls, static files, cached pages, and queued renders. */
export async function createGateway(options: GatewayOptions) {
  const contentVersion = () => String(options.contentVersion?.() ?? '')
  const { renderer, metrics, trace, pages, sendDocument, passToNext } = await createParts(
    options,
    contentVersion,
  )
  const addressOf = createAddressing(options.trustedProxies)
  const sendMetrics = createMetricsRoute(metrics, options.metricsToken)
  const api = createApiProxy(options.apiOrigin)
  const compress = compression()
  const fail = createFailures(options.policy, options.logError)
  const sendStatus = createStatusPage(options)

  function handlePage(req: IncomingMessage, res: ServerResponse, address: string): void {
    if (answerMethod(req, res)) return
    const { url = '/' } = req
    const location = withoutDefaultLocale(url)
    if (location !== null) {
      res.writeHead(308, { Location: location, 'Content-Length': 0 }).end()
      return
    }
    const status = sendStatus(req, res)
    if (status) return void status.catch((error) => fail(req, res, error))
    delete req.headers[FOUND_NOTHING_HEADER]
    req.headers[CONTENT_VERSION_HEADER] = contentVersion()
    req.headers[CARRIED_PARAMS_HEADER] = carriedParams(url)
    if (!isFile(url)) req.url = toPageUrl(url, req.headers['rsc'] !== undefined)
    const isDocument = isDocumentRequest(req)
    if (isDocument && !hasJustWritten(req) && pages.send(req, res, address)) return
    const render = isDocument || opensFile(req) ? sendDocument : passToNext
    options.serveFile(req, res, () =>
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

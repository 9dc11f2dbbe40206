import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import { createCachedPages, type FinishDocument } from './cached-pages'
import { headerText } from './headers'
import { RENDER } from './limits'
import { createPageCache, type PageCache } from './page-cache'
import { isDocumentRequest } from './page-policy'
import { isResultPage } from './public-pages'
import { createRenderer } from './renderer'
import { SECURITY_HEADERS } from './security-headers'
import type { ServeFile } from './static-files'
import { readWhole, signalOf, streamTo } from './streams'

interface GatewayOptions {
  /** Next, or a handler of a test */
  handler: RequestListener
  serveFile: ServeFile
  finish: FinishDocument
  cache?: PageCache
  logError: (error: unknown) => void
}

/** The server in front of Next: static files, then cached pages, then Next itself, whose answers are compressed. */
export async function createGateway(options: GatewayOptions) {
  const { handler, serveFile, finish, cache = createPageCache(), logError } = options
  const renderer = await createRenderer(handler)
  const pages = createCachedPages({ cache, renderer, finish, logError })
  const compress = compression()

  async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = req
    const signal = signalOf(res)
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const isDocument = isDocumentRequest(req)
    const { cookie, ...anonymous } = req.headers
    const headers = isDocument && isResultPage(url) ? anonymous : req.headers
    const answer = await renderer.render({ method, url, headers, signal, ...(hasBody ? { body: req } : {}) })
    const isHtml = headerText(answer.headers['content-type']).startsWith('text/html')
    if (isDocument && isHtml && method === 'GET') {
      return pages.sendRendered(req, res, answer, await readWhole(answer, RENDER.maxDocumentBytes))
    }
    copyHead(answer, res)
    await streamTo(res, answer, signal)
  }

  function fail(res: ServerResponse, error: unknown): void {
    if (res.destroyed) return
    logError(error)
    if (res.headersSent) res.destroy()
    else {
      res.statusCode = 500
      res.end()
    }
  }

  const pass: RequestListener = (req, res) =>
    compress(req as never, res as never, () => {
      render(req, res).catch((error) => fail(res, error))
    })

  const listener: RequestListener = (req, res) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value)
    if (isDocumentRequest(req) && pages.send(req, res)) return
    if (req.method === 'GET' || req.method === 'HEAD') serveFile(req, res, () => pass(req, res))
    else pass(req, res)
  }
  return { listener, settled: pages.settled, close: renderer.close }
}

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

function copyHead(answer: IncomingMessage, res: ServerResponse): void {
  res.statusCode = answer.statusCode ?? 500
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OF_ONE_CONNECTION.includes(name)) res.setHeader(name, value)
  }
}

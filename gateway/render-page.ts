import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicPageOf } from '@/lib/pages/public-page'
import { sessionCookieName } from '@/lib/session/cookie'
import type { ContentPolicy } from './document/content-policy'
import type { Documents } from './document/documents'
import type { RenderQueue } from './document/render-queue'
import type { Renderer } from './document/renderer'
import { endToEndHeaders, setHeaders } from './http/headers'
import { takesBody } from './http/methods'
import { readBody } from './http/request-body'
import { signalOf, streamTo } from './http/streams'
import { API, FORM } from './limits'
import { sendOutage } from './outage-page'
import type { CachedPages } from './page-cache/cached-pages'

interface PageParts {
  renderer: Renderer
  queue: RenderQueue
  documents: Documents
  pages: CachedPages
  policy: ContentPolicy
}

/** The two ways in which a request for a page that is not cached is answered by Next. */
export function createPageSenders({ renderer, queue, documents, pages, policy }: PageParts) {
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

  return { sendDocument, passToNext }
}

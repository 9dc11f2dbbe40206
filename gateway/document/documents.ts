import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { endToEndHeaders, type Headers, headerText } from '@/gateway/http/headers'
import { readWhole, withDeadline } from '@/gateway/http/streams'
import { RENDER } from '@/gateway/limits'
import type { Metrics } from '@/gateway/metrics'
import { isShareable, sharedSeconds } from '@/gateway/page-policy'
import { REQUEST_HEADERS, TRACEPARENT_HEADER } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { FOUND_NOTHING_HEADER } from '@/lib/session/page-headers'
import { PRIVATE } from '@/lib/session/rendered-answer'
import type { Tracer } from '@/lib/telemetry/tracer'
import type { FinishDocument } from './content-policy'
import type { InlineFirstStyle } from './first-style'
import type { RenderQueue } from './render-queue'
import type { Renderer } from './renderer'

/** The answer of Next for a page address: a document with its policy, or an unchanged redirect or file. */
export interface Document {
  status: number
  headers: Headers
  body: Buffer
}

export interface DocumentRequest {
  url: string
  headers: IncomingHttpHeaders
  /** of the client; the render queue takes turns by it */
  address: string
  signal: AbortSignal
}

interface SharedRender {
  document: Promise<Document>
  controller: AbortController
  clients: number
}

interface DocumentOptions {
  finish: FinishDocument
  /** of public documents; without it their stylesheets stay files */
  inlineStyle?: InlineFirstStyle | undefined
  renders: Metrics['renders']
  timeoutMs?: number | undefined
  tracer?: Tracer | undefined
}

/** Renders documents; concurrent requests for the same anonymous document share one render. */
export function createDocuments(
  renderer: Renderer,
  queue: RenderQueue,
  { finish, inlineStyle, renders, timeoutMs = RENDER.timeoutMs, tracer }: DocumentOptions,
) {
  const shared = new Map<string, SharedRender>()

  async function render(requested: DocumentRequest): Promise<Document> {
    const endTimer = renders.startTimer()
    const span = tracer?.start('render', { traceparent: requested.headers[TRACEPARENT_HEADER] })
    const end = (result: 'rendered' | 'aborted' | 'failed') => {
      endTimer({ result })
      span?.end(result === 'rendered' ? undefined : result)
    }
    try {
      const headers = span
        ? { ...requested.headers, [TRACEPARENT_HEADER]: span.traceparent }
        : requested.headers
      const document = await renderInTurn({ ...requested, headers })
      end(document.status < 500 ? 'rendered' : 'failed')
      return document
    } catch (error) {
      end(requested.signal.aborted ? 'aborted' : 'failed')
      throw error
    }
  }

  function renderInTurn({ url, headers, address, signal }: DocumentRequest): Promise<Document> {
    return queue.run(address, signal, async () => {
      const { answer, raw } = await withDeadline(signal, timeoutMs, async (limited) => {
        const read = async (added: IncomingHttpHeaders = {}) => {
          const request = { method: 'GET', url, headers: { ...headers, ...added }, signal: limited }
          const answer = await renderer.render(request)
          return { answer, raw: await readWhole(answer, RENDER.maxDocumentBytes) }
        }
        const first = await read()
        return isBlank(first) ? read({ [FOUND_NOTHING_HEADER]: '1' }) : first
      })
      return finishDocument(url, answer, raw, { finish, inlineStyle })
    })
  }

  function begin(requested: DocumentRequest): SharedRender {
    const controller = new AbortController()
    const headers = anonymous(requested.headers)
    const document = render({ ...requested, headers, signal: controller.signal }).finally(() =>
      shared.delete(keyOf(requested)),
    )
    const one = { document, controller, clients: 0 }
    shared.set(keyOf(requested), one)
    return one
  }

  return {
    /** For one user, with the cookies of the request. */
    renderFor: render,
    /** Without cookies, once for all clients that wait; aborted when the last of them disconnects. */
    async renderShared(requested: DocumentRequest): Promise<Document> {
      const one = shared.get(keyOf(requested)) ?? begin(requested)
      one.clients += 1
      const leave = () => {
        one.clients -= 1
        if (one.clients > 0) return
        shared.delete(keyOf(requested))
        one.controller.abort()
      }
      requested.signal.addEventListener('abort', leave, { once: true })
      try {
        return await one.document
      } finally {
        requested.signal.removeEventListener('abort', leave)
      }
    },
  }
}

/** The document of an answer: with its style and its policy where it is one of HTML. */
function finishDocument(
  url: string,
  answer: IncomingMessage,
  raw: Buffer,
  { finish, inlineStyle }: Pick<DocumentOptions, 'finish' | 'inlineStyle'>,
): Document {
  const { etag: _etag, 'content-length': _length, ...own } = endToEndHeaders(answer.headers)
  const status = answer.statusCode ?? 500
  if (status !== 200 && sharedSeconds(own) > 0) own['cache-control'] = PRIVATE
  if (!headerText(own['content-type']).startsWith('text/html')) return { status, headers: own, body: raw }
  const isStyled = inlineStyle && isShareable(status, own)
  const page = isStyled ? inlineStyle(raw, own) : { body: raw, headers: own }
  const { body, headers: policy } = finish(page.body, url)
  return { status, headers: { ...page.headers, ...policy }, body }
}

/** `notFound()` ends a render with the head of Next's own error page and a body without content, which scripts fill. */
const isBlank = ({ answer, raw }: { answer: IncomingMessage; raw: Buffer }): boolean =>
  answer.statusCode === 404 && raw.includes('<html id="__next_error__"')

export type Documents = ReturnType<typeof createDocuments>

/** Who asks after a change of the content does not wait for a render from before it. */
const keyOf = ({ url, headers }: DocumentRequest) => `${headers[CONTENT_VERSION_HEADER]} ${url}`

/** The request headers that a shared render receives: the public origin and the first request, nothing about the visitor. */
const REPEATED_HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  CONTENT_VERSION_HEADER,
  ...REQUEST_HEADERS,
]

const anonymous = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(REPEATED_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'
import fresh from 'fresh'
import { endToEndHeaders, headerText, setHeaders } from '@/gateway/http/headers'
import { BodyTooLarge, endAfterBody, hasBody, passBody } from '@/gateway/http/request-body'
import { readWhole, signalOf, streamTo } from '@/gateway/http/streams'
import { API } from '@/gateway/limits'
import { outageMessage } from '@/gateway/outage-page'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { apiCredentials } from '@/lib/session/api-credentials'
import { isForeignChange } from '@/lib/session/foreign-origin'
import { markWrite } from './own-writes'

export const API_PATH = '/api/v1/'
/** The same for everybody: neither the request nor the answer depends on a session. */
const PUBLIC_FILES = /^\/api\/v1\/(media|og)\//
/** Of these, the formats that a browser accepts decide. */
const PICTURES = /^\/api\/v1\/media\//

/** Proxies calls of the browser to the api, with the credentials that `apiCredentials` reads from its cookies. */
export function createApiProxy(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const open = isSecure ? requestHttps : requestHttp

  async function request(req: IncomingMessage, signal: AbortSignal): Promise<IncomingMessage> {
    const { method, url: path } = req
    const requested = open({ hostname, port, agent, method, path, headers: headersForApi(req), signal })
    // While `answered` is pending it reports errors; this listener covers a connection that breaks afterwards.
    requested.on('error', () => undefined)
    requested.setTimeout(API.answerMs, () => requested.destroy(new Error('The api does not answer.')))
    const answered = once(requested, 'response') as Promise<[IncomingMessage]>
    if (!hasBody(req)) {
      requested.end()
      return (await answered)[0]
    }
    const isAnswered = new AbortController()
    const sending = passBody(req, requested, API.maxBodyBytes, isAnswered.signal)
    // An aborted body ends the call, unless the api has answered before it read the whole body.
    sending.catch((error) => {
      if (!isAnswered.signal.aborted) requested.destroy(error)
    })
    const [answer] = await answered.finally(() => isAnswered.abort())
    return answer
  }

  async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const signal = signalOf(res)
    const answer = await request(req, signal)
    if (isOfBalancer(answer)) {
      answer.resume()
      throw new Error('No api answers.')
    }
    setHeaders(res, endToEndHeaders(answer.headers))
    if (PICTURES.test(req.url ?? '')) res.setHeader('vary', 'Accept')
    else if (PUBLIC_FILES.test(req.url ?? '')) res.removeHeader('vary')
    res.statusCode = answer.statusCode ?? 502
    markWrite(req, res)
    if (!isSmallJson(answer)) return streamTo(res, answer, signal)
    const body = await readWhole(answer, API.maxTaggedBytes)
    if (isTaggable(req, answer)) sendTagged(req, res, body)
    // In one piece: a proxy in front has the whole answer, or can say that there is none.
    else res.end(body)
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      if (isForeignChange(req)) return refuse(res, 403, 'foreign_origin')
      if (Number(req.headers['content-length']) > API.maxBodyBytes) return refuseLarge(req, res)
      try {
        await forward(req, res)
      } catch (error) {
        if (res.headersSent) res.destroy()
        else if (error instanceof BodyTooLarge) refuseLarge(req, res)
        else if (!res.destroyed) unavailable(req, res)
      }
    },
    close: () => agent.destroy(),
  }
}

function headersForApi(req: IncomingMessage) {
  const { cookie, host: _host, 'accept-encoding': _encoding, ...headers } = endToEndHeaders(req.headers)
  if (PUBLIC_FILES.test(req.url ?? '')) return headers
  return { ...headers, ...apiCredentials((name) => cookieValue(cookie, name)) }
}

function cookieValue(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split(';').find((one) => one.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}

/** A proxy in front of the apis that finds none, or lost one in the middle of a call, answers with a page of its own. */
const isOfBalancer = ({ statusCode = 500, headers }: IncomingMessage) =>
  [502, 503, 504].includes(statusCode) && headerText(headers['content-type']).startsWith('text/html')

const isSmallJson = ({ headers }: IncomingMessage) =>
  headerText(headers['content-type']).startsWith('application/json') &&
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= API.maxTaggedBytes

const isTaggable = (req: IncomingMessage, { statusCode, headers }: IncomingMessage) =>
  req.method === 'GET' &&
  statusCode === 200 &&
  headers.etag === undefined &&
  !headerText(headers['cache-control']).includes('no-store')

/** The tag is weak because the body is compressed later; answers 304 when the client's copy is current. */
function sendTagged(req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  res.setHeader('ETag', etag)
  if (fresh(req.headers, { etag })) {
    res.removeHeader('Content-Length')
    res.statusCode = 304
    res.end()
  } else res.end(body)
}

function refuse(res: ServerResponse, status: number, code: string, message = code): void {
  res.end(writeRefusal(res, status, code, message))
}

function refuseLarge(req: IncomingMessage, res: ServerResponse): void {
  const body = writeRefusal(res, 413, 'too_large')
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.write(body)
  endAfterBody(req, res)
}

/** Sets the head; returns the body. */
function writeRefusal(res: ServerResponse, status: number, code: string, message = code): string {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  return JSON.stringify({ code, message, requestId: res.getHeader(REQUEST_ID_HEADER) })
}

function unavailable(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Retry-After', API.retrySeconds)
  refuse(res, 503, 'unavailable', outageMessage(req.headers['accept-language']))
}

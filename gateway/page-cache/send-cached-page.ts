import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { type Headers, headerText } from '@/gateway/http/headers'
import { chooseEncoding, type EncodedBody } from './encodings'
import type { CachedPage } from './page-cache'

/** Headers of one response, not of the page. */
const OF_ONE_DELIVERY = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
]

/** The headers of an answer that are stored with the page. */
export function headersToCache(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_DELIVERY.includes(name.toLowerCase())),
  )
}

/** Sends a cached page in the client's preferred encoding; 304 when the client's copy is current. */
export function sendCachedPage(
  req: IncomingMessage,
  res: ServerResponse,
  { digest, headers, body }: CachedPage & { body: EncodedBody },
): void {
  for (const name of OF_ONE_DELIVERY) res.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  // Weak: one tag for all encodings of the page.
  const etag = `W/"${digest}"`
  res.setHeader('ETag', etag)
  res.setHeader('Vary', withAcceptEncoding(headerText(headers['vary'])))
  if (fresh({ 'if-none-match': req.headers['if-none-match'] }, { etag })) {
    res.removeHeader('Content-Type')
    res.statusCode = 304
    res.end()
    return
  }
  const encoding = chooseEncoding(req)
  res.statusCode = 200
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body[encoding].length)
  res.end(req.method === 'HEAD' ? undefined : body[encoding])
}

function withAcceptEncoding(vary: string): string {
  return /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}

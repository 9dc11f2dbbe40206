import { chooseEncoding } from './encodings.mjs'

/** What belongs to one delivery, not to the page. */
const OF_ONE_DELIVERY = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-nextjs-cache',
]

/** The headers of an answer that are told again whenever the page is. */
export function headersToKeep(headers) {
  const kept = Object.entries(headers).filter(([name]) => !OF_ONE_DELIVERY.includes(name.toLowerCase()))
  return Object.fromEntries(kept)
}

/** Answers a request from a page's forms: compressed as the client likes it, 304 when it has the page already. */
export function answerKept(req, res, { tag, headers, forms }) {
  for (const name of OF_ONE_DELIVERY) res.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  // Weak: the same page in every encoding.
  const etag = `W/"${tag}"`
  res.setHeader('ETag', etag)
  res.setHeader('Vary', withAcceptEncoding(headers.vary))
  if (hasAlready(req.headers['if-none-match'], etag)) {
    res.removeHeader('Content-Type')
    res.statusCode = 304
    res.end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  res.statusCode = 200
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', forms[encoding].length)
  res.end(req.method === 'HEAD' ? undefined : forms[encoding])
}

function withAcceptEncoding(vary = '') {
  return /accept-encoding/i.test(vary) ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}

function hasAlready(asked, etag) {
  if (!asked) return false
  const bare = (one) => one.trim().replace(/^W\//, '')
  return asked.split(',').some((one) => one.trim() === '*' || bare(one) === bare(etag))
}

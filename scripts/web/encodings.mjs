import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const brotliAt = (quality, body) =>
  asBrotli(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** Quick enough for the visitor who came first: a few milliseconds for a page. */
const QUICK_BROTLI = 4
/** Beyond 9 a page gains 2 % and takes ten times as long. */
const GOOD_BROTLI = 9

/** The forms of a body in which it can be answered at once. */
export async function quickForms(body) {
  const [br, gz] = await Promise.all([brotliAt(QUICK_BROTLI, body), asGzip(body, { level: 6 })])
  return { identity: body, br, gzip: gz }
}

/** The smaller brotli form, made off the path of any request. */
export const goodBrotli = (body) => brotliAt(GOOD_BROTLI, body)

/** The best encoding among brotli, gzip and none that an Accept-Encoding header allows. */
export function chooseEncoding(accepted = '') {
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight))
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = ['br', 'gzip'].filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  return best ?? 'identity'
}

function readWeight(part) {
  const [name, ...params] = part.split(';').map((one) => one.trim())
  const quality = params.find((one) => one.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) || 0 : 1]
}

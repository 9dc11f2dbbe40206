import { createHash } from 'node:crypto'
import type { FinishDocument } from './cached-pages'
import { BASE_POLICY } from './security-headers'

/** Where Google's map loads its own parts from (developers.google.com/maps/documentation/javascript/content-security-policy). */
const MAP_ORIGINS = ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:']

const INLINE = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Scripts of other types are data, which the policy does not concern. */
const RUNS = /^(|module|text\/javascript)$/

/** Next writes the data of a page as many scripts in a row; one script says the same and needs one hash. */
const DATA_SEAM = /\]\);?<\/script><script>(?=self\.__next_f\.push\()/g

interface PolicyOptions {
  hasGoogleMap: boolean
}

/** Joins the rows of page data and adds the policy that belongs to the document. */
export function createPolicy(options: PolicyOptions): FinishDocument {
  return (body) => {
    const html = body.toString('utf8').replace(DATA_SEAM, ']);')
    return { body: Buffer.from(html), headers: { 'content-security-policy': contentPolicy(html, options) } }
  }
}

/** The policy of one document: scripts of our own origin, and exactly those inline ones that it came with. */
function contentPolicy(html: string, { hasGoogleMap }: PolicyOptions): string {
  const hashes = [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && RUNS.test(typeOf(attributes)))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const sources = ["'self'", ...new Set(hashes), ...(hasGoogleMap ? MAP_ORIGINS : [])]
  return `${BASE_POLICY}; script-src ${sources.join(' ')}; script-src-attr 'none'`
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype=(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? []
  return (quoted ?? bare ?? '').toLowerCase()
}

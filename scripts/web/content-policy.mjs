import { createHash } from 'node:crypto'
import { BASE_POLICY } from './security-headers.mjs'

/** Where Google's map loads its own parts from (developers.google.com/maps/documentation/javascript/content-security-policy). */
const MAP_ORIGINS = ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:']

const INLINE = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Scripts of other types are data, which no policy minds. */
const RUNS = /^(|module|text\/javascript)$/

/** Next writes the data of a page as many scripts in a row; one script says the same and needs one hash. */
const DATA_SEAM = /\]\);?<\/script><script>(?=self\.__next_f\.push\()/g

/** The document with its rows of data scripts joined. */
const joinDataScripts = (html) => html.replace(DATA_SEAM, ']);')

/** The document as it goes out, with the policy that belongs to it. */
export function withPolicy(body, options) {
  const html = joinDataScripts(body.toString('utf8'))
  return { body: Buffer.from(html), headers: { 'Content-Security-Policy': contentPolicy(html, options) } }
}

/** The policy of one document: scripts of our own origin, and exactly those inline ones that it came with. */
export function contentPolicy(html, { hasGoogleMap }) {
  const hashes = [...html.matchAll(INLINE)]
    .filter(([, attributes]) => !/\ssrc=/i.test(attributes) && RUNS.test(typeOf(attributes)))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const sources = ["'self'", ...new Set(hashes), ...(hasGoogleMap ? MAP_ORIGINS : [])]
  return `${BASE_POLICY}; script-src ${sources.join(' ')}; script-src-attr 'none'`
}

function typeOf(attributes) {
  const [, quoted, bare] = /\stype=(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? []
  return (quoted ?? bare ?? '').toLowerCase()
}

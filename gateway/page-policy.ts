import type { IncomingMessage } from 'node:http'
import { type Headers, headerText } from './http/headers'

/** Headers that request something other than the document of an address. */
const NOT_A_DOCUMENT = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'next-url',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-middleware-prefetch',
  'authorization',
  'range',
  'upgrade',
]

/** Next's cookies for draft mode. */
const DRAFT_COOKIES = ['__prerender_bypass=', '__next_preview_data=']

const NOT_PAGES = ['/_next/', '/api/', '//']

/** Whether an address names a file: of Next, of public/, or a route such as /icons.svg. */
export const isFile = (url: string): boolean => url.startsWith('/_next/') || /\.[^/?]*(\?|$)/.test(url)

/** Whether a request is for the plain document of an address, which may come from the page cache. */
export function isDocumentRequest({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isFile(url) || NOT_PAGES.some((start) => url.startsWith(start))) return false
  if (/[?&]_rsc=/.test(url)) return false
  if (NOT_A_DOCUMENT.some((name) => headers[name] !== undefined)) return false
  return !DRAFT_COOKIES.some((name) => headers.cookie?.includes(name))
}

/** Whether a browser opens a file's address as a page: where the file is missing, the 404 page needs its policy. */
export const opensFile = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && isFile(url) && headers['sec-fetch-dest'] === 'document'

/** Whether an answer is public: the middleware sets `s-maxage` on such pages, and whatever reads the session takes it away. */
export function isShareable(status: number, headers: Headers): boolean {
  return (
    status === 200 &&
    sharedSeconds(headers) > 0 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    headerText(headers['content-type']).startsWith('text/html')
  )
}

/** Seconds for which shared caches may reuse an answer; 0 when they may not. */
export function sharedSeconds(headers: Headers): number {
  const control = headerText(headers['cache-control'])
  if (/private|no-store|no-cache/.test(control)) return 0
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

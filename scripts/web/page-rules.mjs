/** Headers that ask Next for something else than the document of an address. */
const OTHER_THAN_DOCUMENT = [
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

/** Next's cookies of a person who looks at drafts. */
const DRAFT_COOKIES = ['__prerender_bypass=', '__next_preview_data=']

const NOT_PAGES = ['/_next/', '/api/', '//']

/** Whether a request asks for the plain document of an address, which may be answered from what is kept. */
export function isDocumentRequest({ method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!url.startsWith('/') || NOT_PAGES.some((start) => url.startsWith(start))) return false
  if (/[?&]_rsc=/.test(url)) return false
  if (OTHER_THAN_DOCUMENT.some((name) => headers[name] !== undefined)) return false
  return !DRAFT_COOKIES.some((name) => headers.cookie?.includes(name))
}

/**
 * Whether an answer is the same for everybody: Next says so by `s-maxage`, which it gives only to pages that it keeps
 * once for all visitors.
 */
export function isForEverybody(status, headers) {
  return (
    status === 200 &&
    sharedSeconds(headers) > 0 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    String(headers['content-type']).startsWith('text/html')
  )
}

/** Seconds for which shared caches may reuse an answer; 0 when they may not. */
export function sharedSeconds(headers) {
  const control = String(headers['cache-control'] ?? '')
  if (/private|no-store|no-cache/.test(control)) return 0
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

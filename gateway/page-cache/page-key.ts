import { carriedParamsOf, knownParamsOf } from '@/lib/pages/page-query'
import { NO_PAGE, plainPathOf } from '@/lib/pages/public-page'

/** Next's query parameter in requests for page data. */
const DATA_PARAM = '_rsc'

/**
 * The address of a page with only the parameters that the page knows, in their order: the input of the render and the
 * key of the page cache. `isData`: the request is for page data, which has an own parameter.
 */
export function toPageUrl(url: string, isData: boolean): string {
  const [path = '/', query] = url.split(/\?(.*)/s)
  // Next fails on a path that it cannot decode.
  if (decode(path) === null) return `${path.startsWith('/en/') ? '/en' : ''}${NO_PAGE}`
  if (!query) return path
  // Route handlers read their own parameters and are never cached.
  if (path.startsWith('/api/')) return url
  const known = knownParamsOf(plainPathOf(path))
  return withPairs(
    path,
    pairsOf(query, (name) => known.has(name) || (isData && name === DATA_PARAM)),
  )
}

/** Where a redirect of a page leads, with the parameters of its address that are carried on (a cached page sees none of them). */
export function carriedTo(location: string, url: string): string {
  const [path = '/', query = ''] = url.split(/\?(.*)/s)
  if (decode(path) === null) return location
  const carried = carriedParamsOf(plainPathOf(path))
  return withPairs(
    location,
    pairsOf(query, (name) => carried.has(name)),
  )
}

function pairsOf(query: string, isKnown: (name: string) => boolean): string[] {
  return query.split('&').filter((pair) => {
    const [given = ''] = pair.split('=', 1)
    return isKnown(decode(given.replaceAll('+', ' ')) ?? given)
  })
}

const withPairs = (address: string, pairs: string[]): string =>
  pairs.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}` : address

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Arabic has no prefix: the redirect target of `/ar/…`; null for every other address. */
export function withoutDefaultLocale(url: string): string | null {
  const found = /^\/ar(?=$|[/?])\/*(.*)$/s.exec(url)
  return found ? `/${found[1]}` : null
}

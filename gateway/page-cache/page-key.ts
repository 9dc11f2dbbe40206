import { knownParamsOf } from '@/lib/pages/page-query'
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
  const knownPairs = query.split('&').filter((pair) => {
    const [given = ''] = pair.split('=', 1)
    const name = decode(given.replaceAll('+', ' ')) ?? given
    return known.has(name) || (isData && name === DATA_PARAM)
  })
  return knownPairs.length > 0 ? `${path}?${knownPairs.join('&')}` : path
}

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

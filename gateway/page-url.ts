import { knownParamsOf } from '@/lib/domain/search/page-query'

/** Next's query parameter in requests for page data. */
const DATA_PARAM = '_rsc'

/**
 * The address of a page with only the parameters that the page knows, in their order: the input of the render and the
 * key of the page cache. `isData`: the request is for page data, which has an own parameter.
 */
export function toPageUrl(url: string, isData: boolean): string {
  const [path = '/', query] = url.split(/\?(.*)/s)
  if (!query) return path
  // Route handlers read their own parameters and are never cached.
  if (path.startsWith('/api/')) return url
  const known = knownParamsOf(path.replace(/^\/(en|ar)(?=\/|$)/, ''))
  const knownPairs = query.split('&').filter((pair) => {
    const name = decode(pair.split('=', 1)[0] ?? '')
    return known.has(name) || (isData && name === DATA_PARAM)
  })
  return knownPairs.length > 0 ? `${path}?${knownPairs.join('&')}` : path
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** Arabic has no prefix: the redirect target of `/ar/…`; null for every other address. */
export function withoutDefaultLocale(url: string): string | null {
  const found = /^\/ar(?=$|[/?])\/*(.*)$/s.exec(url)
  return found ? `/${found[1]}` : null
}

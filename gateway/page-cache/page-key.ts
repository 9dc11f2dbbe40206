import { carriedParamsOf, knownParamsOf } from '@/lib/pages/page-query'
import { NO_PAGE, plainPathOf } from '@/lib/pages/public-page'

/** Longer ones are no dates and guests; they go through a header. */
const MAX_CARRIED = 200
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
  const isKnown = (name: string) => known.has(name) || (isData && name === DATA_PARAM)
  return withParams(path, pairsOf(query, isKnown).join('&'))
}

/** The parameters of an address that a redirect of its page carries on, though the page sees none of them; '' where there are none. */
export function carriedParams(url: string): string {
  const [path = '/', query = ''] = url.split(/\?(.*)/s)
  if (decode(path) === null) return ''
  const carried = carriedParamsOf(plainPathOf(path))
  const params = pairsOf(query, (name) => carried.has(name)).join('&')
  return params.length <= MAX_CARRIED ? params : ''
}

function pairsOf(query: string, isKnown: (name: string) => boolean): string[] {
  return query.split('&').filter((pair) => {
    const [given = ''] = pair.split('=', 1)
    return isKnown(decode(given.replaceAll('+', ' ')) ?? given)
  })
}

/** An address with further parameters; '' adds none. */
export const withParams = (address: string, params: string): string =>
  params === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${params}`

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

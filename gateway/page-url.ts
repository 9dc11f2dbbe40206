import { knownParamsOf } from '@/lib/domain/search/page-query'

/** Next's own parameter on the data of a page. */
const DATA_PARAM = '_rsc'

/**
 * The address of a page with the parameters that the page knows, in their order: what Next renders and the key of the
 * page cache. `isData`: the request is for the data of a page, which names itself in its query.
 */
export function toPageUrl(url: string, isData: boolean): string {
  const [path = '/', query] = url.split(/\?(.*)/s)
  if (!query) return path
  const known = knownParamsOf(path.replace(/^\/(en|ar)(?=\/|$)/, ''))
  const stored = query.split('&').filter((pair) => {
    const name = decode(pair.split('=', 1)[0] ?? '')
    return known.has(name) || (isData && name === DATA_PARAM)
  })
  return stored.length > 0 ? `${path}?${stored.join('&')}` : path
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** Arabic stands without a prefix: where `/ar/…` leads to; null for every other address. */
export function withoutDefaultLocale(url: string): string | null {
  const found = /^\/ar(?=$|[/?])\/*(.*)$/s.exec(url)
  return found ? `/${found[1]}` : null
}

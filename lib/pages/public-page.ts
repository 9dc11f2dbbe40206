import { typeOfSlug } from '@/lib/domain/listing/type-basics'

/** The kinds of pages that are the same for everybody; `other`: home aside, what needs no listing. */
export type PublicPage = 'home' | 'search' | 'type' | 'city' | 'listing' | 'other'

const OTHERS = ['about', 'contact', 'faqs', 'privacy', 'term-conditions', 'offline']

/** An address that no page will have. */
export const NO_PAGE = '/no/page/here'

/** The path of an address without its query and its language. */
export const plainPathOf = (url: string) => url.replace(/\?.*/s, '').replace(/^\/(en|ar)(?=\/|$)/, '')

/**
 * The kind of page of an address that may be kept for everybody, whether or not what it names exists; null for pages of
 * one user or one moment, as a price, and for all others.
 */
export function publicPageOf(url: string): PublicPage | null {
  const parts = plainPathOf(url).split('/').filter(Boolean)
  const [page = '', id, ...deeper] = parts
  const isType = typeOfSlug(page) !== undefined
  const area = page === 'in' ? parts.slice(1) : isType && id === 'in' ? deeper : null
  if (area) return area.length === 1 || area.length === 2 ? 'city' : null
  if (id !== undefined) return isType && deeper.length === 0 ? 'listing' : null
  if (isType) return 'type'
  if (OTHERS.includes(page)) return 'other'
  return page === '' ? 'home' : page === 'search' ? 'search' : null
}

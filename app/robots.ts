import type { MetadataRoute } from 'next'
import { VIEW_PARAMS } from '@/lib/domain/page-query'
import { SEARCH_PARAMS, type SearchParam } from '@/lib/domain/search-address'
import { wholeUrl } from '@/lib/page-url'

export const dynamic = 'force-dynamic'

const PRIVATE_PAGES = ['/my-bookings', '/booking/', '/success', '/favourites', '/messages', '/my-reviews']

/** What an address of results may say in search engines; every other combination is the same places in another order. */
const OPEN_PARAMS: readonly SearchParam[] = ['city', 'type', 'categoryId', 'page']
const CLOSED_PARAMS = [...SEARCH_PARAMS.filter((name) => !OPEN_PARAMS.includes(name)), ...VIEW_PARAMS]

/** Pictures are the only answers of the api that search engines and crawlers of messengers may fetch. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/v1/media/', '/api/v1/og/'],
      disallow: [
        '/api/',
        ...PRIVATE_PAGES.flatMap((path) => [path, `/en${path}`]),
        ...CLOSED_PARAMS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
      ],
    },
    sitemap: wholeUrl('/sitemap.xml'),
  }
}

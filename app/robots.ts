import type { MetadataRoute } from 'next'
import { wholeUrl } from '@/lib/pages/page-url'
import { UNFOLLOWED_PARAMS } from '@/lib/search/search-address'

export const dynamic = 'force-dynamic'

const PRIVATE_PAGES = [
  '/my-bookings',
  '/booking/',
  '/success',
  '/favourites',
  '/saved-searches',
  '/compare',
  '/messages',
  '/my-reviews',
]

const FILTERED = UNFOLLOWED_PARAMS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])

/** Images are the only API responses that search engines and link previews may fetch. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/v1/media/', '/api/v1/og/'],
      disallow: ['/api/', ...PRIVATE_PAGES.flatMap((path) => [path, `/en${path}`]), ...FILTERED],
    },
    sitemap: wholeUrl('/sitemap.xml'),
  }
}

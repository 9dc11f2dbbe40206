import { searchListingsCached } from '@/lib/api/server'
import type { ListingCard } from '@/lib/domain/listing/card'
import { LISTING_TYPES, type ListingType, listingTypeBySlug } from '@/lib/domain/listing/listing-types'
import { pictureAt } from '@/lib/domain/listing/picture'
import { MAX_PAGE, MAX_PAGE_SIZE } from '@/lib/domain/search/search-address'
import type { SitemapPage } from './xml'

/** A file holds a thousand listings of one kind: twenty calls of the search. */
const CALLS_PER_FILE = 20
const PLACES_PER_FILE = CALLS_PER_FILE * MAX_PAGE_SIZE
const MOST_FILES = MAX_PAGE / CALLS_PER_FILE
const MOST_IMAGES = 5
const PLAIN = ['/', '/search', '/about', '/contact', '/faqs', '/term-conditions', '/privacy']

/** The addresses of all sitemaps: the plain pages, then each kind in as many files as it needs. */
export async function sitemapPaths(): Promise<string[]> {
  const { facets } = await searchListingsCached({ page: 1, pageSize: 1 })
  const kinds = LISTING_TYPES.flatMap(({ slug, type }) => {
    const files = Math.min(MOST_FILES, Math.ceil((facets.types[type] ?? 0) / PLACES_PER_FILE))
    return Array.from({ length: files }, (_, i) => `/sitemaps/${slug}-${i + 1}.xml`)
  })
  return ['/sitemaps/pages.xml', ...kinds]
}

/** The pages of a file such as `chalets-1.xml`; null for a name that is no sitemap's. */
export async function sitemapPages(file: string): Promise<SitemapPage[] | null> {
  if (file === 'pages.xml') return plainPages()
  const [, slug = '', number = ''] = /^([a-z-]+)-([1-9]\d?)\.xml$/.exec(file) ?? []
  const listingType = listingTypeBySlug(slug)
  if (!listingType || Number(number) > MOST_FILES) return null
  return placesOf(listingType, (Number(number) - 1) * CALLS_PER_FILE + 1)
}

function plainPages(): SitemapPage[] {
  const paths = [...PLAIN, ...LISTING_TYPES.map((listingType) => `/${listingType.slug}`)]
  return paths.map((path) => ({ path, images: [] }))
}

/** What the search shows, call by call: hidden listings are never in it. */
async function placesOf(listingType: ListingType, first: number): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (let page = first; page < first + CALLS_PER_FILE; page += 1) {
    const { data, total } = await searchListingsCached({
      type: listingType.type,
      page,
      pageSize: MAX_PAGE_SIZE,
    })
    pages.push(...data.map((card) => pageOf(listingType, card)))
    if (page * MAX_PAGE_SIZE >= total) break
  }
  return pages
}

function pageOf({ slug }: ListingType, { _id, images }: ListingCard): SitemapPage {
  return {
    path: `/${slug}/${_id}`,
    images: images.slice(0, MOST_IMAGES).map((image) => pictureAt(image, 1280)),
  }
}

import { getCategories, listAreas, searchForSitemap } from '@/lib/api/server'
import { isActive } from '@/lib/domain/catalogue'
import { areaPath, MIN_INDEXED_LISTINGS } from '@/lib/domain/geo/area'
import type { ListingCard } from '@/lib/domain/listing/card'
import {
  LISTING_TYPES,
  type ListingType,
  listingTypeBySlug,
  listingTypeOf,
} from '@/lib/domain/listing/listing-types'
import { pictureAt } from '@/lib/domain/listing/picture'
import { MAX_PAGE, MAX_PAGE_SIZE } from '@/lib/domain/search/search-params'
import type { SitemapPage } from './xml'

/** A file holds a thousand listings of one type: twenty calls of the search. */
const CALLS_PER_FILE = 20
const LISTINGS_PER_FILE = CALLS_PER_FILE * MAX_PAGE_SIZE
const MAX_FILES = MAX_PAGE / CALLS_PER_FILE
const MAX_IMAGES = 5
const AREAS = 'areas.xml'
const PLAIN = ['/', '/search', '/loginvendor', '/about', '/contact', '/faqs', '/term-conditions', '/privacy']

/** The addresses of all sitemaps: the plain pages, then each type in as many files as it needs. */
export async function sitemapPaths(): Promise<string[]> {
  const { facets } = await searchForSitemap({ page: 1, pageSize: 1 })
  const ofTypes = LISTING_TYPES.flatMap(({ slug, type }) => {
    const files = Math.min(MAX_FILES, Math.ceil((facets.types[type] ?? 0) / LISTINGS_PER_FILE))
    return Array.from({ length: files }, (_, i) => `/sitemaps/${slug}-${i + 1}.xml`)
  })
  return ['/sitemaps/pages.xml', `/sitemaps/${AREAS}`, ...ofTypes]
}

/** The pages of a file such as `chalets-1.xml`; null for a name that is no sitemap's. */
export async function sitemapPages(file: string): Promise<SitemapPage[] | null> {
  if (file === 'pages.xml') return plainPages()
  if (file === AREAS) return areaPages()
  const [, slug = '', number = ''] = /^([a-z-]+)-([1-9]\d?)\.xml$/.exec(file) ?? []
  const listingType = listingTypeBySlug(slug)
  if (!listingType || Number(number) > MAX_FILES) return null
  return listListings(listingType, (Number(number) - 1) * CALLS_PER_FILE + 1)
}

async function plainPages(): Promise<SitemapPage[]> {
  const shown = (await getCategories()).filter(isActive)
  const paths = [...PLAIN, ...shown.map(({ type }) => `/${listingTypeOf(type).slug}`)]
  return paths.map((path) => ({ path, images: [] }))
}

/** Cities and districts that are indexed, for all types and for each. */
async function areaPages(): Promise<SitemapPage[]> {
  const areas = (await listAreas()).filter(({ count }) => count >= MIN_INDEXED_LISTINGS)
  return areas.map((area) => ({ path: areaPath(area), changedAt: area.changedAt, images: [] }))
}

/** Read from the search, so that hidden listings are never included. */
async function listListings(listingType: ListingType, first: number): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = []
  for (let page = first; page < first + CALLS_PER_FILE; page += 1) {
    const { data, total } = await searchForSitemap({
      type: listingType.type,
      page,
      pageSize: MAX_PAGE_SIZE,
    })
    pages.push(...data.map((card) => pageOf(listingType, card)))
    if (page * MAX_PAGE_SIZE >= total) break
  }
  return pages
}

function pageOf({ slug }: ListingType, { _id, images, changedAt }: ListingCard): SitemapPage {
  return {
    path: `/${slug}/${_id}`,
    changedAt,
    images: images.slice(0, MAX_IMAGES).map((image) => pictureAt(image, 1280)),
  }
}

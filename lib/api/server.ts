import { cache } from 'react'
import type { SearchAnswer, SearchFacets } from '@/lib/contract/schemas/listing/card'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import type { ListingCard } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import { firstReviews } from '@/lib/domain/reviews/listing-reviews'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { Locale } from '@/lib/i18n/routing'
import { writeSearchParams } from '@/lib/search/search-address'
import { orNull, read, readCatalogue } from './read'

const NO_FACETS: SearchFacets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
const SIMILAR_COUNT = 4

const textsOf = (query: Partial<SearchQuery>) => Object.fromEntries(writeSearchParams(query))

export const getCities = cache(() => readCatalogue('GET /services/cities'))
export const getMainBanners = cache(() => readCatalogue('GET /user/main-banner'))
export const getSmallBanners = cache(() => readCatalogue('GET /user/banner'))
export const getSettings = cache(() => readCatalogue('GET /admin/get-setting'))

/** A content page in both languages. */
export const getContentPage = cache((name: ContentPageName) => read('GET /pages/:name', { params: { name } }))

export const getCategories = cache(async () => (await readCatalogue('GET /services/categories')).categories)

/** The facilities of a type, or of all types together. */
export const getFacilityGroups = cache(async (type?: PropertyType) => {
  const query = { type, status: 'active', isSubFacility: true } as const
  return (await readCatalogue('GET /facility/list', { query })).data
})

/** Once a request, because metadata and page ask the same. */
const readSearch = cache((text: string) =>
  read('GET /services/search', { query: Object.fromEntries(new URLSearchParams(text)) }),
)

/** A page of results. */
export const searchListings = async (query: Partial<SearchQuery>) =>
  withFacets(await readSearch(String(writeSearchParams(query))))

/** What the page of a city or district says beside the search; null for one that is not known. */
export const getArea = cache((city: string, district: string | null, type: PropertyType | null) =>
  orNull(
    read('GET /services/area', { query: { city, district: district ?? undefined, type: type ?? undefined } }),
  ),
)

/** The areas that have a page. */
export const listAreas = cache(async () => (await readCatalogue('GET /services/areas')).data)

/** The same for sitemaps: one takes many calls, and the gateway does not cache it. */
export const searchForSitemap = async (query: Partial<SearchQuery>) =>
  withFacets(await readCatalogue('GET /services/search', { query: textsOf(query) }))

/** Another backend may leave out facets, because the contract does not require them. */
const withFacets = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: { ...NO_FACETS, ...answer.facets },
})

/** Alternatives for a search without results. */
export const findNearby = (query: Partial<SearchQuery>) =>
  read('GET /services/search/nearby', { query: textsOf(query) })

/** The lowest price of each night from `checkIn` until `checkOut` for what a search finds without its dates. */
export const listDayPrices = (query: Partial<SearchQuery>) =>
  read('GET /services/search/prices', { query: textsOf(query) })

/** A public listing; null when there is none with this id or it is hidden. */
export const getListing = cache(async (id: string): Promise<Listing | null> => {
  const answer = await orNull(read('GET /services/details/:id', { params: { id } }))
  return answer ? listingFromAnswer(answer) : null
})

/** A suspended listing, null for any other. */
export const getWithdrawn = cache((id: string) =>
  orNull(read('GET /services/:id/withdrawn', { params: { id } })),
)

/** The first reviews for a reader of the page's language, as many as the listing page shows. */
export const getReviews = (id: string, locale: Locale) =>
  read('GET /services/:id/reviews', { params: { id }, query: firstReviews(locale) })

/** The listing that similar ones are searched for. */
type Similar = Pick<Listing, 'id' | 'type'> & {
  location: Pick<Listing['location'], 'latitude' | 'longitude'>
}

/** The nearest listings of the same type; empty when the api answers 400 or 404. */
export async function getSimilar({ id, type, location }: Similar): Promise<ListingCard[]> {
  const { latitude: lat, longitude: lng } = location
  const query = textsOf({ type, sort: 'near', lat, lng, pageSize: SIMILAR_COUNT + 1 })
  const answer = await orNull(read('GET /services/search', { query }))
  return (answer?.data ?? []).filter((card) => card._id !== id).slice(0, SIMILAR_COUNT)
}

import { cache } from 'react'
import type {
  Banner,
  Category,
  City,
  FacilityGroup,
  Page,
  Review,
  SiteSettings,
} from '@/lib/domain/catalogue'
import type { ContentPageName, ContentPageWire } from '@/lib/domain/content-pages/content-page'
import type { SharedListWire } from '@/lib/domain/favourites'
import type { ListingCard, NearbyAnswer, SearchAnswer, SearchFacets } from '@/lib/domain/listing/card'
import type { Listing } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import type { WithdrawnListing } from '@/lib/domain/listing/withdrawn-listing'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { apiOrigin } from '@/lib/env'
import { sharedListPath } from './favourites'
import { ApiError, createHttp } from './http'
import { reviewsPath } from './reviews'

/** Seconds for which a public answer may be cached: prices and free dates change more often than the catalogue. */
const CATALOGUE_SECONDS = 300
const LISTING_SECONDS = 60
const RESULTS_SECONDS = 20

const NO_FACETS: SearchFacets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
const SIMILAR_COUNT = 4

const http = () => createHttp({ prefixUrl: `${apiOrigin()}/api/v1` })
const cachedFor = (seconds: number) => ({ next: { revalidate: seconds } }) as object
const read = <T>(path: string, seconds: number) => http().get<T>(path, cachedFor(seconds))

export const getCities = cache(() => read<City[]>('services/cities', CATALOGUE_SECONDS))
export const getMainBanners = cache(() => read<Banner[]>('user/main-banner', CATALOGUE_SECONDS))
export const getSmallBanners = cache(() => read<Banner[]>('user/banner', CATALOGUE_SECONDS))
export const getSettings = cache(() => read<SiteSettings>('admin/get-setting', CATALOGUE_SECONDS))

/** A content page in both languages; an edit is shown within a minute. */
export const getContentPage = cache((name: ContentPageName) =>
  read<ContentPageWire>(`pages/${name}`, LISTING_SECONDS),
)

export const getCategories = cache(async () => {
  const { categories } = await read<{ categories: Category[] }>('services/categories', CATALOGUE_SECONDS)
  return categories
})

/** The facilities of a type, or of all types together. */
export const getFacilityGroups = cache(async (type?: PropertyType) => {
  const params = new URLSearchParams({ ...(type ? { type } : {}), status: 'active', isSubFacility: 'true' })
  return (await read<{ data: FacilityGroup[] }>(`facility/list?${params}`, CATALOGUE_SECONDS)).data
})

/** A page of results, not cached here: searches rarely repeat, and the gateway caches the page. */
export const searchListings = (query: Partial<SearchQuery>) => search(query, { cache: 'no-store' })

/** The same, cached, for the fixed searches of the home page and the sitemap. */
export const searchListingsCached = (query: Partial<SearchQuery>) => search(query, cachedFor(RESULTS_SECONDS))

/** Fills in facets that another backend may leave out, because the contract does not require them. */
async function search(query: Partial<SearchQuery>, options: object): Promise<SearchAnswer> {
  const answer = await http().get<SearchAnswer>(`services/search?${writeSearchParams(query)}`, options)
  return { ...answer, facets: { ...NO_FACETS, ...answer.facets } }
}

/** Alternatives for a search without results. */
export function findNearby(query: Partial<SearchQuery>): Promise<NearbyAnswer> {
  return http().get<NearbyAnswer>(`services/search/nearby?${writeSearchParams(query)}`, { cache: 'no-store' })
}

/** A public listing; null when there is none with this id or it is hidden. */
export const getListing = cache(async (id: string): Promise<Listing | null> => {
  const answer = await orNull(
    read<ListingWire | ListingWire[]>(`services/details/${encodeURIComponent(id)}`, LISTING_SECONDS),
  )
  return answer ? listingFromAnswer(answer) : null
})

/** The favourites behind a shared link, uncached; null once the link is revoked. */
export function getSharedList(secret: string, page: number): Promise<SharedListWire | null> {
  return orNull(http().get<SharedListWire>(sharedListPath(secret, page), { cache: 'no-store' }))
}

/** A suspended listing, null for any other; uncached, because it may be restored at any moment. */
export const getWithdrawn = cache(
  (id: string): Promise<WithdrawnListing | null> =>
    orNull(
      http().get<WithdrawnListing>(`services/${encodeURIComponent(id)}/withdrawn`, { cache: 'no-store' }),
    ),
)

/** The newest reviews, as many as the listing page shows. */
export function getReviews(id: string): Promise<Page<Review>> {
  return read<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1), LISTING_SECONDS)
}

/** The listing that similar ones are searched for. */
type Similar = Pick<Listing, 'id' | 'type'> & {
  location: Pick<Listing['location'], 'latitude' | 'longitude'>
}

/** The nearest listings of the same type; empty when the api answers 400 or 404. */
export async function getSimilar({ id, type, location }: Similar): Promise<ListingCard[]> {
  const { latitude: lat, longitude: lng } = location
  const params = writeSearchParams({ type, sort: 'near', lat, lng, pageSize: SIMILAR_COUNT + 1 })
  const answer = await orNull(read<SearchAnswer>(`services/search?${params}`, CATALOGUE_SECONDS))
  return (answer?.data ?? []).filter((card) => card._id !== id).slice(0, SIMILAR_COUNT)
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

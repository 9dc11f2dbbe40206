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

/** Seconds for which a public answer may be reused: the catalogue hardly changes, prices and free dates do. */
const CATALOGUE_SECONDS = 300
const LISTING_SECONDS = 60
const RESULTS_SECONDS = 20

const NO_FACETS: SearchFacets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
const SIMILAR_PLACES = 4

const http = () => createHttp({ prefixUrl: `${apiOrigin()}/api/v1` })
const reuse = (seconds: number) => ({ next: { revalidate: seconds } }) as object
const read = <T>(path: string, seconds: number) => http().get<T>(path, reuse(seconds))

export const getCities = cache(() => read<City[]>('services/cities', CATALOGUE_SECONDS))
export const getMainBanners = cache(() => read<Banner[]>('user/main-banner', CATALOGUE_SECONDS))
export const getSmallBanners = cache(() => read<Banner[]>('user/banner', CATALOGUE_SECONDS))
export const getSettings = cache(() => read<SiteSettings>('admin/get-setting', CATALOGUE_SECONDS))

/** A content page in both languages; what an admin writes is shown within a minute. */
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

/** A page of results, never stored here: visitors make up ever new searches, and the gateway caches the page itself. */
export const searchListings = (query: Partial<SearchQuery>) => search(query, { cache: 'no-store' })

/** The same for the few searches of our own, on the home page and in the sitemap. */
export const searchListingsCached = (query: Partial<SearchQuery>) => search(query, reuse(RESULTS_SECONDS))

/** Another backend may leave out the facets that the contract does not name. */
async function search(query: Partial<SearchQuery>, options: object): Promise<SearchAnswer> {
  const answer = await http().get<SearchAnswer>(`services/search?${writeSearchParams(query)}`, options)
  return { ...answer, facets: { ...NO_FACETS, ...answer.facets } }
}

/** What to offer where a search found nothing. */
export function findNearby(query: Partial<SearchQuery>): Promise<NearbyAnswer> {
  return http().get<NearbyAnswer>(`services/search/nearby?${writeSearchParams(query)}`, { cache: 'no-store' })
}

/** A listing as any visitor sees it; null when there is none, or none that is shown. */
export const getListing = cache(async (id: string): Promise<Listing | null> => {
  const answer = await orNull(
    read<ListingWire | ListingWire[]>(`services/details/${encodeURIComponent(id)}`, LISTING_SECONDS),
  )
  return answer ? listingFromAnswer(answer) : null
})

/** What the link of a list shows to whoever has it, asked anew each time; null once it was taken back. */
export function getSharedList(secret: string, page: number): Promise<SharedListWire | null> {
  return orNull(http().get<SharedListWire>(sharedListPath(secret, page), { cache: 'no-store' }))
}

/** A listing that was suspended; null for any other. Asked anew each time: it may come back at any moment. */
export const getWithdrawn = cache(
  (id: string): Promise<WithdrawnListing | null> =>
    orNull(
      http().get<WithdrawnListing>(`services/${encodeURIComponent(id)}/withdrawn`, { cache: 'no-store' }),
    ),
)

/** The newest reviews, as many as the page of the listing shows. */
export function getReviews(id: string): Promise<Page<Review>> {
  return read<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1), LISTING_SECONDS)
}

/** What similar listings are looked for by. */
type Similar = Pick<Listing, 'id' | 'type'> & { place: Pick<Listing['place'], 'latitude' | 'longitude'> }

/** Listings of the same kind, the nearest first; none when the search fails: the page is whole without them. */
export async function getSimilar({ id, type, place }: Similar): Promise<ListingCard[]> {
  const { latitude: lat, longitude: lng } = place
  const params = writeSearchParams({ type, sort: 'near', lat, lng, pageSize: SIMILAR_PLACES + 1 })
  const answer = await orNull(read<SearchAnswer>(`services/search?${params}`, CATALOGUE_SECONDS))
  return (answer?.data ?? []).filter((card) => card._id !== id).slice(0, SIMILAR_PLACES)
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

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
import type { AreaRow, AreaWire } from '@/lib/domain/geo/area'
import type { ListingCard, NearbyAnswer, SearchAnswer, SearchFacets } from '@/lib/domain/listing/card'
import type { Listing, WithdrawnListing } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { SplitWire } from '@/lib/domain/splits/wire'
import {
  areaFactsPath,
  CATEGORIES_PATH,
  listingPath,
  nearbyPath,
  searchPath,
  withdrawnPath,
} from './listings'
import { CITIES_PATH } from './locations'
import { splitPath } from './money/splits'
import { orNull, readPath as read, readCataloguePath as readCatalogue } from './read'
import { reviewsPath } from './reviews'

const NO_FACETS: SearchFacets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
const SIMILAR_COUNT = 4

export const getCities = cache(() => readCatalogue<City[]>(CITIES_PATH))
export const getMainBanners = cache(() => readCatalogue<Banner[]>('user/main-banner'))
export const getSmallBanners = cache(() => readCatalogue<Banner[]>('user/banner'))
export const getSettings = cache(() => readCatalogue<SiteSettings>('admin/get-setting'))

/** A content page in both languages. */
export const getContentPage = cache((name: ContentPageName) => read<ContentPageWire>(`pages/${name}`))

export const getCategories = cache(
  async () => (await readCatalogue<{ categories: Category[] }>(CATEGORIES_PATH)).categories,
)

/** The facilities of a type, or of all types together. */
export const getFacilityGroups = cache(async (type?: PropertyType) => {
  const params = new URLSearchParams({ ...(type ? { type } : {}), status: 'active', isSubFacility: 'true' })
  return (await readCatalogue<{ data: FacilityGroup[] }>(`facility/list?${params}`)).data
})

/** Once a request, because metadata and page ask the same. */
const readSearch = cache((path: string) => read<SearchAnswer>(path))

/** A page of results. */
export const searchListings = async (query: Partial<SearchQuery>) =>
  withFacets(await readSearch(searchPath(query)))

/** What the page of a city or district says beside the search; null for one that is not known. */
export const getArea = cache(
  (city: string, district: string | null, type: PropertyType | null): Promise<AreaWire | null> =>
    orNull(read<AreaWire>(areaFactsPath({ city, district, type }))),
)

/** The areas that have a page. */
export const listAreas = cache(async () => (await readCatalogue<{ data: AreaRow[] }>('services/areas')).data)

/** The same for sitemaps: one takes many calls, and the gateway does not cache it. */
export const searchForSitemap = async (query: Partial<SearchQuery>) =>
  withFacets(await readCatalogue<SearchAnswer>(searchPath(query)))

/** Another backend may leave out facets, because the contract does not require them. */
const withFacets = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: { ...NO_FACETS, ...answer.facets },
})

/** Alternatives for a search without results. */
export function findNearby(query: Partial<SearchQuery>): Promise<NearbyAnswer> {
  return read<NearbyAnswer>(nearbyPath(query))
}

/** A public listing; null when there is none with this id or it is hidden. */
export const getListing = cache(async (id: string): Promise<Listing | null> => {
  const answer = await orNull(read<ListingWire | ListingWire[]>(listingPath(id)))
  return answer ? listingFromAnswer(answer) : null
})

/** A split as a visitor with its link reads it; null where there is none. */
export function getSplit(token: string): Promise<SplitWire | null> {
  return orNull(read<SplitWire>(splitPath(token)))
}

/** A suspended listing, null for any other. */
export const getWithdrawn = cache(
  (id: string): Promise<WithdrawnListing | null> => orNull(read<WithdrawnListing>(withdrawnPath(id))),
)

/** The newest reviews, as many as the listing page shows. */
export function getReviews(id: string): Promise<Page<Review>> {
  return read<Page<Review>>(reviewsPath(id, { sort: 'newest', text: '' }, 1))
}

/** The listing that similar ones are searched for. */
type Similar = Pick<Listing, 'id' | 'type'> & {
  location: Pick<Listing['location'], 'latitude' | 'longitude'>
}

/** The nearest listings of the same type; empty when the api answers 400 or 404. */
export async function getSimilar({ id, type, location }: Similar): Promise<ListingCard[]> {
  const { latitude: lat, longitude: lng } = location
  const path = searchPath({ type, sort: 'near', lat, lng, pageSize: SIMILAR_COUNT + 1 })
  const answer = await orNull(read<SearchAnswer>(path))
  return (answer?.data ?? []).filter((card) => card._id !== id).slice(0, SIMILAR_COUNT)
}

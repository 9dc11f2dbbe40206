import { cache } from 'react'
import type { SandboxPaymentWire } from '@/lib/domain/booking/money/sandbox'
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
import type { AreaRow, AreaWire } from '@/lib/domain/geo/area'
import type { ListingCard, NearbyAnswer, SearchAnswer, SearchFacets } from '@/lib/domain/listing/card'
import type { Listing, WithdrawnListing } from '@/lib/domain/listing/listing'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { ListingWire } from '@/lib/domain/listing/wire'
import { listingFromAnswer } from '@/lib/domain/listing/wire'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import type { SplitWire } from '@/lib/domain/splits/wire'
import { apiOrigin } from '@/lib/env'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { sharedListPath } from './favourites'
import { contentVersion, fetchUnlessPassed } from './fetch-passed'
import { ApiError, createHttp } from './http'
import {
  areaFactsPath,
  CATEGORIES_PATH,
  listingPath,
  nearbyPath,
  searchPath,
  withdrawnPath,
} from './listings'
import { CITIES_PATH } from './locations'
import { sandboxPaymentPath } from './money/payments'
import { splitPath } from './money/splits'
import { reviewsPath } from './reviews'

/** Seconds for which Next reuses an answer of the catalogue: few, small, and part of every page. Nothing else is reused. */
const CATALOGUE_SECONDS = 15

const NO_FACETS: SearchFacets = { types: {}, priceMin: null, priceMax: null, prices: null, districts: [] }
const SIMILAR_COUNT = 4

/** Before the second attempt of a call that was refused. */
const MOST_WAIT_MS = 500

const http = createHttp({
  prefixUrl: `${apiOrigin()}/api/v1`,
  fetch: fetchUnlessPassed({ isPrivate: false }),
  // A page that waits as long as the api wishes holds a place of the render queue, and fails later with the same sentence.
  retry: { limit: 1, methods: ['get'], maxRetryAfter: MOST_WAIT_MS },
  // Next repeats the answer of an equal call of the same render, also to the second attempt of one that failed.
  hooks: {
    beforeRetry: [({ request, retryCount }) => request.headers.set('x-attempt', `${retryCount + 1}`)],
  },
})
/** With the number of the content that the gateway knows, so that no copy of the database from before it answers. */
const atVersion = async () => ({ [CONTENT_VERSION_HEADER]: await contentVersion() })
const read = async <T>(path: string) => http.get<T>(path, { headers: await atVersion(), cache: 'no-store' })
/** Next keys an answer by its address and headers, so that it is read again as soon as the content has changed. */
const readCatalogue = async <T>(path: string) =>
  http.get<T>(path, {
    headers: await atVersion(),
    ...({ next: { revalidate: CATALOGUE_SECONDS } } as object),
  })

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

/** The favourites behind a shared link; null once the link is revoked. */
export function getSharedList(secret: string, page: number): Promise<SharedListWire | null> {
  return orNull(read<SharedListWire>(sharedListPath(secret, page)))
}

/** A split as a visitor with its link reads it; null where there is none. */
export function getSplit(token: string): Promise<SplitWire | null> {
  return orNull(read<SplitWire>(splitPath(token)))
}

/** A payment of the test page; null where there is none. */
export function getSandboxPayment(id: string): Promise<SandboxPaymentWire | null> {
  return orNull(read<SandboxPaymentWire>(sandboxPaymentPath(id)))
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

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

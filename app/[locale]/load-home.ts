import { getCategories, getCities, getMainBanners, getSmallBanners, searchListings } from '@/lib/api/server'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import { DEFAULT_CITY } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { addDays, comingThursday, riyadhDay } from '@/lib/domain/time/days'

const RAIL_LENGTH = 8

/** The rails of real results; the weekend runs from Thursday to Saturday. */
function railQueries(): { titleKey: string; query: Partial<SearchQuery> }[] {
  const thursday = comingThursday(riyadhDay(new Date()))
  return [
    { titleKey: 'top', query: { city: DEFAULT_CITY, sort: 'rating' } },
    { titleKey: 'weekend', query: { city: DEFAULT_CITY, checkIn: thursday, checkOut: addDays(thursday, 2) } },
    { titleKey: 'pitches', query: { type: 'Stadium', sort: 'rating' } },
  ]
}

/** Whether a rail has results; its cards are fetched by the browser. */
async function findRail({ titleKey, query }: { titleKey: string; query: Partial<SearchQuery> }) {
  const { total } = await searchListings({ ...query, pageSize: 1, page: 1 })
  return {
    titleKey,
    query: { ...query, pageSize: RAIL_LENGTH, page: 1 },
    href: `/search?${writeSearchParams({ ...query, page: 1 })}`,
    isEmpty: total === 0,
  }
}

/** The data of the home page, loaded in parallel; a rail without results is left out. */
export async function loadHome() {
  const [cities, categories, mainBanners, smallBanners, rails] = await Promise.all([
    getCities(),
    getCategories(),
    getMainBanners(),
    getSmallBanners(),
    Promise.all(railQueries().map(findRail)),
  ])
  return {
    cities,
    categories,
    mainBanners,
    smallBanners,
    rails: rails.filter((rail) => !rail.isEmpty),
  }
}

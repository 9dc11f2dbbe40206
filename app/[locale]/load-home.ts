import { getCategories, getCities, getMainBanners, getSmallBanners, searchListings } from '@/lib/api/server'
import { DEFAULT_CITY } from '@/lib/domain/search/search-params'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { addDays, comingThursday, riyadhDay } from '@/lib/domain/time/days'
import { writeSearchParams } from '@/lib/search/search-address'

const RAIL_LENGTH = 8
/** Fewer, because its words are in the document. */
const FIRST_LENGTH = 6

/** The rails of real results; the weekend runs from Thursday to Saturday. */
function railQueries(): { titleKey: string; query: Partial<SearchQuery> }[] {
  const thursday = comingThursday(riyadhDay(new Date()))
  return [
    { titleKey: 'top', query: { city: DEFAULT_CITY, sort: 'rating' } },
    { titleKey: 'weekend', query: { city: DEFAULT_CITY, checkIn: thursday, checkOut: addDays(thursday, 2) } },
    { titleKey: 'pitches', query: { type: 'Stadium', sort: 'rating' } },
  ]
}

/** A rail, and whether it has results; the cards of the first come with the page, those of others are fetched by the browser. */
async function findRail(
  { titleKey, query }: { titleKey: string; query: Partial<SearchQuery> },
  isFirst: boolean,
) {
  const shown = { ...query, pageSize: RAIL_LENGTH, page: 1 }
  const { total, data } = await searchListings({ ...shown, pageSize: isFirst ? FIRST_LENGTH : 1 })
  return {
    titleKey,
    query: shown,
    href: `/search?${writeSearchParams({ ...query, page: 1 })}`,
    cards: isFirst ? data : null,
    isEmpty: total === 0,
  }
}

/** The rails with results; where the first has none, the cards of the next come with the page. */
async function findRails() {
  const found = await Promise.all(railQueries().map((rail, at) => findRail(rail, at === 0)))
  const [first, ...others] = found.filter((rail) => !rail.isEmpty)
  if (!first) return []
  const cards = first.cards ?? (await searchListings({ ...first.query, pageSize: FIRST_LENGTH })).data
  return [{ ...first, cards }, ...others]
}

/** The data of the home page, loaded in parallel; a rail without results is left out. */
export async function loadHome() {
  const [cities, categories, mainBanners, smallBanners, rails] = await Promise.all([
    getCities(),
    getCategories(),
    getMainBanners(),
    getSmallBanners(),
    findRails(),
  ])
  return { cities, categories, mainBanners, smallBanners, rails }
}

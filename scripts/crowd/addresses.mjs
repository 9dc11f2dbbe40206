import { addDays, format } from 'date-fns'

const CITIES = ['Riyadh', 'Jeddah', 'Abha', 'Taif', 'Nowhere']
const SORTS = ['default', 'near', 'rating', 'views', 'price_asc', 'price_desc']
const TYPES = ['chalets', 'hotels', 'resorts', 'apartments', 'camps', 'search']
const CONTENT = ['/about', '/faqs', '/privacy', '/term-conditions', '/contact']
const MOST_PAGES = 40
const DEAREST = 5000
const DAYS_AHEAD = 200
const LONGEST_STAY = 5

const below = (count) => Math.floor(Math.random() * count)
export const oneOf = (list) => list[below(list.length)]
const language = () => oneOf(['', '/en'])
const mark = () => Math.random().toString(36).slice(2)

/** The paths of all listings in Arabic, from the site maps. */
export async function listingPaths(origin) {
  const read = async (address) => (await fetch(`${origin}${new URL(address).pathname}`)).text()
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const maps = locations(await read(`${origin}/sitemap.xml`))
  const pages = (await Promise.all(maps.map(read))).flatMap(locations).map((one) => new URL(one).pathname)
  const found = pages.filter((path) => /^\/[a-z-]+\/[\w-]+$/.test(path) && !path.startsWith('/en/'))
  if (found.length === 0) throw new Error('The site maps name no listing.')
  return found
}

function someDates(name) {
  const first = addDays(new Date(), 1 + below(DAYS_AHEAD))
  return {
    checkIn: format(first, name),
    checkOut: format(addDays(first, 1 + below(LONGEST_STAY)), name),
  }
}

/** Addresses that hardly ever repeat: what a crawler that follows every link, and makes some up, asks for. */
export const unvisitedAddress = (listings) =>
  oneOf([
    () => `${language()}/${oneOf(TYPES)}?${new URLSearchParams(anySearch())}`,
    () =>
      `${language()}/${oneOf(TYPES)}?${new URLSearchParams({ ...anySearch(), ...someDates('dd-MM-yyyy') })}`,
    () => `${language()}${oneOf(listings)}/price?${new URLSearchParams(someDates('yyyy-MM-dd'))}`,
    () => `${language()}${oneOf(listings)}?ref=${mark()}`,
    () => `${language()}${oneOf(listings)}-${mark()}`,
    () => `${language()}${oneOf(CONTENT)}?ref=${mark()}`,
    () => `${language()}/${mark()}`,
  ])()

const anySearch = () => ({
  city: oneOf(CITIES),
  sort: oneOf(SORTS),
  priceMin: String(below(DEAREST)),
  page: String(1 + below(MOST_PAGES)),
})

/** What a visitor opens, one after the other: home, a type, a search with dates, a listing; and the call of its calendar. */
export function visitOf(listings) {
  const prefix = language()
  const listing = oneOf(listings)
  const search = new URLSearchParams({
    city: oneOf(CITIES.slice(0, 2)),
    page: '1',
    ...someDates('dd-MM-yyyy'),
  })
  return [
    prefix || '/',
    `${prefix}/${oneOf(TYPES)}?page=1`,
    `${prefix}/search?${search}`,
    `${prefix}${listing}`,
    '/api/v1/services/cities',
  ]
}

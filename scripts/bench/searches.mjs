import { addDays, addMonths, format } from 'date-fns'

const SORTS = ['default', 'near', 'rating', 'views', 'price_asc', 'price_desc']
/** A point in the north of Jeddah. */
const HERE = { lat: '21.70', lng: '39.11' }

/** The searches that are measured: every sort with and without dates, near, with prices, by flexible dates, and over the whole market. */
export function searchesToMeasure(now = new Date()) {
  const day = (ahead) => format(addDays(now, ahead), 'dd-MM-yyyy')
  const dates = { checkIn: day(9), checkOut: day(11) }
  const inJeddah = { city: 'Jeddah', page: '1' }
  const sorted = SORTS.flatMap((sort) => [
    { name: sort, params: { ...inJeddah, sort } },
    { name: `${sort}, dates`, params: { ...inJeddah, ...dates, sort } },
  ])
  const month = format(addMonths(now, 1), 'MM-yyyy')
  const flexible = {
    'a weekend': { flexible: 'weekend', month },
    'around dates': { ...dates, flexible: 'around' },
    'nights of a month': { flexible: 'month', month, nights: '2' },
    'nights of two months': { checkIn: day(1), checkOut: day(63), flexible: 'nights', nights: '2' },
  }
  const byFlexibleDates = Object.entries(flexible).flatMap(([name, params]) =>
    ['default', 'price_asc'].map((sort) => ({
      name: sort === 'default' ? name : `${name}, ${sort}`,
      params: { ...inJeddah, ...params, sort },
    })),
  )
  const prices = { priceMin: '300', priceMax: '900' }
  return [
    ...sorted,
    { name: 'type', params: { ...inJeddah, type: 'Chalets' } },
    { name: 'type, dates', params: { ...inJeddah, ...dates, type: 'Chalets' } },
    { name: 'prices', params: { ...inJeddah, ...prices } },
    { name: 'prices, dates', params: { ...inJeddah, ...dates, ...prices } },
    ...byFlexibleDates,
    { name: 'a weekend, prices', params: { ...inJeddah, ...flexible['a weekend'], ...prices } },
    {
      name: 'near a point, a weekend',
      params: { ...HERE, ...flexible['a weekend'], page: '1', sort: 'near' },
    },
    { name: 'everywhere, a weekend', params: { ...flexible['a weekend'], page: '1' } },
    { name: 'near a point', params: { ...HERE, page: '1', sort: 'near' } },
    { name: 'near a point, dates', params: { ...HERE, ...dates, page: '1', sort: 'near' } },
    { name: 'everywhere', params: { page: '1' } },
    { name: 'everywhere, dates', params: { ...dates, page: '1' } },
    { name: 'words', params: { page: '1', q: 'النخيل' } },
    { name: 'page 10', params: { ...inJeddah, page: '10' } },
  ]
}

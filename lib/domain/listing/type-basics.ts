import type { PriceUnit, PricingMode, PropertyType } from './vocabulary'

/** What addresses, prices and parties need of a listing type. */
export interface TypeBasics {
  /** the page: /{slug} */
  slug: string
  pricingModes: readonly PricingMode[]
  /** what a day price buys */
  dayUnit: Exclude<PriceUnit, 'hour'>
  /** who is counted: players on a pitch, guests elsewhere */
  people: 'players' | 'guests'
}

/** Apart from the other fields of a type (listing-types.ts), because every page loads it. */
export const TYPE_BASICS = {
  Chalets: { slug: 'chalets', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
  Resorts: { slug: 'resorts', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
  Hotel: { slug: 'hotels', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
  Apartment: { slug: 'apartments', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
  Stadium: { slug: 'stadiums', pricingModes: ['hourly', 'daily'], dayUnit: 'night', people: 'players' },
  Lounges: { slug: 'lounges', pricingModes: ['daily', 'hourly'], dayUnit: 'night', people: 'guests' },
  Camps: { slug: 'camps', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
  Wedding_Halls: {
    slug: 'wedding-halls',
    pricingModes: ['daily', 'hourly'],
    dayUnit: 'eventDay',
    people: 'guests',
  },
  Farms: { slug: 'farms', pricingModes: ['daily'], dayUnit: 'night', people: 'guests' },
} as const satisfies Record<PropertyType, TypeBasics>

/** The listing type of a slug such as `wedding-halls`; undefined for any other text. */
export function typeOfSlug(slug: string): PropertyType | undefined {
  const types = Object.keys(TYPE_BASICS) as PropertyType[]
  return types.find((type) => TYPE_BASICS[type].slug === slug)
}

/** Whether listings of a type may be sold by the hour. */
export const maySellHours = (type: PropertyType): boolean =>
  TYPE_BASICS[type].pricingModes.some((mode) => mode === 'hourly')

/** The unit of a price: an hour in hourly mode, else the day unit of the type. */
export function priceUnitOf(type: PropertyType, mode: PricingMode): PriceUnit {
  return mode === 'hourly' ? 'hour' : TYPE_BASICS[type].dayUnit
}

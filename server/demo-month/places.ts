import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { SeedListing } from '@/server/db/seed/listings/listings'
import type { ListingTerms } from '@/server/db/seed/listings/terms'

type Terms = Pick<
  ListingTerms,
  'bookingType' | 'cancellationPolicy' | 'paymentType' | 'partialHalalas' | 'depositHalalas'
>

interface Place {
  types: readonly PropertyType[]
  terms: Terms
  /** of a night, of the first listing */
  priceHalalas: number
}

const HOMES = ['Chalets', 'Resorts', 'Hotel', 'Apartment', 'Camps'] as const
const INSTANT = { bookingType: 'instant', cancellationPolicy: 'Flexible', partialHalalas: 0 } as const

/** On what terms the listings of the month are let; of farms Diyar is the deemed supplier. */
export const PLACE_NAMES = ['whole', 'plain', 'parts', 'door', 'strict', 'request', 'farm'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]

const PLACES: Record<PlaceName, Place> = {
  whole: {
    ...{ types: HOMES, priceHalalas: 61_250 },
    terms: { ...INSTANT, paymentType: 'fullPayment', depositHalalas: 30_000 },
  },
  // Two nights are within what one admin may add to a balance alone.
  plain: {
    ...{ types: HOMES, priceHalalas: 16_333 },
    terms: { ...INSTANT, paymentType: 'fullPayment', depositHalalas: 0 },
  },
  parts: {
    ...{ types: HOMES, priceHalalas: 47_777 },
    terms: { ...INSTANT, paymentType: 'halfPayment', partialHalalas: 15_555, depositHalalas: 20_000 },
  },
  door: {
    ...{ types: HOMES, priceHalalas: 39_999 },
    terms: { ...INSTANT, paymentType: 'payAtCheckin', depositHalalas: 0 },
  },
  strict: {
    ...{ types: HOMES, priceHalalas: 55_001 },
    terms: {
      ...{ bookingType: 'instant', cancellationPolicy: 'Non_refundable', partialHalalas: 0 },
      ...{ paymentType: 'fullPayment', depositHalalas: 10_000 },
    },
  },
  request: {
    ...{ types: HOMES, priceHalalas: 72_345 },
    terms: { ...INSTANT, bookingType: '24-Hour', paymentType: 'fullPayment', depositHalalas: 0 },
  },
  farm: {
    ...{ types: ['Farms'], priceHalalas: 83_337 },
    terms: { ...INSTANT, paymentType: 'fullPayment', depositHalalas: 25_000 },
  },
}

const LISTINGS_OF_PLACE = 6
const PRICE_STEP_HALALAS = 1_137

/** Some listings of the demo on the terms of a place, with as many units as there may be bookings. */
export function listingsOf(name: PlaceName, demo: readonly SeedListing[], units: number): SeedListing[] {
  const { types, terms, priceHalalas } = PLACES[name]
  return demo
    .filter(({ plan }) => types.includes(plan.type) && placeOf(plan) === name)
    .toSorted((one, other) => one.plan.index - other.plan.index)
    .slice(0, LISTINGS_OF_PLACE)
    .map((listing, i) => ({
      ...listing,
      terms: {
        ...{ ...listing.terms, ...terms, units, turnoverMinutes: 0, addOns: [], lastMinute: null },
        prices: {
          ...{ dates: {}, weekdays: {}, sundayToWednesday: null, hour: null },
          allDays: priceHalalas + i * PRICE_STEP_HALALAS,
        },
      },
    }))
}

/** Each listing is of one place. */
function placeOf({ type, index }: SeedListing['plan']): PlaceName {
  if (type === 'Farms') return 'farm'
  return PLACE_NAMES[index % PLACE_NAMES.indexOf('farm')] ?? 'whole'
}

import type { PriceList } from '@/lib/domain/booking/bookable'
import { nightPrices } from '@/lib/domain/booking/money/night-price'
import { addDays, type Day } from '@/lib/domain/time/days'
import { cityId, districtId } from '@/server/db/seed/catalogue/catalogue'
import { demo } from '@/server/db/seed/content'
import { at, type Random, randomOf } from '@/server/db/seed/random'

/** A demo listing that is copied. */
export interface Original {
  id: string
  units: number
  prices: Omit<PriceList, 'dates'>
}

/** The facts that a copy replaces. Prices in halalas. */
export interface Copy {
  id: string
  original: string
  number: number
  units: number
  city: string
  district: string
  latitude: number
  longitude: number
  prices: Omit<PriceList, 'dates'>
  nights: number[]
  lowest: number
  rating: number | null
  reviews: number
  views: number
  rank: number
  /** `to` is the day of departure */
  closed: { number: number; from: Day; to: Day }[]
}

/** Few and long, because each is a row of every unit: these rows take longest to index. */
const MAX_CLOSED = 2
const MAX_UNITS = 2
/** Each block lies in its own stretch of this many days, so that two never overlap. */
const STRETCH_DAYS = 45
const STEP_HALALAS = 500
const HIGHEST_RANK = 90_000

/** The copy with a number: deterministic per day. The first cities of the market get more listings. */
export function copyOf(originals: readonly Original[], number: number, today: Day): Copy {
  const random = randomOf(`copy ${number}`)
  const original = at(originals, number)
  const city = at(demo.cities, Math.floor(demo.cities.length * random.next() ** 2))
  const { latMin, latMax, lngMin, lngMax } = city.bbox
  const prices = scaled(original.prices, 0.6 + random.next())
  const nights = nightPrices({ ...prices, dates: {} })
  const isRated = random.chance(0.85)
  return {
    id: `${original.id}-${number}`,
    original: original.id,
    number,
    units: Math.min(original.units, MAX_UNITS),
    city: cityId(city.name),
    district: districtId(city.name, random.pick(city.districts).en),
    latitude: latMin + (latMax - latMin) * random.next(),
    longitude: lngMin + (lngMax - lngMin) * random.next(),
    prices,
    nights,
    lowest: Math.min(...nights),
    rating: isRated ? random.between(300, 500) / 100 : null,
    reviews: isRated ? random.between(1, 240) : 0,
    views: random.between(0, 5000),
    rank: random.between(0, HIGHEST_RANK),
    closed: closedDays(random, today),
  }
}

function scaled(prices: Original['prices'], factor: number): Original['prices'] {
  const scale = (halalas: number) =>
    Math.max(STEP_HALALAS, Math.round((halalas * factor) / STEP_HALALAS) * STEP_HALALAS)
  const orNull = (halalas: number | null) => (halalas === null ? null : scale(halalas))
  return {
    weekdays: Object.fromEntries(
      Object.entries(prices.weekdays).map(([day, halalas]) => [day, scale(halalas)]),
    ),
    sundayToWednesday: orNull(prices.sundayToWednesday),
    allDays: orNull(prices.allDays),
    hour: orNull(prices.hour),
  }
}

function closedDays(random: Random, today: Day): Copy['closed'] {
  return Array.from({ length: random.between(0, MAX_CLOSED) }, (_, number) => {
    const from = addDays(today, number * STRETCH_DAYS + random.between(0, 24))
    return { number, from, to: addDays(from, random.between(3, 15)) }
  })
}

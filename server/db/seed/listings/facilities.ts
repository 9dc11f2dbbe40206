import { FACILITIES, type SeedFacility } from '@/server/db/seed/catalogue/catalogue'
import { type Random, randomOf } from '@/server/db/seed/random'
import type { PlannedListing } from './plan'

export interface TickedFacility {
  facilityId: string
  count: number | null
}

/** Facilities of nearly every listing. */
const USUAL = [
  'tv-wi-fi',
  'snow-air-conditioning',
  'car-private-parking',
  'shield-fire-extinguisher',
  'shield-first-aid-kit',
]

/** Counts outside the usual range; the hours of access are always 12 (wizard.md, section 3). */
const COUNTS: Record<string, { min: number; max: number; step?: number }> = {
  'pool-pool-depth-cm': { min: 120, max: 180, step: 10 },
  'pool-number-of-pools': { min: 1, max: 2 },
  'pool-sun-loungers': { min: 4, max: 10 },
  'kitchen-dining-table-seats': { min: 6, max: 14, step: 2 },
  'sofa-sofa-seats': { min: 6, max: 20, step: 2 },
  'car-private-parking': { min: 2, max: 10 },
  'car-access-in-hours': { min: 12, max: 12 },
  'tent-water-tank-litres': { min: 2000, max: 8000, step: 500 },
  'pitch-players-per-side': { min: 5, max: 8 },
  'pitch-stand-seats': { min: 40, max: 200, step: 20 },
  'pitch-training-bibs': { min: 10, max: 22, step: 2 },
  'pitch-lockers': { min: 12, max: 30, step: 2 },
  'hall-guest-tables': { min: 30, max: 90, step: 5 },
  'hall-gold-chairs': { min: 200, max: 800, step: 50 },
  'hall-hostesses': { min: 4, max: 20 },
}

const FEWEST = 20
const MOST = 35

/** 20 to 35 facilities that fit the type and the building, in the order of the catalogue. */
export function facilitiesOf(
  { id, type, building, random }: PlannedListing,
  maxGuests: number,
): TickedFacility[] {
  const fitting = FACILITIES.filter((one) => one.types.includes(type))
  const usual = fitting.filter((one) => USUAL.includes(one.id))
  const others = random.some(
    fitting.filter((one) => !USUAL.includes(one.id)),
    random.between(FEWEST, MOST) - usual.length,
  )
  const drawn = new Set([...usual, ...others])
  const counts = new Map(
    fitting.filter((one) => drawn.has(one) && one.isCounted).map((one) => [one.id, countOf(one, random)]),
  )
  const shown = fitting.filter((one) => building.shows.includes(one.id))
  const possible = fitting.filter((one) => !building.lacks?.includes(one.id))
  const wanted = new Set([...shown, ...usual, ...others, ...possible])
  const length = Math.min(MOST, Math.max(FEWEST, new Set([...shown, ...usual, ...others]).size))
  const chosen = new Set([...wanted].filter((one) => possible.includes(one)).slice(0, length))
  const added = randomOf(`facilities ${id}`)
  return fitting
    .filter((one) => chosen.has(one))
    .map((one) => ({
      facilityId: one.id,
      count: one.isCounted
        ? Math.max(counts.get(one.id) ?? countOf(one, added), fewestFor(one, maxGuests))
        : null,
    }))
}

/** Guests to one of it: cars, tables and chairs of a hall are enough for all who may come. */
const GUESTS_TO_ONE: Record<string, number> = {
  'car-private-parking': 8,
  'hall-guest-tables': 10,
  'hall-gold-chairs': 1,
}

function fewestFor({ id }: SeedFacility, maxGuests: number): number {
  const guests = GUESTS_TO_ONE[id]
  return guests === undefined ? 0 : Math.ceil(maxGuests / guests)
}

function countOf(one: SeedFacility, random: Random): number {
  const { min, max, step = 1 } = COUNTS[one.id] ?? { min: 1, max: 4 }
  return min + random.between(0, Math.floor((max - min) / step)) * step
}

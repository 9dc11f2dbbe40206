import type { Halalas } from '@/lib/domain/money'
import { NIGHT_FIGURES, type NightFigure, type NightSums, sumNights } from './figures'

/** A median of fewer vendors would tell about one of them. */
export const LEAST_VENDORS = 5

/** How far a listing may differ to be comparable: between so much and so much of the other one. */
const SIMILAR = { guests: [2 / 3, 3 / 2], price: [2 / 3, 3 / 2] } as const

/** The bounds of comparable listings, both inclusive: guests of a unit, and the lowest price in halalas. */
export function similarTo(listing: { maxGuests: number; lowestPrice: Halalas }) {
  const within = (value: number, [least, most]: readonly [number, number]) => ({
    least: Math.floor(value * least),
    most: Math.ceil(value * most),
  })
  return {
    guests: within(listing.maxGuests, SIMILAR.guests),
    price: within(listing.lowestPrice, SIMILAR.price),
  }
}

/** Medians are rounded, per cent and halalas, because that of an odd number is the value of one of them. */
const STEPS: Record<NightFigure, number> = { occupancy: 5, price: 1000, perOpenNight: 1000 }

/**
 * The median of a figure over vendors, each with all its comparable listings, rounded; null where fewer than five vendors
 * have the figure.
 */
export function medianOfVendors(
  figure: NightFigure,
  listings: readonly { vendorId: string; nights: NightSums }[],
): number | null {
  const vendors = new Set(listings.map(({ vendorId }) => vendorId))
  const values = [...vendors].flatMap((vendorId) => {
    const own = listings.filter((one) => one.vendorId === vendorId)
    return NIGHT_FIGURES[figure](sumNights(own.map(({ nights }) => nights))) ?? []
  })
  return values.length < LEAST_VENDORS ? null : Math.round(median(values) / STEPS[figure]) * STEPS[figure]
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [below = 0, above = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (below + above) / 2
}

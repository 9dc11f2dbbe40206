import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { toSar } from '@/lib/domain/money'
import { LEAST_VENDORS, medianOfVendors } from '@/lib/domain/statistics/comparison'
import {
  NIGHT_FIGURE_NAMES,
  NIGHT_FIGURES,
  type NightFigure,
  NO_NIGHTS,
  sumNights,
} from '@/lib/domain/statistics/figures'
import type { ComparisonObstacle } from '@/lib/domain/statistics/wire'
import type { DayRange } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { countNights } from './count-nights'
import { type CountedListing, listComparable } from './listings-store'

type Comparison = StatisticsWire['comparison']

/** A listing with its room types beside the median of those like it, of at least five other vendors; nothing of a single one leaves the server. */
export async function compare(
  db: Db,
  chosen: CountedListing | null,
  counted: readonly CountedListing[],
  range: DayRange,
): Promise<Comparison> {
  if (!chosen) return without('no_listing_chosen')
  if (chosen.pricingMode === 'hourly') return without('sold_by_hour')
  const others = await listComparable(db, chosen)
  if (new Set(others.map(({ vendorId }) => vendorId)).size < LEAST_VENDORS) return without('too_few_vendors')
  const nights = await countNights(db, [...counted, ...others], range)
  const own = sumNights(counted.map(({ id }) => nights.get(id) ?? NO_NIGHTS))
  const compared = others.map(({ id, vendorId }) => ({ vendorId, nights: nights.get(id) ?? NO_NIGHTS }))
  const figures = NIGHT_FIGURE_NAMES.map((figure) => ({
    figure,
    own: toWire(figure, NIGHT_FIGURES[figure](own)),
    median: toWire(figure, medianOfVendors(figure, compared)),
  }))
  return figures.every(({ median }) => median === null)
    ? without('too_few_vendors')
    : { obstacle: null, figures }
}

const without = (obstacle: ComparisonObstacle): Comparison => ({ obstacle, figures: [] })

const toWire = (figure: NightFigure, value: number | null) =>
  value === null || figure === 'occupancy' ? value : toSar(value)

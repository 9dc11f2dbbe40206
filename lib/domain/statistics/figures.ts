import type { Halalas } from '@/lib/domain/money'

/** What a listing that is sold by days had over some days; a night of each unit counts for itself. */
export interface NightSums {
  booked: number
  /** that could be booked: not closed, and the listing was public */
  open: number
  /** what guests paid for the booked nights, in halalas */
  salesHalalas: Halalas
}

export const NO_NIGHTS: NightSums = { booked: 0, open: 0, salesHalalas: 0 }

/** The sums of several listings; a night that was booked was open, whatever was closed afterwards. */
export function sumNights(sums: readonly NightSums[]): NightSums {
  return sums.reduce(
    (all, one) => ({
      booked: all.booked + one.booked,
      open: all.open + Math.max(one.open, one.booked),
      salesHalalas: all.salesHalalas + one.salesHalalas,
    }),
    NO_NIGHTS,
  )
}

/** What is said of nights, and compared: per cent, and halalas; null where nothing can be said. */
export const NIGHT_FIGURES = {
  /** of the open nights, in whole per cent */
  occupancy: ({ booked, open }: NightSums) => (open > 0 ? Math.round((booked / open) * 100) : null),
  /** the average price of a booked night */
  price: ({ booked, salesHalalas }: NightSums) => (booked > 0 ? Math.round(salesHalalas / booked) : null),
  /** what each open night brought, the empty ones too */
  perOpenNight: ({ open, salesHalalas }: NightSums) => (open > 0 ? Math.round(salesHalalas / open) : null),
} as const satisfies Record<string, (sums: NightSums) => number | null>
export type NightFigure = keyof typeof NIGHT_FIGURES
export const NIGHT_FIGURE_NAMES = Object.keys(NIGHT_FIGURES) as NightFigure[]

/** By how many per cent a figure has changed; null where there is none, or none before that it could be compared with. */
export function changeOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before <= 0) return null
  return Math.round(((value - before) / before) * 100)
}

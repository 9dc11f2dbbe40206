import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'
import type { NightFigure } from './figures'
import type { FunnelRow, FunnelStep } from './funnel'
import type { StatisticsPeriod } from './period'

/** A figure and that of the same days a year before; null where nothing can be said. */
export interface ComparedFigure {
  value: number | null
  lastYear: number | null
}

/** Why comparable listings say nothing: no listing is chosen, it is sold by the hour, too few vendors have comparable ones. */
export const COMPARISON_OBSTACLES = ['no_listing_chosen', 'sold_by_hour', 'too_few_vendors'] as const
export type ComparisonObstacle = (typeof COMPARISON_OBSTACLES)[number]

/** GET vender/statistics: occupancy in per cent, money in SAR. */
export interface StatisticsWire {
  period: StatisticsPeriod
  from: Day
  /** the last day, which counts too */
  until: Day
  /** the chosen one; null: all of them */
  listing: string | null
  listings: ({ _id: string; mode: PricingMode } & LocalizedName)[]
  nights: { booked: number; open: number }
  occupancy: ComparedFigure
  /** of a booked night */
  price: ComparedFigure
  /** what the earnings of the same days come to */
  income: ComparedFigure
  funnel: { total: Record<FunnelStep, number>; rows: FunnelRow[] }
  comparison: {
    obstacle: ComparisonObstacle | null
    /** the own figure and the median of other vendors */
    figures: { figure: NightFigure; own: number | null; median: number | null }[]
  }
  /** of the chosen listing, whatever the period; null without one that is sold by days */
  outlook: {
    /** of the coming 30 days those that will probably stay empty; null: too few nights passed to say */
    nights: { day: Day; price: number }[] | null
    /** nights of the last 90 days that stayed empty, each unit for itself */
    emptyBefore: number
    /** what they would have brought at today's prices less a discount, if all had been booked */
    unearned: { percent: number; amount: number }[]
  } | null
}

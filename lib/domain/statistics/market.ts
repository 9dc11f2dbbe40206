import { type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { addDays, type Day, type DayRange } from '@/lib/domain/time/days'

/** A listing type, or none where a search named none. */
export const SEARCHED_TYPES = [...PROPERTY_TYPES, 'any'] as const
export type SearchedType = (typeof SEARCHED_TYPES)[number]

/** Days of a period, today the last one. */
export const FIGURE_SPANS = [7, 28, 90, 365] as const
export type FigureSpan = (typeof FIGURE_SPANS)[number]
/** By what the rows of the console's figures are. */
export const FIGURE_GROUPS = ['city', 'type'] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]
/** Nights of the table of supply and demand at most, from today on. */
export const MOST_FIGURE_NIGHTS = 90

/** The sums that are money, in SAR: null for who may not read money. */
export const MONEY_SUMS = ['gross', 'commission', 'promotion'] as const
type MoneySums = Record<(typeof MONEY_SUMS)[number], number | null>

/** What adds up over days, cities and types: counts, and of the bookings that count the prices, less what went back. */
export interface MarketSums extends MoneySums {
  /** searches of visitors, and those of them that found a listing */
  searches: number
  found: number
  /** visitors of a listing and day at each step */
  views: number
  dates: number
  checkouts: number
  /** bookings that were confirmed, and what became of them so far */
  booked: number
  stayed: number
  cancelledByGuest: number
  cancelledByVendor: number
  cancelledByAdmin: number
  /** requests to hosts, by how long the answer took */
  requests: number
  withinHour: number
  withinSixHours: number
  answeredLater: number
  unanswered: number
}

/** Sums as who may not read money gets them. */
export const withoutMoney = (sums: MarketSums): MarketSums => ({
  ...sums,
  ...(Object.fromEntries(MONEY_SUMS.map((name) => [name, null])) as MoneySums),
})

export const NO_SUMS: MarketSums = {
  ...{ searches: 0, found: 0, views: 0, dates: 0, checkouts: 0, booked: 0, stayed: 0 },
  ...{ cancelledByGuest: 0, cancelledByVendor: 0, cancelledByAdmin: 0 },
  ...{ requests: 0, withinHour: 0, withinSixHours: 0, answeredLater: 0, unanswered: 0 },
  ...{ gross: 0, commission: 0, promotion: 0 },
}

type Unit = 'count' | 'money' | 'percent'
interface FigureColumn {
  unit: Unit
  /** null where nothing can be said */
  of: (sums: MarketSums) => number | null
}

const counted = (name: keyof MarketSums): FigureColumn => ({ unit: 'count', of: (sums) => sums[name] })
const money = (name: keyof MarketSums): FigureColumn => ({ unit: 'money', of: (sums) => sums[name] })
const share = (part: (sums: MarketSums) => number | null, whole: keyof MarketSums): FigureColumn => ({
  unit: 'percent',
  of: (sums) => {
    const [one, all] = [part(sums), sums[whole] ?? 0]
    return one !== null && all > 0 ? Math.round((one / all) * 1000) / 10 : null
  },
})
const cancelled = ({ cancelledByGuest, cancelledByVendor, cancelledByAdmin }: MarketSums) =>
  cancelledByGuest + cancelledByVendor + cancelledByAdmin

/** The tables of the console, each with its columns in their order; page and CSV ask them. */
export const FIGURE_TABLES = {
  funnel: {
    searches: counted('searches'),
    found: counted('found'),
    views: counted('views'),
    dates: counted('dates'),
    checkouts: counted('checkouts'),
    booked: counted('booked'),
    stayed: counted('stayed'),
    bookedShare: share(({ booked }) => booked, 'views'),
  },
  take: {
    gross: money('gross'),
    commission: money('commission'),
    takeRate: share(({ commission }) => commission, 'gross'),
  },
  answers: {
    requests: counted('requests'),
    withinHour: share(({ withinHour }) => withinHour, 'requests'),
    withinSixHours: share(({ withinHour, withinSixHours }) => withinHour + withinSixHours, 'requests'),
    answered: share(
      ({ withinHour, withinSixHours, answeredLater }) => withinHour + withinSixHours + answeredLater,
      'requests',
    ),
    unanswered: counted('unanswered'),
  },
  cancellations: {
    booked: counted('booked'),
    cancelledByGuest: counted('cancelledByGuest'),
    cancelledByVendor: counted('cancelledByVendor'),
    cancelledByAdmin: counted('cancelledByAdmin'),
    cancelledShare: share(cancelled, 'booked'),
  },
  promotions: {
    booked: counted('booked'),
    promotion: money('promotion'),
    promotionShare: share(({ promotion }) => promotion, 'gross'),
  },
} as const satisfies Record<string, Record<string, FigureColumn>>
export type FigureTableName = keyof typeof FIGURE_TABLES
export const FIGURE_TABLE_NAMES = Object.keys(FIGURE_TABLES) as FigureTableName[]
/** What has a file: the tables of the sums, supply and demand by night, cohorts. */
export const FIGURE_FILES = [...FIGURE_TABLE_NAMES, 'demand', 'cohorts'] as const
export type FigureFile = (typeof FIGURE_FILES)[number]

export type ColumnName = { [Table in FigureTableName]: keyof (typeof FIGURE_TABLES)[Table] }[FigureTableName]
type NamedColumn = FigureColumn & { name: ColumnName }

/** The columns of a table with their names, in their order. */
export const columnsOf = (table: FigureTableName): NamedColumn[] =>
  Object.entries<FigureColumn>(FIGURE_TABLES[table]).map(([name, column]) => ({
    ...column,
    name: name as ColumnName,
  }))

/** Whether a table or its file has amounts, which only who reads the area of money gets. */
export const isOfMoney = (file: FigureFile): boolean =>
  file !== 'demand' && file !== 'cohorts' && columnsOf(file).some(({ unit }) => unit === 'money')

/** The days of a period up to today, and as many before it. */
export function figureRanges(span: FigureSpan, today: Day): { now: DayRange; before: DayRange } {
  const to = addDays(today, 1)
  const from = addDays(to, -span)
  return { now: { from, to }, before: { from: addDays(from, -span), to: from } }
}

/** The names of all sums. */
export const SUM_NAMES = Object.keys(NO_SUMS) as (keyof MarketSums)[]

/** The sum of rows, such as that of all cities; amounts stay whole halalas. */
export function addSums(rows: readonly MarketSums[]): MarketSums {
  const sum = { ...NO_SUMS }
  for (const name of SUM_NAMES)
    sum[name] = Math.round(rows.reduce((all, row) => all + (row[name] ?? 0), 0) * 100) / 100
  return rows.some(({ gross }) => gross === null) ? withoutMoney(sum) : sum
}

/** Who is followed by the month of the first booking. */
export const COHORT_SIDES = ['guests', 'vendors'] as const
export type CohortSide = (typeof COHORT_SIDES)[number]
export const COHORT_MONTHS = 12

const filters = {
  days: string().oneOf(FIGURE_SPANS.map(String)),
  by: string().oneOf(FIGURE_GROUPS),
  city: string().matches(ID),
  type: string().oneOf(PROPERTY_TYPES),
}
/** The query of the figures, and of a file of one of their tables. */
export const figuresQuery = exactObject(filters)
export type FiguresQuery = InferType<typeof figuresQuery>
export const figuresFileQuery = exactObject({ ...filters, file: string().required().oneOf(FIGURE_FILES) })

/** A night with the searches for it, and with the units of listings that are sold by nights; null: not counted yet. */
export interface DemandNightWire {
  night: Day
  searches: number
  found: number
  units: number | null
  free: number | null
}

/** Those whose first booking was in a month: all of them, and who was there again each month after it. */
export interface CohortWire {
  side: CohortSide
  /** `2026-03` */
  month: string
  members: number[]
}

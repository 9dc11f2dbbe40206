import { addDays, type Day, type DayRange, isDay, spanOfDays } from '@/lib/domain/time/days'

/** The tax authority takes a return for each month or each quarter of a year, by the turnover. */
export const VAT_PERIOD_KINDS = ['month', 'quarter'] as const
export type VatPeriodKind = (typeof VAT_PERIOD_KINDS)[number]

/** `2026-03` is a month of Riyadh, `2026-Q1` a quarter. */
export type VatPeriod = string

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/
const QUARTER = /^20\d{2}-Q[1-4]$/
const MONTHS_OF_QUARTER = 3

export const isVatPeriod = (text: string): boolean => MONTH.test(text) || QUARTER.test(text)

export const kindOfPeriod = (period: VatPeriod): VatPeriodKind => (MONTH.test(period) ? 'month' : 'quarter')

export function daysOfPeriod(period: VatPeriod): DayRange {
  const [year = '', part = ''] = period.split('-')
  const first = part.startsWith('Q') ? (Number(part.slice(1)) - 1) * MONTHS_OF_QUARTER + 1 : Number(part)
  const months = part.startsWith('Q') ? MONTHS_OF_QUARTER : 1
  return { from: firstDayOf(Number(year), first), to: firstDayOf(Number(year), first + months) }
}

function firstDayOf(year: number, month: number): Day {
  const day = month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`
  if (!isDay(day)) throw new Error(`no day ${day}`)
  return day
}

/** Its instants, `[from, to)`. */
export const spanOfPeriod = (period: VatPeriod) => spanOfDays(daysOfPeriod(period))

/** A period that was filed, with its days. */
export interface FiledPeriod extends DayRange {
  period: VatPeriod
}

/** The filed periods of the other kind that have days of a period: neither a month nor its quarter is filed after the other. */
export function coveringPeriods(period: VatPeriod, filed: readonly FiledPeriod[]): VatPeriod[] {
  const own = daysOfPeriod(period)
  const others = filed.filter((one) => one.period !== period && one.from < own.to && own.from < one.to)
  return others.map((one) => one.period).toSorted()
}

/**
 * The days of whose documents the return of a period is made now: its own, and for corrections those of periods that were filed and
 * had ended when it began.
 */
export function daysOfReturn(period: VatPeriod, filed: readonly DayRange[]): DayRange[] {
  const own = daysOfPeriod(period)
  return [own, ...filed.filter(({ to }) => to <= own.from)]
}

export const isInDays = (day: Day, spans: readonly DayRange[]): boolean =>
  spans.some(({ from, to }) => from <= day && day < to)

/** The period that a day lies in. */
export function periodOf(day: Day, kind: VatPeriodKind): VatPeriod {
  const [year = '', month = ''] = day.split('-')
  return kind === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / MONTHS_OF_QUARTER)}`
}

/** All periods from the one of a day to that of another, the newest first. */
export function periodsBetween(first: Day, last: Day, kind: VatPeriodKind): VatPeriod[] {
  const periods: VatPeriod[] = []
  const begin = daysOfPeriod(periodOf(first, kind)).from
  for (let day = last; day >= begin; day = addDays(daysOfPeriod(periodOf(day, kind)).from, -1))
    periods.push(periodOf(day, kind))
  return periods
}

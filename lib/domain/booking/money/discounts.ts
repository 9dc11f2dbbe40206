import { type Halalas, percentOf } from '@/lib/domain/money'
import type { OfferItem } from '@/lib/domain/private-offers/offer-items'
import type { AddOnLeft } from './own-add-ons'

/** What the server alone knows of a stay. */
export interface StayFacts {
  /** nights or hours of the gap between two bookings in which the stay lies; null where it lies in none */
  gap: number | null
  /** the guest has completed a booking with the vendor */
  isReturning: boolean
  /** of the own add-ons that have a stock; absent: of none */
  addOnsLeft?: AddOnLeft[]
}

/** Of a stay of which nothing is known: searches and calendars are the same for everybody. */
export const NO_FACTS: StayFacts = { gap: null, isReturning: false }

/** What makes a price that is not the listing's: one that the vendor offered to this guest alone. */
export interface OfferedPrice {
  priceHalalas: Halalas
  /** at their own prices, beside that; null or absent: none */
  items?: readonly OfferItem[] | null
}

/** The same with the private offer that the guest uses; absent: none. */
export interface KnownOfStay extends StayFacts {
  offer?: OfferedPrice
}

/** What a vendor's discount may depend on, beside the price. */
export interface DiscountedStay extends StayFacts {
  length: number
  /** what is sold: a discount of before a change between them does not count */
  unit: 'nights' | 'hours'
  /** calendar days from today to the first day */
  daysAhead: number
  /** from now to the beginning, below 0 once it has begun */
  msAhead: number
}

export const DISCOUNT_KINDS = [
  'weekly',
  'monthly',
  'longStay',
  'earlyBooking',
  'lastMinute',
  'gapFiller',
  'returningGuest',
] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const DISCOUNT_UNITS = ['nights', 'hours', 'days', 'stays'] as const
export type DiscountUnit = (typeof DISCOUNT_UNITS)[number]

/** When a discount applies, and how much it takes off. */
export interface DiscountTerms {
  kind: DiscountKind
  /** what the kind compares with, in its unit */
  threshold: number
  unit: DiscountUnit
  percent: number
}

/** The discounts of a listing. */
export interface Discounts<Terms extends DiscountTerms = DiscountTerms> {
  /** false: of those that apply only the best one counts */
  areStacked: boolean
  rules: readonly Terms[]
}

/** A vendor's discount of a listing. */
export interface DiscountRule extends DiscountTerms {
  id: string
}

export const MAX_DISCOUNT_PERCENT = 90
export const WEEK_NIGHTS = 7
export const MONTH_NIGHTS = 28
/** The longest gap, in nights or hours, that a discount may fill. */
export const MAX_GAP = 7
const HOUR_MS = 3_600_000

interface DiscountGroup {
  kinds: readonly DiscountKind[]
  applies: (rule: DiscountTerms, stay: DiscountedStay) => boolean
  /** the same in SQL over a rule `r` and the stay `q`; null: searches do not know it, and show the price without */
  appliesSql: string | null
}

/**
 * The order in which stacked discounts apply, each on the price that those before it left; of equal ones the first counts.
 * Of a group only the best one counts.
 */
export const DISCOUNT_ORDER = [
  {
    kinds: ['weekly', 'monthly', 'longStay'],
    applies: ({ threshold, unit }, stay) => unit === stay.unit && stay.length >= threshold,
    appliesSql: 'r.unit = q.unit AND q.length >= r.threshold',
  },
  {
    kinds: ['earlyBooking'],
    applies: ({ threshold }, { daysAhead }) => daysAhead >= threshold,
    appliesSql: 'q.days_ahead >= r.threshold',
  },
  {
    kinds: ['lastMinute'],
    applies: ({ threshold, unit }, { daysAhead, msAhead }) =>
      unit === 'hours' ? msAhead <= threshold * HOUR_MS : daysAhead <= threshold,
    appliesSql: `CASE WHEN r.unit = 'hours' THEN q.ms_ahead <= r.threshold::bigint * ${HOUR_MS} ELSE q.days_ahead <= r.threshold END`,
  },
  {
    kinds: ['gapFiller'],
    applies: ({ threshold, unit }, { gap, unit: sold }) => unit === sold && gap !== null && gap <= threshold,
    appliesSql: null,
  },
  {
    kinds: ['returningGuest'],
    applies: (_rule, { isReturning }) => isReturning,
    appliesSql: null,
  },
] as const satisfies readonly DiscountGroup[]

const GROUPS: readonly DiscountGroup[] = DISCOUNT_ORDER

type Applied = Pick<DiscountTerms, 'kind' | 'percent'>

/** The line of a discount; the amount is negative. */
export type DiscountLine = Applied & { amountHalalas: Halalas }

/**
 * The lines of the discounts of a stay: the best one or, where the vendor stacks them, each on top of those before it. One that
 * would make them more than `MAX_DISCOUNT_PERCENT` is left out; the best alone counts where it takes off more. `own`: the
 * last-minute discount of the listing's settings, which counts like a rule.
 */
export function discountLines(
  priceHalalas: Halalas,
  { discounts, own }: { discounts: Discounts | undefined; own: number | null },
  stay: DiscountedStay,
): DiscountLine[] {
  const candidates = GROUPS.flatMap((group) => bestOf(group, discounts?.rules ?? [], own, stay) ?? [])
  const best = highest(candidates)
  if (!best) return []
  const alone = [lineOf(best, priceHalalas)]
  const stacked = discounts?.areStacked ? stackedLines(priceHalalas, candidates) : alone
  const lines = sumOf(stacked) <= sumOf(alone) ? stacked : alone
  return lines.filter(({ amountHalalas }) => amountHalalas < 0)
}

/** The best one of a group that applies; `stay` null: whatever the stay. */
function bestOf(
  { kinds, applies }: DiscountGroup,
  rules: readonly DiscountTerms[],
  own: number | null,
  stay: DiscountedStay | null,
): Applied | null {
  const those: Applied[] = rules.filter(
    (rule) => kinds.includes(rule.kind) && (stay === null || applies(rule, stay)),
  )
  const settings: Applied[] =
    own !== null && kinds.includes('lastMinute') ? [{ kind: 'lastMinute', percent: own }] : []
  return highest([...those, ...settings])
}

/** The highest percentage, of equal ones the first. */
function highest(those: readonly Applied[]): Applied | null {
  return those.reduce<Applied | null>(
    (best, one) => (best === null || one.percent > best.percent ? one : best),
    null,
  )
}

const lineOf = ({ kind, percent }: Applied, priceHalalas: Halalas): DiscountLine => ({
  kind,
  percent,
  amountHalalas: -percentOf(priceHalalas, percent),
})

function stackedLines(priceHalalas: Halalas, those: readonly Applied[]): DiscountLine[] {
  const most = percentOf(priceHalalas, MAX_DISCOUNT_PERCENT)
  const lines: DiscountLine[] = []
  for (const one of those) {
    const line = lineOf(one, priceHalalas + sumOf(lines))
    if (-sumOf([...lines, line]) <= most) lines.push(line)
  }
  return lines
}

const sumOf = (lines: readonly DiscountLine[]): Halalas =>
  lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)

/** A price after the most that the discounts take off any stay, in halalas. */
export function lowestDiscounted(priceHalalas: Halalas, discounts: Discounts, own: number | null): Halalas {
  const candidates = GROUPS.flatMap((group) => bestOf(group, discounts.rules, own, null) ?? [])
  const after = (price: Halalas, one: Applied) => price + lineOf(one, price).amountHalalas
  const alone = Math.min(priceHalalas, ...candidates.map((one) => after(priceHalalas, one)))
  const price = discounts.areStacked ? candidates.reduce(after, priceHalalas) : alone
  return Math.max(priceHalalas - percentOf(priceHalalas, MAX_DISCOUNT_PERCENT), price)
}

/** The most percent that they take off any stay, rounded up: a bound, of which the stored copy is part of search's. */
export function mostPercent({ areStacked, rules }: Discounts): number {
  const percents = GROUPS.map((group) => bestOf(group, rules, null, null)?.percent ?? 0)
  const left = percents.reduce((rest, percent) => (rest * (100 - percent)) / 100, 100)
  const most = areStacked ? Math.ceil(100 - left) : Math.max(0, ...percents)
  return Math.min(MAX_DISCOUNT_PERCENT, most)
}

const least = (price: string, percent: string) => `(${price} - (${price} * ${percent} + 50) / 100)`

/**
 * What `discountLines` add to a price, in SQL: `s` is the row of the listing, `q` the stay, `own` the percentage of the
 * settings' last-minute discount or NULL. Listings without discounts have NULL in their column and read no rules.
 * `OFFSET 0` is a fence: without it each mention of a price is planned as a copy of all its steps.
 */
export function discountSql(price: string, own: string): string {
  const alone = `-coalesce((${price} * ${own} + 50) / 100, 0)`
  const percents = GROUPS.map(({ kinds, appliesSql }, index) => {
    const names = kinds.map((kind) => `'${kind}'`).join(', ')
    if (appliesSql === null) return `0 AS p${index}`
    const best = `coalesce(max(r.percent) FILTER (WHERE r.kind IN (${names}) AND ${appliesSql}), 0)`
    return `${kinds.includes('lastMinute') ? `greatest(${best}, ${own})` : best} AS p${index}`
  })
  const most = `(${price} * ${MAX_DISCOUNT_PERCENT} + 50) / 100`
  const steps = GROUPS.map((_, index) => {
    const before = index === 0 ? price : `d${index - 1}.price`
    const after = least(before, `p.p${index}`)
    return `CROSS JOIN LATERAL (SELECT CASE WHEN ${price} - ${after} <= ${most} THEN ${after} ELSE ${before} END AS price OFFSET 0) d${index}`
  })
  const last = `d${GROUPS.length - 1}.price`
  const best = least(price, `greatest(${GROUPS.map((_, index) => `p.p${index}`).join(', ')})`)
  return `CASE WHEN s.discounts IS NULL THEN ${alone} ELSE (
    SELECT CASE WHEN (s.discounts->>'areStacked')::boolean THEN least(${last}, ${best}) ELSE ${best} END - ${price}
    FROM (SELECT ${percents.join(', ')}
      FROM jsonb_to_recordset(s.discounts->'rules') AS r(kind text, threshold int, unit text, percent int)) p
    ${steps.join(' ')}) END`
}

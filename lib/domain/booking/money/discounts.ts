import { type Halalas, percentOf } from '@/lib/domain/money'

/** What a vendor's discount may depend on, beside the price. */
export interface DiscountedStay {
  length: number
  /** what is sold: a discount of before a change between them does not count */
  unit: 'nights' | 'hours'
  /** calendar days from today to the first day */
  daysAhead: number
  /** from now to the beginning, below 0 once it has begun */
  msAhead: number
}

export const DISCOUNT_KINDS = ['weekly', 'monthly', 'longStay', 'earlyBooking', 'lastMinute'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const DISCOUNT_UNITS = ['nights', 'hours', 'days'] as const
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
const HOUR_MS = 3_600_000

interface DiscountGroup {
  kinds: readonly DiscountKind[]
  applies: (rule: DiscountTerms, stay: DiscountedStay) => boolean
  /** the same in SQL over a rule `r` and the stay `q` */
  appliesSql: string
}

/**
 * The order in which stacked discounts apply, each on the price that those before it left; of equal ones the first counts.
 * Of a group only the best one counts.
 */
export const DISCOUNT_ORDER = [
  {
    kinds: ['weekly', 'monthly', 'longStay'],
    applies: ({ threshold, unit }, stay) => unit === stay.unit && stay.length >= threshold,
    appliesSql: "r.unit = 'nights' AND q.nights >= r.threshold",
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
] as const satisfies readonly DiscountGroup[]

const GROUPS: readonly DiscountGroup[] = DISCOUNT_ORDER

type Applied = Pick<DiscountTerms, 'kind' | 'percent'>

/** The line of a discount; the amount is negative. */
export type DiscountLine = Applied & { amountHalalas: Halalas }

/**
 * The lines of the discounts of a stay: the best one or, where the vendor stacks them, each on top of those before it. Stacked
 * ones that would take more than `MAX_DISCOUNT_PERCENT` give way to the best. `own`: the last-minute discount of the
 * listing's settings, which counts like a rule.
 */
export function discountLines(
  priceHalalas: Halalas,
  { discounts, own }: { discounts: Discounts | undefined; own: number | null },
  stay: DiscountedStay,
): DiscountLine[] {
  const candidates = GROUPS.flatMap((group) => bestOf(group, discounts?.rules ?? [], own, stay) ?? [])
  const best = highest(candidates)
  if (!best) return []
  const stacked = discounts?.areStacked ? stackedLines(priceHalalas, candidates) : []
  const most = percentOf(priceHalalas, MAX_DISCOUNT_PERCENT)
  const isWithin = stacked.length > 0 && -sumOf(stacked) <= most
  const lines = isWithin ? stacked : [lineOf(best, priceHalalas)]
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
  const lines: DiscountLine[] = []
  for (const one of those) lines.push(lineOf(one, priceHalalas + sumOf(lines)))
  return lines
}

const sumOf = (lines: readonly DiscountLine[]): Halalas =>
  lines.reduce((sum, { amountHalalas }) => sum + amountHalalas, 0)

/** A price after the most that the discounts take off any stay, in halalas. */
export function lowestDiscounted(priceHalalas: Halalas, discounts: Discounts, own: number | null): Halalas {
  const candidates = GROUPS.flatMap((group) => bestOf(group, discounts.rules, own, null) ?? [])
  const best = highest(candidates)
  if (!best) return priceHalalas
  const alone = lineOf(best, priceHalalas).amountHalalas
  const stacked = discounts.areStacked ? sumOf(stackedLines(priceHalalas, candidates)) : alone
  return priceHalalas - Math.min(percentOf(priceHalalas, MAX_DISCOUNT_PERCENT), -Math.min(alone, stacked))
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
 */
export function discountSql(price: string, own: string): string {
  const alone = `-coalesce((${price} * ${own} + 50) / 100, 0)`
  const percents = GROUPS.map(({ kinds, appliesSql }, index) => {
    const names = kinds.map((kind) => `'${kind}'`).join(', ')
    const best = `coalesce(max(r.percent) FILTER (WHERE r.kind IN (${names}) AND ${appliesSql}), 0)`
    return `${kinds.includes('lastMinute') ? `greatest(${best}, ${own})` : best} AS p${index}`
  })
  const steps = GROUPS.map((_, index) => {
    const before = index === 0 ? price : `d${index - 1}.price`
    return `CROSS JOIN LATERAL (SELECT ${least(before, `p.p${index}`)} AS price) d${index}`
  })
  const last = `d${GROUPS.length - 1}.price`
  const highestSql = `greatest(${GROUPS.map((_, index) => `p.p${index}`).join(', ')})`
  return `CASE WHEN s.discounts IS NULL THEN ${alone} ELSE (
    SELECT CASE WHEN (s.discounts->>'areStacked')::boolean AND ${price} - ${last} <= (${price} * ${MAX_DISCOUNT_PERCENT} + 50) / 100
      THEN ${last} ELSE ${least(price, highestSql)} END - ${price}
    FROM (SELECT ${percents.join(', ')}
      FROM jsonb_to_recordset(s.discounts->'rules') AS r(kind text, threshold int, unit text, percent int)) p
    ${steps.join(' ')}) END`
}

import { array, boolean, type InferType, number, object, string } from 'yup'
import type { PriceList } from '@/lib/domain/booking/bookable'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import {
  DISCOUNT_KINDS,
  DISCOUNT_UNITS,
  type DiscountKind,
  type DiscountRule,
  type Discounts,
  type DiscountTerms,
  type DiscountUnit,
  lowestDiscounted,
  MAX_DISCOUNT_PERCENT,
  MAX_GAP,
  MONTH_NIGHTS,
  WEEK_NIGHTS,
} from '@/lib/domain/booking/money/discounts'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/lib/domain/booking/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import { joined, priceParts, type UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { togetherTest } from './rule-days'

export const MAX_DISCOUNTS = 20
const MAX_ID = 40
const MAX_LAST_MINUTE_DAYS = 30
const MAX_LAST_MINUTE_HOURS = 72

/** A vendor's discount of a listing. */
export interface DiscountWire extends DiscountTerms {
  _id: string
}

const discountShape = object({
  /** absent: a new one */
  _id: string().max(MAX_ID),
  kind: string().required().oneOf(DISCOUNT_KINDS),
  threshold: number().required().integer().min(0).max(MAX_DAYS_AHEAD),
  unit: string().required().oneOf(DISCOUNT_UNITS),
  percent: number().required().integer().min(1).max(MAX_DISCOUNT_PERCENT),
}).noUnknown()

type DiscountBody = InferType<typeof discountShape>

/** The body of PUT vender/services/{id}/discounts: all of them. */
export const discountsBody = object({
  basedOn: number().required().integer().min(0),
  areStacked: boolean().required(),
  rules: array(discountShape.required()).required().max(MAX_DISCOUNTS),
  /** the vendor means prices far below the usual ones */
  confirmed: boolean(),
}).noUnknown()
export type DiscountsBody = InferType<typeof discountsBody>

/** What a kind compares with, where it is no choice of the vendor. */
export const FIXED_THRESHOLDS: Partial<Record<DiscountKind, number>> = {
  weekly: WEEK_NIGHTS,
  monthly: MONTH_NIGHTS,
  returningGuest: 1,
}

/** The kinds that a listing may have: weeks and months are nights. */
export const kindsOf = (mode: PricingMode): DiscountKind[] =>
  DISCOUNT_KINDS.filter((kind) => mode === 'daily' || !unitsOf(kind, mode).includes('nights'))

/** The units in which a kind compares: one, or those of which the vendor chooses. */
export function unitsOf(kind: DiscountKind, mode: PricingMode): readonly DiscountUnit[] {
  if (kind === 'lastMinute') return ['days', 'hours']
  if (kind === 'earlyBooking') return ['days']
  if (kind === 'returningGuest') return ['stays']
  const isOfEach = kind === 'longStay' || kind === 'gapFiller'
  return isOfEach && mode === 'hourly' ? ['hours'] : ['nights']
}

/** Those that count for what is sold so: a change between nights and hours leaves the others stored. */
export function soldSo<Terms extends DiscountTerms>(
  { areStacked, rules }: Discounts<Terms>,
  mode: PricingMode,
): Discounts<Terms> {
  const kinds = kindsOf(mode)
  const isSold = ({ kind, unit }: Terms) => kinds.includes(kind) && unitsOf(kind, mode).includes(unit)
  return { areStacked, rules: rules.filter(isSold) }
}

/** The least and the most that a kind may compare with. */
export function thresholdBounds({ kind, unit }: Pick<DiscountTerms, 'kind' | 'unit'>): {
  min: number
  max: number
} {
  const fixed = FIXED_THRESHOLDS[kind]
  if (fixed !== undefined) return { min: fixed, max: fixed }
  if (kind === 'longStay') return { min: 2, max: unit === 'hours' ? MAX_HOURS : MAX_NIGHTS }
  if (kind === 'earlyBooking') return { min: 1, max: MAX_DAYS_AHEAD }
  if (kind === 'gapFiller') return { min: 1, max: MAX_GAP }
  return unit === 'hours' ? { min: 1, max: MAX_LAST_MINUTE_HOURS } : { min: 0, max: MAX_LAST_MINUTE_DAYS }
}

/** The issues of one discount of a listing that is sold so. */
export function validateDiscount(
  { kind, threshold, unit }: Omit<DiscountBody, 'percent'>,
  mode: PricingMode,
): Issue[] {
  if (!kindsOf(mode).includes(kind)) return [issue('kind', 'nights_not_sold')]
  if (!unitsOf(kind, mode).includes(unit)) return [issue('unit', 'one_of')]
  const { min, max } = thresholdBounds({ kind, unit })
  if (threshold < min) return [issue('threshold', 'min', { min })]
  return threshold > max ? [issue('threshold', 'max', { max })] : []
}

/** One discount of a listing that is sold so, as its form checks it. */
export const discountBodyOf = (mode: PricingMode) =>
  discountShape.test(
    togetherTest((rule) =>
      discountShape.isValidSync(rule, { strict: true }) ? validateDiscount(rule, mode) : [],
    ),
  )

const sameTerms = (one: Omit<DiscountTerms, 'percent'>, other: Omit<DiscountTerms, 'percent'>) =>
  one.kind === other.kind && one.threshold === other.threshold && one.unit === other.unit

/** The issues of a list: two of the same terms would hide each other. */
export function validateDiscounts({ rules }: Pick<DiscountsBody, 'rules'>, mode: PricingMode): Issue[] {
  const ids = rules.flatMap(({ _id }) => _id ?? [])
  if (new Set(ids).size < ids.length) return [issue('rules', 'duplicate_key')]
  return rules.flatMap((rule, index) => {
    const at = (path: string) => `rules.${index}.${path}`
    const terms = termsOf(rule)
    const isTwice = rules.slice(0, index).some((one) => sameTerms(termsOf(one), terms))
    const issues = validateDiscount(rule, mode).map((one) => ({ ...one, path: at(one.path) }))
    return isTwice ? [...issues, issue(at('threshold'), 'duplicate_key')] : issues
  })
}

const termsOf = ({ kind, threshold, unit, percent }: DiscountBody): DiscountTerms => ({
  kind,
  threshold,
  unit,
  percent,
})

/** The discounts of a valid body; new ones get an id. */
export const discountsFromBody = (
  { areStacked, rules }: Pick<DiscountsBody, 'areStacked' | 'rules'>,
  newId: () => string,
): Discounts<DiscountRule> => ({
  areStacked,
  rules: rules.map((rule) => ({ id: rule._id ?? newId(), ...termsOf(rule) })),
})

export const discountToWire = ({ id, ...terms }: DiscountRule): DiscountWire => ({ _id: id, ...terms })

/** What changed between two lists, in percent before and after; equal ones: a discount applies at other times. */
export function discountChanges(old: Discounts<DiscountRule>, young: Discounts<DiscountRule>): PriceChange[] {
  const change = (of: DiscountRule, before: DiscountRule | undefined, after: DiscountRule | undefined) => {
    const { kind, threshold, unit } = of
    const percents = { before: before?.percent ?? null, after: after?.percent ?? null }
    return { discount: { kind, threshold, unit }, unit: 'percent' as const, ...percents }
  }
  const gone = old.rules
    .filter(({ id }) => !young.rules.some((one) => one.id === id))
    .map((rule) => change(rule, rule, undefined))
  const others = young.rules.flatMap((rule) => {
    const before = old.rules.find(({ id }) => id === rule.id)
    const isSame = before && sameTerms(before, rule) && before.percent === rule.percent
    return isSame ? [] : [change(rule, before, rule)]
  })
  const isStacked = old.areStacked === young.areStacked
  const order = isStacked ? [] : [{ stacked: young.areStacked, before: null, after: null }]
  return [...gone, ...others, ...order]
}

/** Prices that new discounts may bring far below the usual ones; `own`: the settings' last-minute percentage. */
export function unusualDiscounts(
  old: Discounts,
  young: Discounts,
  week: Omit<PriceList, 'dates'>,
  own: number | null,
): UnusualPart[] {
  const part = (usual: Halalas | null, of: Pick<UnusualPart, 'weekdays'>) => {
    if (usual === null) return []
    const price = lowestDiscounted(usual, young, own)
    return price === lowestDiscounted(usual, old, own) ? [] : priceParts(price, usual, of)
  }
  if (week.hour !== null) return part(week.hour, {})
  return joined(WEEKDAYS.flatMap((weekday) => part(weekdayPrice(week, weekday), { weekdays: [weekday] })))
}

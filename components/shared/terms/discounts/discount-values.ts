import { parseCountField } from '@/components/forms/typed-number'
import type { DiscountKind, DiscountUnit } from '@/lib/domain/booking/money/discounts'
import { type DiscountWire, FIXED_THRESHOLDS, kindsOf, unitsOf } from '@/lib/domain/calendar/discounts'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'

/** A discount that is saved; without an id a new one. */
export type EditedDiscount = Omit<DiscountWire, '_id'> & { _id?: string }

/** What is stored in place of the discounts of before. */
export interface EditedDiscounts {
  areStacked: boolean
  rules: readonly EditedDiscount[]
}

/** A discount as it is typed. */
export interface DiscountValues {
  kind: DiscountKind
  threshold: string
  /** where the kind leaves a choice */
  unit: DiscountUnit
  percent: string
}

/** The values of a discount that is edited, or of a new one. */
export function valuesOf(rule: DiscountWire | null, mode: PricingMode): DiscountValues {
  return {
    kind: rule?.kind ?? kindsOf(mode)[0] ?? 'longStay',
    threshold: rule ? String(rule.threshold) : '',
    unit: rule?.unit ?? 'days',
    percent: rule ? String(rule.percent) : '',
  }
}

/** The discount of the values; what is no number is passed on for the rule of the field to refuse. */
export function discountOf(
  { kind, threshold, unit, percent }: DiscountValues,
  mode: PricingMode,
): EditedDiscount {
  const units = unitsOf(kind, mode)
  return {
    kind,
    threshold: FIXED_THRESHOLDS[kind] ?? parseCountField(threshold) ?? Number.NaN,
    unit: units.find((one) => one === unit) ?? units[0] ?? 'days',
    percent: parseCountField(percent) ?? Number.NaN,
  }
}

/** The list with a changed discount in its place, or a new one at its end. */
export function withDiscount(rules: readonly DiscountWire[], edited: EditedDiscount): EditedDiscount[] {
  if (edited._id === undefined) return [...rules, edited]
  return rules.map((one) => (one._id === edited._id ? edited : one))
}

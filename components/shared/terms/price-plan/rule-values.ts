import { parseCountField, typedSar } from '@/components/forms/typed-number'
import { type DayValues, daysOf, dayValuesOf } from '@/components/shared/terms/rules/day-values'
import type { PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { DAY_PART_HOURS, type DayPart } from '@/lib/domain/time/evening'

export const PART_NAMES = Object.keys(DAY_PART_HOURS) as DayPart[]

/** A rule that is saved; without an id a new one. */
export type EditedRule = Omit<PriceRuleWire, '_id'> & { _id?: string }

/** A rule as it is typed. */
export interface RuleValues extends DayValues {
  name: string
  hours: string
  startsAt: string
  endsAt: string
  kind: 'price' | 'percent'
  price: string
  percent: string
}

/** The values of a rule that is edited, or of a new one. */
export function valuesOf(rule: PriceRuleWire | null): RuleValues {
  return {
    name: rule?.name ?? '',
    ...dayValuesOf(rule),
    hours: partOf(rule),
    startsAt: rule?.startsAt ?? '18:00',
    endsAt: rule?.endsAt ?? '00:00',
    kind: typeof rule?.percent === 'number' ? 'percent' : 'price',
    price: typeof rule?.price === 'number' ? formatAmount(fromSar(rule.price)) : '',
    percent: typeof rule?.percent === 'number' ? String(rule.percent) : '',
  }
}

function partOf(rule: PriceRuleWire | null): string {
  if (!rule?.startsAt) return ''
  const { startsAt, endsAt } = rule
  const part = PART_NAMES.find(
    (name) => DAY_PART_HOURS[name].startsAt === startsAt && DAY_PART_HOURS[name].endsAt === endsAt,
  )
  return part ?? 'own'
}

/** The rule of the values; what is no number is passed on for the rule of the field to refuse. */
export function ruleOf(values: RuleValues): Omit<PriceRuleWire, '_id'> {
  const part = PART_NAMES.find((name) => name === values.hours)
  const hours =
    values.hours === 'own' ? values : part ? DAY_PART_HOURS[part] : { startsAt: null, endsAt: null }
  return {
    name: values.name.trim(),
    ...daysOf(values),
    startsAt: hours.startsAt,
    endsAt: hours.endsAt,
    price: values.kind === 'price' ? (typedSar(values.price) ?? null) : null,
    percent: values.kind === 'percent' ? (parseCountField(values.percent) ?? Number.NaN) : null,
  }
}

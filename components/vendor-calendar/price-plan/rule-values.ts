import { parseCountField, typedSar } from '@/components/forms/typed-number'
import type { Season } from '@/lib/domain/booking/money/price-rules'
import type { PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { WEEKDAYS } from '@/lib/domain/time/days'
import { DAY_PART_HOURS, type DayPart } from '@/lib/domain/time/evening'

export const PART_NAMES = Object.keys(DAY_PART_HOURS) as DayPart[]

/** The last day of each month that a year may have. */
const GREGORIAN_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const HIJRI_DAYS = 30

/** A rule as it is typed. */
export interface RuleValues {
  name: string
  weekdays: string[]
  season: string
  /** of `once` */
  from: string
  to: string
  /** of a repeated season */
  fromMonth: string
  fromDay: string
  toMonth: string
  toDay: string
  hours: string
  startsAt: string
  endsAt: string
  kind: 'price' | 'percent'
  price: string
  percent: string
}

const isRepeated = (season: string | null): season is 'gregorian' | 'hijri' =>
  season === 'gregorian' || season === 'hijri'

/** The values of a rule that is edited, or of a new one. */
export function valuesOf(rule: PriceRuleWire | null): RuleValues {
  const season = rule?.season ?? ''
  const isOfYear = isRepeated(season)
  const [fromMonth = '01', fromDay = '01'] = (isOfYear && rule?.from?.split('-')) || []
  const [toMonth = '01', toDay = '01'] = (isOfYear && rule?.to?.split('-')) || []
  return {
    name: rule?.name ?? '',
    weekdays: [...(rule?.weekdays ?? [])],
    season,
    from: season === 'once' ? (rule?.from ?? '') : '',
    to: season === 'once' ? (rule?.to ?? '') : '',
    ...{ fromMonth, fromDay, toMonth, toDay },
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
  const season = (values.season || null) as Season | null
  const part = PART_NAMES.find((name) => name === values.hours)
  const hours =
    values.hours === 'own' ? values : part ? DAY_PART_HOURS[part] : { startsAt: null, endsAt: null }
  return {
    name: values.name.trim(),
    weekdays: WEEKDAYS.filter((day) => values.weekdays.includes(day)),
    startsAt: hours.startsAt,
    endsAt: hours.endsAt,
    season,
    ...datesOf(values, season),
    price: values.kind === 'price' ? (typedSar(values.price) ?? null) : null,
    percent: values.kind === 'percent' ? (parseCountField(values.percent) ?? Number.NaN) : null,
  }
}

function datesOf(values: RuleValues, season: Season | null): Pick<PriceRuleWire, 'from' | 'to'> {
  if (season === 'once') return { from: values.from, to: values.to }
  if (!isRepeated(season)) return { from: null, to: null }
  const monthDay = (month: string, day: string) => {
    const last = season === 'hijri' ? HIJRI_DAYS : (GREGORIAN_DAYS[Number(month) - 1] ?? HIJRI_DAYS)
    return `${month}-${String(Math.min(last, Number(day))).padStart(2, '0')}`
  }
  return {
    from: monthDay(values.fromMonth, values.fromDay),
    to: monthDay(values.toMonth, values.toDay),
  }
}

import { parseCountField } from '@/components/forms/typed-number'
import { type DayValues, daysOf, dayValuesOf } from '@/components/shared/terms/rules/day-values'
import { partsOf, type StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'

const COUNTS = ['minNights', 'maxNights', 'noticeHours', 'windowDays', 'turnoverHours'] as const
const CHOICES = ['arrival', 'departure'] as const
export type Count = (typeof COUNTS)[number]
type Choice = (typeof CHOICES)[number]

/** A stay rule that is saved; without an id a new one. */
export type EditedStayRule = Omit<StayRuleWire, '_id'> & { _id?: string }

/** A stay rule as it is typed. */
export interface StayRuleValues extends DayValues, Record<Count, string>, Record<Choice, string> {
  name: string
}

const typedCount = (count: number | null | undefined) => (count == null ? '' : String(count))
const typedChoice = (choice: boolean | null | undefined) => (choice == null ? 'none' : choice ? 'yes' : 'no')

/** The values of a rule that is edited, or of a new one. */
export const valuesOf = (rule: StayRuleWire | null): StayRuleValues => ({
  name: rule?.name ?? '',
  ...dayValuesOf(rule),
  minNights: typedCount(rule?.minNights),
  maxNights: typedCount(rule?.maxNights),
  noticeHours: typedCount(rule?.noticeHours),
  windowDays: typedCount(rule?.windowDays),
  turnoverHours: typedCount(rule?.turnoverHours),
  arrival: typedChoice(rule?.arrival),
  departure: typedChoice(rule?.departure),
})

/** The rule of the values; what is no number is passed on for the rule of the field to refuse. */
export function stayRuleOf(values: StayRuleValues, mode: PricingMode): EditedStayRule {
  const parts = partsOf(mode)
  const count = (part: Count) => (parts.includes(part) ? parseCountField(values[part]) : null)
  const choice = (part: Choice) =>
    values[part] === 'none' || !parts.includes(part) ? null : values[part] === 'yes'
  return {
    name: values.name.trim(),
    ...daysOf(values),
    minNights: count('minNights'),
    maxNights: count('maxNights'),
    arrival: choice('arrival'),
    departure: choice('departure'),
    noticeHours: count('noticeHours'),
    windowDays: count('windowDays'),
    turnoverHours: count('turnoverHours'),
  }
}

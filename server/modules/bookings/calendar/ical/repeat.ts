import { DAY_MS, type WallTime } from './moments'
import type { Rule } from './rule'

/** Days that one rule is followed over, so that no rule takes long: ten years. */
const MAX_DAYS = 3660

/** The times at which a rule repeats a first one, that one included, until the horizon; null where they are too many to follow. */
export function occurrencesOf(rule: Rule, first: WallTime, horizon: WallTime): WallTime[] | null {
  const end = Math.min(rule.until ?? horizon, horizon)
  if ((end - first) / DAY_MS > MAX_DAYS) return null
  const times: WallTime[] = []
  for (let at = first; at <= end && times.length < (rule.count ?? MAX_DAYS); at += DAY_MS) {
    if (at === first || isOnRule(rule, first, at)) times.push(at)
  }
  return times
}

/** Whether a rule that began with one day has another one; its count and its end are not asked. */
export function isOnRule(rule: Rule, first: WallTime, at: WallTime): boolean {
  const [from, day] = [new Date(first), new Date(at)]
  const { months, monthDays, weekdays, interval } = rule
  const month = day.getUTCMonth()
  const monthsSince = (day.getUTCFullYear() - from.getUTCFullYear()) * 12 + month - from.getUTCMonth()
  if (months.length > 0 && !months.includes(month + 1)) return false
  if (monthDays.length > 0 && !isOnMonthDay(day, monthDays)) return false
  if (weekdays.length > 0 && !isOnWeekday(day, weekdays)) return false
  switch (rule.frequency) {
    case 'DAILY':
      return daysBetween(first, at) % interval === 0
    case 'WEEKLY': {
      const week = (time: WallTime) => Math.floor((Math.floor(time / DAY_MS) + 4 - rule.weekBegins) / 7)
      const isDay = weekdays.length > 0 || day.getUTCDay() === from.getUTCDay()
      return isDay && (week(at) - week(first)) % interval === 0
    }
    case 'MONTHLY':
      return monthsSince % interval === 0 && (hasOwnDay(rule) || day.getUTCDate() === from.getUTCDate())
    case 'YEARLY':
      return (
        (day.getUTCFullYear() - from.getUTCFullYear()) % interval === 0 &&
        (months.length > 0 || month === from.getUTCMonth()) &&
        (hasOwnDay(rule) || day.getUTCDate() === from.getUTCDate())
      )
  }
}

const hasOwnDay = ({ weekdays, monthDays }: Rule) => weekdays.length + monthDays.length > 0
const daysBetween = (first: WallTime, at: WallTime) => Math.floor(at / DAY_MS) - Math.floor(first / DAY_MS)
const lengthOfMonth = (day: Date) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()

function isOnMonthDay(day: Date, monthDays: readonly number[]): boolean {
  const date = day.getUTCDate()
  return monthDays.some((one) => one === date || one === date - lengthOfMonth(day) - 1)
}

function isOnWeekday(day: Date, weekdays: Rule['weekdays']): boolean {
  const date = day.getUTCDate()
  const places = [Math.ceil(date / 7), -Math.ceil((lengthOfMonth(day) - date + 1) / 7)]
  return weekdays.some(
    ({ weekday, place }) => weekday === day.getUTCDay() && (place === null || places.includes(place)),
  )
}

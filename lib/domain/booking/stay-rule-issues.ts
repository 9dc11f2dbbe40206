import { type Issue, type IssueParams, issue } from '@/lib/domain/issues'
import { addMinutes, type Day, daysBetween, riyadhDay, weekdayOf } from '@/lib/domain/time/days'
import { decided, type Limited, type NightLimit, nightLimits, type StayRuleTerms } from './vendor-stay-rules'

/** The issues of a stay that is too short or too long for its day of arrival. */
export function lengthIssues(listing: Limited, checkIn: Day, nights: number): Issue[] {
  const { min, max } = nightLimits(listing, checkIn)
  if (min && nights < min.nights) return [lengthIssue('min', min, checkIn)]
  return max && nights > max.nights ? [lengthIssue('max', max, checkIn)] : []
}

function lengthIssue(bound: 'min' | 'max', { nights, rule }: NightLimit, checkIn: Day): Issue {
  const of = CODES[bound]
  const params = { [bound]: nights }
  return isOfDays(rule)
    ? issue('checkOut', of.ruled, { ...params, ...daysOf(rule, checkIn) })
    : issue('checkOut', of.plain, params)
}

const CODES = {
  min: { plain: 'too_few_nights', ruled: 'stay_too_short' },
  max: { plain: 'too_many_nights', ruled: 'stay_too_long' },
} as const

/** The beginning of a stay: its day, its instant, and the fields of the quote call that say them. */
export interface Beginning {
  arrival: Day
  at: Date
  paths: { day: 'checkIn' | 'date'; time: 'checkIn' | 'start' }
}

/** The issues of a stay that begins on a day on which none may, or that is booked too late or too early for it. */
export function arrivalIssues(listing: Limited, beginning: Beginning, now: Date): Issue[] {
  const { arrival, paths } = beginning
  const { stayRules } = listing
  const begins = decided(stayRules, 'arrival', arrival)
  if (begins?.value === false) return [issue(paths.day, 'no_arrival', daysOf(begins.rule, arrival))]
  const window = decided(stayRules, 'windowDays', arrival)
  if (window && daysBetween(riyadhDay(now), arrival) > window.value) {
    const max = { max: window.value }
    return [
      isOfDays(window.rule)
        ? issue(paths.day, 'booked_too_early', { ...max, ...daysOf(window.rule, arrival) })
        : issue(paths.day, 'too_far_ahead', max),
    ]
  }
  return noticeIssues(listing, beginning, now)
}

function noticeIssues({ limits, stayRules }: Limited, { arrival, at, paths }: Beginning, now: Date): Issue[] {
  const notice = decided(stayRules, 'noticeHours', arrival)
  const minutes = notice ? notice.value * 60 : (limits?.leadMinutes ?? 0)
  if (minutes === 0 || at >= addMinutes(now, minutes)) return []
  const hours = { hours: Math.ceil(minutes / 60) }
  return [
    notice && isOfDays(notice.rule)
      ? issue(paths.time, 'booked_too_late', { ...hours, ...daysOf(notice.rule, arrival) })
      : issue(paths.time, 'short_notice', hours),
  ]
}

/** The issues of a stay that ends on a day on which none may. */
export function departureIssues({ stayRules }: Limited, checkOut: Day): Issue[] {
  const ends = decided(stayRules, 'departure', checkOut)
  return ends?.value === false ? [issue('checkOut', 'no_departure', daysOf(ends.rule, checkOut))] : []
}

/** Whether a rule is of some days only, which its sentence then names. */
const isOfDays = (rule: StayRuleTerms | null): rule is StayRuleTerms =>
  rule !== null && (rule.weekdays.length > 0 || rule.season !== null)

/** The days of a rule for its sentence, `any` where it names none. */
const daysOf = ({ weekdays, season }: StayRuleTerms, day: Day): IssueParams => ({
  weekday: weekdays.length > 0 ? weekdayOf(day) : 'any',
  season: season ?? 'any',
})

import { DAY_MS, momentOf, type WallTime } from './moments'

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof FREQUENCIES)[number]
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** Parts of a rule that we follow; with any other one only the first occurrence is read. */
const KNOWN_PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH']

/** A rule of repetition (RFC 5545, RRULE) of whole days. */
export interface Rule {
  frequency: Frequency
  interval: number
  count: number | null
  /** the last possible time, as the clock of the event shows it */
  until: WallTime | null
  weekBegins: number
  /** `place` is null for every such weekday, 1 for the first of the month, -1 for the last */
  weekdays: readonly { weekday: number; place: number | null }[]
  monthDays: readonly number[]
  months: readonly number[]
}

/** The rule of a text; null for one that we do not follow. */
export function readRule(text: string): Rule | null {
  const parts = new Map(
    text.split(';').map((part) => {
      const [key = '', value = ''] = part.split('=')
      return [key.trim().toUpperCase(), value.trim().toUpperCase()] as const
    }),
  )
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'))
  const numbers = (key: string) => parts.get(key)?.split(',').map(Number) ?? []
  const weekdays = parts.get('BYDAY')?.split(',').map(weekdayOf) ?? []
  const rule = {
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    until: untilOf(parts.get('UNTIL')),
    weekBegins: Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')),
    weekdays: weekdays.filter((one) => one !== null),
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
  }
  const isKnown =
    [...parts.keys()].every((key) => KNOWN_PARTS.includes(key)) &&
    [rule.interval, rule.count ?? 1].every((one) => Number.isInteger(one) && one > 0) &&
    [...rule.monthDays, ...rule.months].every(Number.isInteger) &&
    rule.weekdays.length === weekdays.length &&
    !(parts.has('UNTIL') && rule.until === null)
  if (!frequency || !isKnown) return null
  const hasPlace = rule.weekdays.some(({ place }) => place !== null)
  // A place within a year, and a day of the month within a week, are written by nobody.
  if (hasPlace && frequency !== 'MONTHLY' && !(frequency === 'YEARLY' && rule.months.length > 0)) return null
  if (frequency === 'YEARLY' && rule.weekdays.length > 0 && rule.months.length === 0) return null
  return { frequency, ...rule }
}

function weekdayOf(text: string): { weekday: number; place: number | null } | null {
  const [, place, name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(text) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  return weekday < 0 ? null : { weekday, place: place === undefined ? null : Number(place) }
}

/** A day includes all of its times. */
function untilOf(text: string | undefined): WallTime | null {
  const moment = momentOf(text)
  return moment && (moment.isDay ? moment.wall + DAY_MS - 1 : moment.wall)
}

import { dateFormat } from './date-format'
import type { Day } from './days'

/** A month and a day of any year, `MM-DD`. */
export type MonthDay = string

const known = new Map<Day, MonthDay>()
/** Two years of days, so that a list of prices does not format each day again. */
const MOST_KNOWN = 1000

/** The month and the day of the Umm al-Qura year; the sighting of the moon may move it by one. */
export function hijriMonthDay(day: Day): MonthDay {
  const before = known.get(day)
  if (before) return before
  const format = dateFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`))
  const partOf = (type: string) => (parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0')
  const monthDay = `${partOf('month')}-${partOf('day')}`
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(day, monthDay)
  return monthDay
}

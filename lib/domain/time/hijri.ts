import { dateFormat } from './date-format'
import type { Day } from './days'

/** A month and a day of any year, `MM-DD`. */
export type MonthDay = string

interface HijriDay {
  year: number
  monthDay: MonthDay
}

const known = new Map<Day, HijriDay>()
/** Five years of days, so that neither a list of prices nor the occasions of the coming years format each day again. */
const MOST_KNOWN = 2000

/** A day of the Umm al-Qura calendar; the sighting of the moon may move it by one. */
export function hijriDay(day: Day): HijriDay {
  const before = known.get(day)
  if (before) return before
  const format = dateFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`))
  const partOf = (type: string) => (parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0')
  const found = { year: Number(partOf('year')), monthDay: `${partOf('month')}-${partOf('day')}` }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(day, found)
  return found
}

/** The month and the day of the Umm al-Qura year. */
export const hijriMonthDay = (day: Day): MonthDay => hijriDay(day).monthDay

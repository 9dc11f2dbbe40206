import { addDays, type Day } from '@/lib/domain/time/days'

/** The public holidays of Saudi Arabia that affect prices; each has a message under `vocabulary.holiday`. */
export const HOLIDAYS = ['eidAlFitr', 'eidAlAdha', 'nationalDay', 'foundingDay'] as const
type Holiday = (typeof HOLIDAYS)[number]

/** Fixed in the Gregorian year: Founding Day 22 February, National Day 23 September (royal orders of 2022 and 2005). */
const BY_GREGORIAN: Record<string, Holiday> = { '02-22': 'foundingDay', '09-23': 'nationalDay' }

/** Days of the Umm al-Qura year: 1 to 3 Shawwal, and 10 to 13 Dhu al-Hijjah with the days of Tashreeq. */
const BY_HIJRI: { month: number; from: number; to: number; holiday: Holiday }[] = [
  { month: 10, from: 1, to: 3, holiday: 'eidAlFitr' },
  { month: 12, from: 10, to: 13, holiday: 'eidAlAdha' },
]

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

/** The holiday on a day by the Umm al-Qura calendar, null on any other; the sighting of the moon may move it by one. */
export function holidayOn(day: Day): Holiday | null {
  const fixed = BY_GREGORIAN[day.slice(5)]
  if (fixed) return fixed
  const parts = ummAlQura.formatToParts(new Date(`${day}T00:00:00Z`))
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [month, date] = [numberOf('month'), numberOf('day')]
  const row = BY_HIJRI.find((one) => one.month === month && date >= one.from && date <= one.to)
  return row?.holiday ?? null
}

/** The holidays between two days, both counted, each with its first and last day in between. */
export function holidaysBetween(from: Day, to: Day): { holiday: Holiday; from: Day; to: Day }[] {
  const found: { holiday: Holiday; from: Day; to: Day }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const holiday = holidayOn(day)
    const last = found[found.length - 1]
    if (!holiday) continue
    if (last?.holiday === holiday && addDays(last.to, 1) === day) last.to = day
    else found.push({ holiday, from: day, to: day })
  }
  return found
}

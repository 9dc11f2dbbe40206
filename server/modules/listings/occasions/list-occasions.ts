import type { OccasionListWire, SchoolHolidayWire } from '@/lib/contract/schemas/content/occasion'
import { CALENDAR_OCCASIONS, calendarYears, knownSpan, OCCASIONS } from '@/lib/domain/booking/money/occasions'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { countUses, type DaysRow, listEnteredDays } from './store'

/** School holidays that are over stay in the list for a year, to write the next ones by them. */
const SHOWN_AFTER_DAYS = 365

/** What the console shows of occasions: their coming years, the school holidays, and which listings price by them. */
export async function listOccasions({ db, clock }: Deps): Promise<OccasionListWire> {
  const today = riyadhDay(clock.now())
  const known = knownSpan(today)
  const rows = await listEnteredDays(db, known)
  const occasions = CALENDAR_OCCASIONS.map((occasion) => ({
    occasion,
    calendar: OCCASIONS[occasion].calendar,
    years: calendarYears(occasion, known).flatMap(({ year, from, to }) => {
      const own = rows.find((row) => row.occasion === occasion && row.year === year)
      const days = own ? { from: own.firstDay, to: own.lastDay } : { from, to }
      const isOver = days.to < today && to < today
      return isOver ? [] : [{ year, ...days, calendar: { from, to }, version: own?.version ?? 0 }]
    }),
  }))
  const since = addDays(today, -SHOWN_AFTER_DAYS)
  const holidays = rows.filter(({ occasion, lastDay }) => occasion === 'schoolHolidays' && lastDay >= since)
  return { occasions, holidays: holidays.map(holidayToWire), uses: await countUses(db) }
}

export function holidayToWire({ id, name, nameAr, firstDay, lastDay, version }: DaysRow): SchoolHolidayWire {
  return { _id: id, name: name ?? '', name_ar: nameAr ?? '', from: firstDay, to: lastDay, version }
}

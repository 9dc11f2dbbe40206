import { CHART_DAYS, type DayRow } from '@/lib/domain/admin/overview'
import { addDays, type Day, daysBetween, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { findLastComputed, listDays, sumDays, toDayRow, writeDays } from './figures-store'

/**
 * Sums the days since the one before the last round: a day is complete only when it was summed after its end, and what
 * began before midnight may be written after it. The first round sums all days of the charts.
 */
export async function refreshDailyFigures(db: Db, now: Date): Promise<void> {
  const today = riyadhDay(now)
  const last = await findLastComputed(db)
  const age = last ? daysBetween(riyadhDay(last), today) + 1 : CHART_DAYS
  const days = await sumDays(db, addDays(today, -Math.min(age, CHART_DAYS - 1)), today)
  // A row for today marks the round also when nothing happened.
  const isTodayIn = days.some(({ day }) => day === today)
  const nothing = { bookings: 0, revenueHalalas: 0, commissionHalalas: 0, signUps: 0, views: 0 }
  await writeDays(db, isTodayIn ? days : [...days, { day: today, ...nothing }], now)
}

/** The stored days, with today as it is now. */
export async function readDays(db: Db, today: Day): Promise<DayRow[]> {
  const [stored, current] = await Promise.all([
    listDays(db, addDays(today, 1 - CHART_DAYS)),
    sumDays(db, today, today),
  ])
  return [...stored.filter(({ day }) => day < today), ...current].map(toDayRow)
}

import { type SQL, sql } from 'drizzle-orm'
import type { StayDays } from '@/lib/domain/search/flexible-dates'
import {
  type Day,
  daysBetween,
  instantAt,
  MIDNIGHT,
  nightsOf,
  WEEKDAYS,
  weekdayOf,
} from '@/lib/domain/time/days'
import { hijriMonthDay } from '@/lib/domain/time/hijri'
import type { Criteria } from './criteria'

/** What the SQL of a search asks of a stay, each with its type there. */
const STAY_COLUMNS = {
  /** its place among the candidates */
  place: 'int',
  checkIn: 'date',
  checkOut: 'date',
  nights: 'int',
  /** nights by weekday, Sunday first */
  nightsOn: 'int[]',
  daysAhead: 'int',
  /** from now to midnight of the arrival */
  msToMidnight: 'bigint',
  arrivalDay: 'text',
  arrivalWeekday: 'text',
  arrivalHijri: 'text',
  departureDay: 'text',
  departureWeekday: 'text',
  departureHijri: 'text',
} as const
type StayColumn = keyof typeof STAY_COLUMNS

/** A stay in SQL: the values of one, or the columns of a row of candidates. */
export type StaySql = Record<StayColumn, SQL>

/** What rules ask of a day, in SQL. */
export type DaySql = Record<'day' | 'weekday' | 'hijri', SQL>

export const dayValues = (day: Day): DaySql => ({
  day: sql`${day}::text`,
  weekday: sql`${weekdayOf(day)}::text`,
  hijri: sql`${hijriMonthDay(day)}::text`,
})

export const daysOf = (stay: StaySql): Record<'arrival' | 'departure', DaySql> => ({
  arrival: { day: stay.arrivalDay, weekday: stay.arrivalWeekday, hijri: stay.arrivalHijri },
  departure: { day: stay.departureDay, weekday: stay.departureWeekday, hijri: stay.departureHijri },
})

type Clock = Pick<Criteria, 'now' | 'today'>

function factsOf({ checkIn, checkOut }: StayDays, place: number, { today, now }: Clock) {
  const nights = nightsOf(checkIn, checkOut)
  const on = WEEKDAYS.map((weekday) => nights.filter((night) => weekdayOf(night) === weekday).length)
  return {
    ...{ place, checkIn, checkOut, nights: nights.length, nightsOn: `{${on}}` },
    daysAhead: daysBetween(today, checkIn),
    msToMidnight: instantAt(checkIn, MIDNIGHT).getTime() - now.getTime(),
    arrivalDay: checkIn,
    arrivalWeekday: weekdayOf(checkIn),
    arrivalHijri: hijriMonthDay(checkIn),
    departureDay: checkOut,
    departureWeekday: weekdayOf(checkOut),
    departureHijri: hijriMonthDay(checkOut),
  } satisfies Record<StayColumn, string | number>
}

const eachColumn = (sqlOf: (name: StayColumn) => SQL): StaySql =>
  Object.fromEntries(Object.keys(STAY_COLUMNS).map((name) => [name, sqlOf(name as StayColumn)])) as StaySql

/** One stay as values, which a planner knows. */
export function stayValues(stay: StayDays, clock: Clock): StaySql {
  const facts = factsOf(stay, 0, clock)
  return eachColumn((name) => sql`${facts[name]}::${sql.raw(STAY_COLUMNS[name])}`)
}

/** Several stays as rows `c`; one parameter, so that the statement is the same for any number of them. */
export function candidateRows(stays: readonly StayDays[], clock: Clock): { rows: SQL; stay: StaySql } {
  const facts = stays.map((stay, place) => factsOf(stay, place, clock))
  const columns = Object.entries(STAY_COLUMNS).map(([name, type]) => `"${name}" ${type}`)
  return {
    rows: sql`jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) AS c(${sql.raw(columns.join(', '))})`,
    stay: eachColumn((name) => sql`c.${sql.identifier(name)}`),
  }
}

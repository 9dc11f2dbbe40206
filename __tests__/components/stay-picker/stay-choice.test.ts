import fc from 'fast-check'
import { aBookableListing } from '@/__tests__/lib/domain/a-bookable-listing'
import { aStayRule, stayRules } from '@/__tests__/lib/domain/booking/a-stay-rule'
import { type OfferedDays, pickDay, refusalOfDay } from '@/components/stay-picker/stay-choice'
import { calendarDays, freeUnits, type Taken } from '@/lib/domain/booking/availability'
import type { BookableListing } from '@/lib/domain/booking/bookable'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { MAX_DAYS_AHEAD, validatePeriod } from '@/lib/domain/booking/stay-rules'
import { addDays, type Day } from '@/lib/domain/time/days'

const NOW = new Date('2026-11-30T09:00:00Z')
const NOTHING = { checkIn: null, checkOut: null }
const states = new Map([
  ['2026-12-01', 'past'],
  ['2026-12-02', 'free'],
  ['2026-12-03', 'free'],
  ['2026-12-04', 'taken'],
  ['2026-12-05', 'free'],
] as const)
const offered = (terms: Partial<BookableListing> = {}): OfferedDays => ({
  states,
  takenDepartures: new Set(),
  terms: aBookableListing(terms),
  now: NOW,
})

test('search-dates: choosing check-in clears check-out; a later day ends the stay, an earlier one begins anew', () => {
  const whole = { checkIn: '2026-12-02', checkOut: '2026-12-04' }
  expect(pickDay(whole, '2026-12-05')).toEqual({ checkIn: '2026-12-05', checkOut: null })
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-04')).toEqual(whole)
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-01').checkIn).toBe('2026-12-01')
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-02').checkOut).toBeNull()
})

test('a stay may end on a taken day, and neither begin on it nor span it', () => {
  const begun = { checkIn: '2026-12-02', checkOut: null }
  expect(refusalOfDay(offered(), begun, '2026-12-04')).toBeNull()
  expect(refusalOfDay(offered(), begun, '2026-12-05')).toBe('night')
  expect(refusalOfDay(offered(), NOTHING, '2026-12-04')).toBe('night')
  expect(refusalOfDay(offered(), NOTHING, '2026-12-01')).toBe('night')
})

test('a day from which no stay is long enough, or may end, cannot be picked, for that reason', () => {
  const rules = [aStayRule({ weekdays: ['wednesday'], minNights: 3 })]
  expect(refusalOfDay(offered({ stayRules: rules }), NOTHING, '2026-12-02')).toMatchObject({
    code: 'stay_too_short',
    params: { min: 3, weekday: 'wednesday' },
  })
  const ends = [aStayRule({ weekdays: ['friday'], departure: false })]
  expect(refusalOfDay(offered({ stayRules: ends }), NOTHING, '2026-12-03')).toMatchObject({
    code: 'no_departure',
  })
  expect(refusalOfDay(offered({ stayRules: ends }), NOTHING, '2026-12-02')).toBeNull()
})

test('what the calendar lets one choose is what may be booked, whatever the rules', () => {
  const now = new Date('2026-03-15T09:00:00Z')
  const today = '2026-03-15'
  const listingOf = (rules: BookableListing['stayRules'], limits: BookableListing['limits']) =>
    aBookableListing({ stayRules: rules, ...(limits ? { limits } : {}) })
  const settings = fc.option(
    fc.record({
      minNights: fc.constantFrom(null, 1, 2),
      maxNights: fc.constantFrom(null, 3, 4),
      leadMinutes: fc.constantFrom(0, 24 * 60, 72 * 60),
    }),
    { nil: undefined },
  )
  const begins = fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 4 })
  fc.assert(
    fc.property(stayRules, settings, begins, (rules, limits, booked) => {
      const terms = listingOf(rules, limits)
      const taken: Taken[] = booked.map((ahead) => {
        const checkIn = addDays(today, ahead)
        return {
          unitId: 'u',
          ...occupiedSpan({ mode: 'daily', checkIn, checkOut: addDays(checkIn, 1) }, terms),
        }
      })
      const range = { from: today, to: addDays(today, MAX_DAYS_AHEAD) }
      const days = calendarDays(terms, taken, range, today, now)
      const calendar = {
        states: new Map(days.map(({ day, state }) => [day, state])),
        takenDepartures: new Set(days.flatMap((one) => (one.isDepartureTaken ? [one.day] : []))),
        terms,
        now,
      }
      const mayBook = (checkIn: Day, checkOut: Day) => {
        const period = { mode: 'daily' as const, checkIn, checkOut }
        return validatePeriod(terms, period, now).length === 0 && freeUnits(terms, period, taken) > 0
      }
      for (let ahead = 0; ahead < 24; ahead++) {
        const checkIn = addDays(today, ahead)
        const ends = Array.from({ length: 8 }, (_, nights) => addDays(checkIn, nights + 1))
        const isOpen = refusalOfDay(calendar, NOTHING, checkIn) === null
        const chosen = ends.filter(
          (day) => isOpen && refusalOfDay(calendar, { checkIn, checkOut: null }, day) === null,
        )
        expect([checkIn, chosen]).toEqual([checkIn, ends.filter((day) => mayBook(checkIn, day))])
      }
    }),
    { seed: 31, numRuns: 60 },
  )
})

import fc from 'fast-check'
import { reservePartOf } from '@/lib/domain/payouts/reserve'
import { nextPayoutDay } from '@/lib/domain/payouts/schedule'
import { addDays, daysBetween, WEEKDAYS, weekdayOf } from '@/lib/domain/time/days'

test('the next day of a schedule is after today, within a week, and on its weekday', () => {
  const days = fc.integer({ min: 0, max: 800 })
  fc.assert(
    fc.property(days, fc.constantFrom(...WEEKDAYS), (offset, weekday) => {
      const today = addDays('2026-01-01', offset)
      const next = nextPayoutDay({ schedule: 'weekly', weekday }, today) ?? ''
      const ahead = daysBetween(today, next)
      return weekdayOf(next) === weekday && ahead >= 1 && ahead <= 7
    }),
  )
  fc.assert(
    fc.property(days, (offset) => {
      const today = addDays('2026-01-01', offset)
      return nextPayoutDay({ schedule: 'daily', weekday: null }, today) === addDays(today, 1)
    }),
  )
  expect(nextPayoutDay({ schedule: 'onRequest', weekday: null }, '2026-01-01')).toBeNull()
})

test('what goes into a reserve is never more than its share and never negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000, max: 100_000_000 }),
      fc.integer({ min: 0, max: 50 }),
      (released, percent) => {
        const part = reservePartOf(released, percent)
        return part >= 0 && part * 100 <= Math.max(0, released) * percent
      },
    ),
  )
})

import fc from 'fast-check'
import type { Period } from '@/lib/domain/booking/bookable'
import { offerItemLines } from '@/lib/domain/private-offers/offer-items'
import { latestOptionDay, OPTION, optionEnd, optionIssues } from '@/lib/domain/private-offers/option'
import { addDays } from '@/lib/domain/time/days'

const NOW = new Date('2026-03-15T09:00:00Z')
const stayFrom = (checkIn: string): Period => ({ mode: 'daily', checkIn, checkOut: addDays(checkIn, 1) })
const DAY_MS = 24 * 3_600_000

test('an option ends with its last day in Riyadh', () => {
  expect(optionEnd('2026-03-17').toISOString()).toBe('2026-03-17T21:00:00.000Z')
})

test('for any stay the latest day is within the bounds, and the day behind it is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 23 }), (ahead, hour) => {
      const now = new Date(NOW.getTime() + hour * 3_600_000)
      const checkIn = addDays('2026-03-15', ahead)
      const period = stayFrom(checkIn)
      const latest = latestOptionDay(period, now)
      if (latest === null) return optionIssues('2026-03-16', period, now)[0]?.code === 'option_stay_too_near'
      const end = optionEnd(latest).getTime()
      const isShort = end - now.getTime() <= OPTION.mostDays * DAY_MS
      const isBefore = end <= optionEnd(addDays(checkIn, -1)).getTime() - OPTION.daysBefore * DAY_MS
      const later = optionIssues(addDays(latest, 1), period, now)[0]?.code
      return isShort && isBefore && optionIssues(latest, period, now).length === 0 && later === 'day_too_late'
    }),
    { seed: 100 },
  )
})

test('the lines of items sum to quantity times price, under names of their own', () => {
  const item = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    quantity: fc.integer({ min: 1, max: 5000 }),
    unitHalalas: fc.integer({ min: 0, max: 10_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const lines = offerItemLines(items)
      const ids = new Set(lines.map(({ addOnId }) => addOnId))
      return (
        ids.size === items.length &&
        lines.every(
          (line, at) => line.amountHalalas === (items[at]?.quantity ?? 0) * (items[at]?.unitHalalas ?? 0),
        )
      )
    }),
    { seed: 100 },
  )
})

import fc from 'fast-check'
import { likelyEmptyNights, PAST_DAYS, type PastNight, unearned } from '@/lib/domain/statistics/empty-nights'
import { addDays, type Day, nightsOf, weekdayOf } from '@/lib/domain/time/days'

const TODAY = '2026-03-15'
const PAST = nightsOf(addDays(TODAY, -PAST_DAYS), TODAY)

/** One unit at 500 SAR; `leadOf` says how many days before it was booked, null: it stayed empty. */
const pastOf = (leadOf: (day: Day) => number | null): PastNight[] =>
  PAST.map((day) => {
    const lead = leadOf(day)
    return { day, open: 1, bookedOn: lead === null ? [] : [addDays(day, -lead)], priceHalalas: 50_000 }
  })

const SUNDAY = '2026-03-22'
const FRIDAY = '2026-03-20'

test('a weekday whose nights stayed empty is likely to, one whose nights were booked is not', () => {
  const past = pastOf((day) => (weekdayOf(day) === 'friday' ? 1 : null))
  expect(likelyEmptyNights([FRIDAY, SUNDAY], past, TODAY)).toEqual([SUNDAY])
})

test('past nights that were booked longer before do not count for a night that is still free', () => {
  const early = pastOf((day) => (PAST.indexOf(day) % 14 < 7 ? 20 : null))
  expect(likelyEmptyNights([SUNDAY], early, TODAY)).toEqual([SUNDAY])
  const lately = pastOf((day) => (PAST.indexOf(day) % 14 < 7 ? 2 : null))
  expect(likelyEmptyNights([SUNDAY], lately, TODAY)).toEqual([])
})

test('exactly half is not more than half', () => {
  const sundays = PAST.filter((day) => weekdayOf(day) === 'sunday').slice(-12)
  const past = pastOf((day) => (sundays.indexOf(day) % 2 === 0 ? 3 : null)).filter(({ day }) =>
    sundays.includes(day),
  )
  expect(likelyEmptyNights([SUNDAY], past, TODAY)).toEqual([])
})

test('fewer than six such nights give no answer, and without a free night there is none', () => {
  const few = pastOf(() => null).slice(-5 * 7)
  expect(likelyEmptyNights([SUNDAY], few, TODAY)).toBeNull()
  expect(likelyEmptyNights([], few, TODAY)).toEqual([])
  const closed = pastOf(() => null).map((night) => ({ ...night, open: 0 }))
  expect(likelyEmptyNights([SUNDAY], closed, TODAY)).toBeNull()
})

test('empty nights at their price less each discount', () => {
  const past = pastOf((day) => (day < addDays(TODAY, -4) ? 1 : null))
  const noPrice = past.map((night, at) => (at === PAST_DAYS - 1 ? { ...night, priceHalalas: null } : night))
  expect(unearned(noPrice)).toEqual({
    nights: 3,
    earnings: [
      { percent: 10, amountHalalas: 135_000 },
      { percent: 20, amountHalalas: 120_000 },
    ],
  })
})

test('more bookings never make a night likelier to stay empty, and a higher discount never earns more', () => {
  const leads = fc.array(fc.option(fc.nat(40), { nil: null }), { minLength: PAST_DAYS, maxLength: PAST_DAYS })
  const free = nightsOf(TODAY, addDays(TODAY, 30))
  fc.assert(
    fc.property(leads, fc.nat(PAST_DAYS - 1), (all, at) => {
      const past = pastOf((day) => all[PAST.indexOf(day)] ?? null)
      const more = pastOf((day) => (PAST.indexOf(day) === at ? 0 : (all[PAST.indexOf(day)] ?? null)))
      const before = likelyEmptyNights(free, past, TODAY) ?? []
      if (all[at] === null || (all[at] ?? 0) <= 0)
        for (const day of likelyEmptyNights(free, more, TODAY) ?? []) expect(before).toContain(day)
      const [ten, twenty] = unearned(past).earnings
      expect(twenty?.amountHalalas ?? 0).toBeLessThanOrEqual(ten?.amountHalalas ?? 0)
    }),
    { seed: 12 },
  )
})

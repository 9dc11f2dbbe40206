import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { feesWithOvertime, mostOvertime, withOvertimeOf } from '@/lib/domain/booking/overtime'
import { hasSameDates, isOpenFor, spanOf } from '@/lib/domain/booking/period'
import { instantAt } from '@/lib/domain/time/days'

const TIMES = { checkInTime: '15:00', checkOutTime: '12:00' }
const NIGHTS = { mode: 'daily', checkIn: '2026-12-10', checkOut: '2026-12-12' } as const
const HOURS = { mode: 'hourly', date: '2026-12-10', start: '21:00', hours: 3 } as const
const LATE = { kind: 'lateCheckOut', priceHalalas: 6_000, threshold: 3, charged: 'once' } as const

test('nights end so many hours after check-out, hours so many half hours later, and the turnover begins then', () => {
  const late = { ...NIGHTS, overtime: 3 }
  expect(spanOf(late, TIMES).to).toEqual(instantAt('2026-12-12', '15:00'))
  expect(occupiedSpan(late, { ...TIMES, turnoverMinutes: 60 }).to).toEqual(instantAt('2026-12-12', '16:00'))
  expect(spanOf({ ...HOURS, overtime: 3 }, TIMES).to).toEqual(instantAt('2026-12-11', '01:30'))
  expect(spanOf(HOURS, TIMES).to).toEqual(instantAt('2026-12-11', '00:00'))
})

test('a place that closes at one sells one hour after midnight and no more', () => {
  const hall = { checkInTime: '16:00', checkOutTime: '01:00' }
  expect([isOpenFor(hall, '21:00', 3, 60), isOpenFor(hall, '21:00', 3, 90)]).toEqual([true, false])
})

test('dates are the same in any order of their fields, whatever the overtime', () => {
  const stored = { hours: 3, start: '21:00', mode: 'hourly', date: '2026-12-10', overtime: 2 } as const
  expect(hasSameDates(HOURS, stored)).toBe(true)
  expect(hasSameDates({ ...HOURS, hours: 2 }, stored)).toBe(false)
  expect(hasSameDates(NIGHTS, stored)).toBe(false)
  expect(withOvertimeOf(HOURS, stored)).toEqual({ ...HOURS, overtime: 2 })
  expect(withOvertimeOf(HOURS, NIGHTS)).toEqual(HOURS)
})

test('what was agreed can be had at the price of today, also where less is sold, and at none where it is not sold', () => {
  const late = { ...NIGHTS, overtime: 3 }
  const agreed = (fees: Parameters<typeof feesWithOvertime>[0]['fees']) =>
    feesWithOvertime({ pricingMode: 'daily', ...(fees && { fees }) }, late)
  expect(agreed([LATE])).toEqual([LATE])
  expect(agreed([{ ...LATE, threshold: 2 }])).toEqual([LATE])
  expect(agreed(undefined)).toEqual([{ ...LATE, priceHalalas: 0 }])
  expect(mostOvertime({ pricingMode: 'hourly', fees: [LATE] })).toBe(0)
})

import { dueAtOf, lastDayOf, urgencyOf } from '@/lib/domain/account/privacy-request'

test.each([
  ['2026-11-01T09:00:00Z', 'calm'],
  ['2026-11-23T20:59:00Z', 'calm'],
  ['2026-11-23T21:00:00Z', 'urgent'],
  ['2026-12-01T20:59:00Z', 'urgent'],
  ['2026-12-01T21:00:00Z', 'late'],
])(
  'a request of 1 November in Riyadh is, on %s, %s: its last day is the thirtieth after it',
  (now, urgency) => {
    const due = dueAtOf(new Date('2026-11-01T09:00:00Z'))
    expect(lastDayOf(due)).toBe('2026-12-01')
    expect(urgencyOf(due, new Date(now))).toBe(urgency)
  },
)

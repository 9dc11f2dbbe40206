import { isInRun, pickHour } from '@/lib/domain/calendar/hour-choice'

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const slots = HOURS.map((start) => ({
  start,
  state: start === '19:00' ? ('taken' as const) : ('free' as const),
}))
const NONE = { start: null, hours: 1 }

test.each([
  ['a first hour begins a run', NONE, '16:00', { start: '16:00', hours: 1 }],
  ['a later one ends it', { start: '16:00', hours: 1 }, '18:00', { start: '16:00', hours: 3 }],
  [
    'another end makes it longer or shorter',
    { start: '16:00', hours: 3 },
    '17:00',
    { start: '16:00', hours: 2 },
  ],
  ['an earlier one begins anew', { start: '16:00', hours: 2 }, '15:00', { start: '15:00', hours: 1 }],
  ['nothing reaches over a taken hour', { start: '16:00', hours: 1 }, '20:00', { start: '20:00', hours: 1 }],
  ['nor over twelve hours', { start: '01:00', hours: 1 }, '13:00', { start: '13:00', hours: 1 }],
  [
    'the start of a longer run stays alone',
    { start: '16:00', hours: 3 },
    '16:00',
    { start: '16:00', hours: 1 },
  ],
  ['the only hour can be put back', { start: '16:00', hours: 1 }, '16:00', NONE],
])('hours of a pitch: %s', (_what, chosen, picked, expected) => {
  expect(pickHour(slots, chosen, picked)).toEqual(expected)
})

test('hours of a pitch: a run contains its hours and no others', () => {
  const run = { start: '16:00', hours: 2 }
  expect(HOURS.filter((hour) => isInRun(run, hour))).toEqual(['16:00', '17:00'])
  expect(HOURS.filter((hour) => isInRun(NONE, hour))).toEqual([])
})

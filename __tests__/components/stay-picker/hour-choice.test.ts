import {
  type ChosenRun,
  hoursOfEvening,
  isInRun,
  longestRun,
  pickHour,
} from '@/components/stay-picker/hours/hour-choice'

const THURSDAY = '2026-11-26'
const FRIDAY = '2026-11-27'
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const hoursOf = (date: string, hours: readonly string[], taken: readonly string[] = []) =>
  hours.map((start) => ({
    date,
    start,
    state: taken.includes(start) ? ('taken' as const) : ('free' as const),
  }))
/** Around the clock on both days; the hour of 19:00 on Thursday is taken. */
const slots = [...hoursOf(THURSDAY, HOURS, ['19:00']), ...hoursOf(FRIDAY, HOURS)]
/** From 16:00 to 02:00; 23:00 on Friday is taken. */
const EVENING_HOURS = ['00:00', '01:00', ...HOURS.slice(16)]
const pitch = [...hoursOf(THURSDAY, EVENING_HOURS), ...hoursOf(FRIDAY, EVENING_HOURS, ['23:00'])]

const run = (start: string | null, hours = 1, date = THURSDAY): ChosenRun => ({ date, start, hours })
const NONE: ChosenRun = { date: null, start: null, hours: 1 }

test.each([
  ['a first hour begins a run', NONE, '16:00', run('16:00')],
  ['a later one ends it', run('16:00'), '18:00', run('16:00', 3)],
  ['another end makes it longer or shorter', run('16:00', 3), '17:00', run('16:00', 2)],
  ['an earlier one begins anew', run('16:00', 2), '15:00', run('15:00')],
  ['nothing reaches over a taken hour', run('16:00'), '20:00', run('20:00')],
  ['nor over twelve hours', run('01:00'), '13:00', run('13:00')],
  ['the start of a longer run stays alone', run('16:00', 3), '16:00', run('16:00')],
  ['the only hour can be put back', run('16:00'), '16:00', run(null)],
])('hours of a pitch: %s', (_what, chosen, start, expected) => {
  expect(pickHour(slots, chosen, { date: THURSDAY, start })).toEqual(expected)
})

test('hours of a pitch: a run goes on after midnight and is booked on the day on which it starts', () => {
  const chosen = pickHour(pitch, run('22:00'), { date: FRIDAY, start: '01:00' })
  expect(chosen).toEqual(run('22:00', 4))
  expect(pitch.filter((slot) => isInRun(chosen, slot)).map(({ date, start }) => [date, start])).toEqual([
    [THURSDAY, '22:00'],
    [THURSDAY, '23:00'],
    [FRIDAY, '00:00'],
    [FRIDAY, '01:00'],
  ])
})

test('hours of a pitch: a run contains its hours and no others', () => {
  const chosen = run('16:00', 2)
  expect(hoursOf(THURSDAY, HOURS).filter((hour) => isInRun(chosen, hour))).toHaveLength(2)
  expect(slots.filter((hour) => isInRun(NONE, hour))).toEqual([])
})

test('hours of a pitch: an evening ends with the hours after midnight of the next date', () => {
  const starts = (day: string) => hoursOfEvening(pitch, day).map(({ date, start }) => `${date} ${start}`)
  expect(starts(THURSDAY)).toEqual([
    ...HOURS.slice(16).map((start) => `${THURSDAY} ${start}`),
    `${FRIDAY} 00:00`,
    `${FRIDAY} 01:00`,
  ])
  expect(starts(FRIDAY)).not.toContain(`${FRIDAY} 01:00`)
})

test.each([
  ['closing after midnight', THURSDAY, '23:00', { hours: 3, endsBy: 'closing' }],
  ['closing, from an hour after midnight', FRIDAY, '01:00', { hours: 1, endsBy: 'closing' }],
  ['the next booking', FRIDAY, '20:00', { hours: 3, endsBy: 'taken' }],
])('hours of a pitch: no run passes %s', (_what, date, start, expected) => {
  expect(longestRun(pitch, { date, start })).toEqual(expected)
})

test('hours of a pitch: twelve hours are the most of a pitch that never closes', () => {
  expect(longestRun(slots, { date: THURSDAY, start: '20:00' })).toEqual({ hours: 12, endsBy: 'limit' })
})

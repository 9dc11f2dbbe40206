import { endOfRun, isInRuns, runLengths } from '@/components/vendor-calendar/board/hour-range'

const EVENING = { opens: '16:00', closes: '02:00' }

test('a run of hours ends after an open hour of its day, or passes midnight with the listing', () => {
  expect(runLengths(EVENING, '22:00')).toEqual([1, 2, 3, 4])
  expect(runLengths({ opens: '08:00', closes: '10:00' }, '08:00')).toEqual([1, 2])
  expect(runLengths(EVENING, '01:00')).toEqual([1, 16, 17, 18, 19, 20, 21, 22, 23])
  expect(runLengths({ opens: '00:00', closes: '00:00' }, '05:00')).toHaveLength(24)
})

test('a run has its end, also past midnight', () => {
  expect(endOfRun({ start: '16:00', hours: 2 })).toEqual({ time: '18:00', isNextDay: false })
  expect(endOfRun({ start: '22:00', hours: 2 })).toEqual({ time: '00:00', isNextDay: true })
})

test('the hours past midnight of a run lie on the day after', () => {
  const runs = { from: '2026-03-20', to: '2026-03-21', run: { start: '23:00', hours: 2 } }
  const isIn = (day: string, start: string) => isInRuns(runs, { day, start })
  expect([isIn('2026-03-20', '00:00'), isIn('2026-03-20', '23:00'), isIn('2026-03-21', '00:00')]).toEqual([
    false,
    true,
    true,
  ])
  expect([isIn('2026-03-22', '00:00'), isIn('2026-03-22', '23:00'), isIn('2026-03-22', '01:00')]).toEqual([
    true,
    false,
    false,
  ])
})

import { isPickable, pickDay } from '@/components/stay-picker/stay-choice'

const states = new Map([
  ['2026-12-01', 'past'],
  ['2026-12-02', 'free'],
  ['2026-12-03', 'free'],
  ['2026-12-04', 'taken'],
  ['2026-12-05', 'free'],
] as const)

test('search-dates: choosing check-in clears check-out; a later day ends the stay, an earlier one begins anew', () => {
  const whole = { checkIn: '2026-12-02', checkOut: '2026-12-04' }
  expect(pickDay(whole, '2026-12-05')).toEqual({ checkIn: '2026-12-05', checkOut: null })
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-04')).toEqual(whole)
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-01').checkIn).toBe('2026-12-01')
  expect(pickDay({ checkIn: '2026-12-02', checkOut: null }, '2026-12-02').checkOut).toBeNull()
})

test('a stay may end on a taken day, and neither begin on it nor span it', () => {
  const begun = { checkIn: '2026-12-02', checkOut: null }
  const nothing = { checkIn: null, checkOut: null }
  expect(isPickable(states, begun, '2026-12-04')).toBe(true)
  expect(isPickable(states, begun, '2026-12-05')).toBe(false)
  expect(isPickable(states, nothing, '2026-12-04')).toBe(false)
  expect(isPickable(states, nothing, '2026-12-01')).toBe(false)
})

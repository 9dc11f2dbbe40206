import { bookingsOn, cellState, hourState, openHours } from '@/components/vendor-calendar/board/cell-state'
import { calendarView, lastChangeable, timelineFrom } from '@/components/vendor-calendar/calendar-view'
import { type CalendarChange, calendarChange } from '@/components/vendor-calendar/change/calendar-change'
import type { CalendarDayWire } from '@/lib/contract/schemas/calendar/wire'

const TODAY = '2026-03-18'

const aDay = (options: Partial<CalendarDayWire>): CalendarDayWire => ({
  day: TODAY,
  state: 'taken',
  price: 500,
  isOwnPrice: false,
  freeUnits: 0,
  closed: 0,
  imported: 0,
  booked: 0,
  feeds: [],
  note: null,
  ...options,
})

test.each([
  [{ state: 'past' }, 'past'],
  [{ state: 'free', freeUnits: 1, booked: 2 }, 'open'],
  [{ booked: 1, closed: 2 }, 'booked'],
  [{ closed: 1, imported: 1 }, 'blocked'],
  [{ imported: 1 }, 'foreign'],
  [{ state: 'closed' }, 'unsold'],
] as const)('a day of %j is shown as %s', (options, look) => {
  expect(cellState(aDay(options))).toBe(look)
})

const booking = (checkInAt: string, checkOutAt: string) => ({
  _id: checkInAt,
  code: 'DY-ABCDEF',
  status: 'confirmed' as const,
  units: 1,
  checkInAt,
  checkOutAt,
  guest: { name: 'Noura', name_ar: 'نورة' },
})

const settings = { minNights: null, maxNights: null, turnoverMinutes: 0, leadHours: 0 }

test('a guest is shown on each night of a stay and not on the day of leaving; an hour past midnight on its own date', () => {
  const nights = booking('2026-03-20T12:00:00Z', '2026-03-22T09:00:00Z')
  const evening = booking('2026-03-22T19:00:00Z', '2026-03-22T22:30:00Z')
  const on = (day: string) => bookingsOn({ bookings: [nights, evening], settings }, day).map((one) => one._id)
  expect(['19', '20', '21', '22', '23'].map((date) => on(`2026-03-${date}`))).toEqual([
    [],
    [nights._id],
    [nights._id],
    [evening._id],
    [],
  ])
})

test('a guest whose late check-out takes the next night, itself or with the time after it, is shown on it', () => {
  const isOn = (checkOutAt: string, turnoverMinutes = 0) => {
    const bookings = [booking('2026-03-20T12:00:00Z', checkOutAt)]
    return bookingsOn({ bookings, settings: { ...settings, turnoverMinutes } }, '2026-03-22').length === 1
  }
  expect([isOn('2026-03-22T12:00:00Z'), isOn('2026-03-22T13:00:00Z')]).toEqual([false, true])
  expect([isOn('2026-03-22T10:00:00Z', 120), isOn('2026-03-22T11:00:00Z', 120)]).toEqual([false, true])
})

test('hours of a day: those that are open, and taken only when no unit is left', () => {
  expect(openHours({ opens: '16:00', closes: '01:00' })).toEqual(
    ['00', '16', '17', '18', '19', '20', '21', '22', '23'].map((hour) => `${hour}:00`),
  )
  const taken = (unit: string, cause: 'booking' | 'vendor' | 'ical') => ({
    unit,
    cause,
    from: '2026-03-20T15:00:00Z',
    to: '2026-03-20T17:00:00Z',
    feed: null,
    note: null,
  })
  const now = new Date('2026-03-20T12:30:00Z')
  const look = (takenSpans: Parameters<typeof hourState>[0], start: string, units = 1) =>
    hourState(takenSpans, units, { day: '2026-03-20', start }, now)
  expect(look([taken('a', 'booking')], '18:00')).toBe('booked')
  expect(look([taken('a', 'vendor')], '19:00')).toBe('blocked')
  expect(look([taken('a', 'ical')], '19:00')).toBe('foreign')
  expect(look([taken('a', 'booking')], '20:00')).toBe('open')
  expect(look([taken('a', 'booking'), taken('a', 'booking')], '18:00', 2)).toBe('open')
  expect([look([], '14:00'), look([], '15:00')]).toEqual(['past', 'open'])
})

const aChange = (options: Partial<CalendarChange>): CalendarChange => ({
  from: '2026-03-20',
  to: '2026-03-21',
  start: '',
  hours: 1,
  action: 'close',
  price: '',
  note: '',
  units: '',
  ...options,
})

test('a typed change becomes the body of the call: both typed days are included', () => {
  const body = (options: Partial<CalendarChange>) => calendarChange(aChange(options)).body
  const range = { from: '2026-03-20', to: '2026-03-22' }
  expect(body({})).toEqual({ close: [range] })
  expect(body({ note: ' Family ', units: '٢' })).toEqual({ close: [{ ...range, note: 'Family', units: 2 }] })
  expect(body({ action: 'open', note: 'Family' })).toEqual({ open: [range] })
  const run = { start: '22:00', hours: 4 }
  expect(body(run)).toEqual({ close: [{ ...range, ...run }] })
  const prices = (price: number | null) => ({
    prices: ['2026-03-20', '2026-03-21'].map((day) => ({ day, price })),
  })
  expect(body({ action: 'price', price: '1,250.50' })).toEqual(prices(1250.5))
  expect(body({ action: 'weekPrice', price: '7' })).toEqual(prices(null))
})

test.each([
  [{ from: '' }, { path: 'from', code: 'required' }],
  [{ to: '2026-02-30' }, { path: 'to', code: 'not_a_day' }],
  [{ to: '2026-03-19' }, { path: 'to', code: 'range_end_before_start' }],
  [
    { action: 'price', price: '' },
    { path: 'price', code: 'required' },
  ],
  [
    { action: 'price', price: 'much' },
    { path: 'price', code: 'not_an_amount' },
  ],
  [
    { action: 'price', price: '1999.555' },
    { path: 'price', code: 'not_an_amount' },
  ],
  [
    { action: 'price', price: '2,5' },
    { path: 'price', code: 'not_an_amount' },
  ],
  [
    { action: 'price', price: '0.5' },
    { path: 'price', code: 'min' },
  ],
  [{ units: '1.5' }, { path: 'units', code: 'integer' }],
  [{ units: '0' }, { path: 'units', code: 'min' }],
  [{ to: '2027-12-01' }, { path: 'to', code: 'too_many_nights' }],
] as const)('a change with %j is refused at its field', (options, issue) => {
  expect(calendarChange(aChange(options))).toMatchObject({ body: null, issues: [issue] })
})

test('a calendar shows the requested month between this one and the last that can be booked', () => {
  expect(calendarView({ month: '2026-12' }, TODAY)).toEqual({
    month: '2026-12',
    from: '2026-12-01',
    to: '2027-01-01',
    previous: '2026-11',
    next: '2027-01',
  })
  expect(calendarView({}, TODAY)).toMatchObject({ month: '2026-03', previous: null, next: '2026-04' })
  expect(calendarView({ month: '2026-02' }, TODAY).month).toBe('2026-03')
  expect(calendarView({ month: '2026-13' }, TODAY).month).toBe('2026-03')
  const last = lastChangeable(TODAY)
  expect(calendarView({ month: last.slice(0, 7) }, TODAY)).toMatchObject({ next: null })
})

test('a week of hours, and the row of days of all listings, begin today at the earliest', () => {
  expect(calendarView({ week: '2026-03-28' }, TODAY)).toEqual({
    month: null,
    from: '2026-03-28',
    to: '2026-04-04',
    previous: '2026-03-21',
    next: '2026-04-04',
  })
  expect(calendarView({ week: '2026-03-20' }, TODAY).previous).toBe(TODAY)
  expect(['nonsense', '2026-03-01', undefined].map((requested) => timelineFrom(requested, TODAY))).toEqual([
    TODAY,
    TODAY,
    TODAY,
  ])
  expect(timelineFrom('2030-01-01', TODAY)).toBe(lastChangeable(TODAY))
})

import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aStayRule } from '@/__tests__/lib/domain/booking/a-stay-rule'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import StayPicker from '@/components/stay-picker/stay-picker'
import { type BookedStay, StayProvider } from '@/components/stay-picker/stay-state'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import type { StayRuleTerms } from '@/lib/domain/booking/vendor-stay-rules'
import type { OwnBooking } from '@/lib/domain/booking/wire'
import { addDays, instantAt, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { eveningAt } from '@/lib/domain/time/evening'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

/** Half past one in Riyadh, when the hours of the evening before are still offered; its month has days left. */
const NOW = new Date('2026-03-15T22:30:00Z')
const today = riyadhDay(NOW)
const evening = eveningAt(NOW)
const taken = addDays(today, 1)
const closed = addDays(today, 2)
/** A departure on it leaves too little time before the next stay. */
const unready = addDays(today, 5)
const stateOf = (day: string) => (day === taken ? 'taken' : day === closed ? 'closed' : 'free')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'] })
})
afterEach(() => void jest.useRealTimers())

function show(
  mode: 'daily' | 'hourly',
  {
    locale = 'en',
    own,
    ownBookings = [],
    stayRules,
    turnoverMinutes = 0,
  }: {
    locale?: 'ar' | 'en'
    own?: BookedStay
    ownBookings?: OwnBooking[]
    stayRules?: StayRuleTerms[]
    turnoverMinutes?: number
  } = {},
) {
  const days = nightsOf(today, addDays(today, MAX_DAYS_AHEAD)).map((day) => ({
    day,
    state: stateOf(day),
    price: 500,
    freeUnits: 1,
    ...(day === unready ? { isDepartureTaken: true } : {}),
  }))
  const slots = ['18:00', '19:00'].map((start, i) => ({
    start,
    state: i === 0 ? 'taken' : 'past',
    price: 120,
  }))
  const availability = (from: string, to: string) =>
    `GET /api/v1/services/al-nakheel/availability?from=${from}&to=${to}`
  fakeBackend({
    [availability(today, addDays(today, MAX_DAYS_AHEAD))]: { body: { days, slots: [], ownBookings } },
    [availability(evening, addDays(evening, 1))]: { body: { days, slots, ownBookings } },
    [availability(addDays(evening, 1), addDays(evening, 2))]: { body: { days, slots: [] } },
    'GET /api/v1/waiting': { body: { data: [] } },
  })
  const listing = aListing()
  listing.terms = {
    ...listing.terms,
    pricingMode: mode,
    turnoverMinutes,
    ...(stayRules ? { stayRules } : {}),
  }
  renderInPage(
    <StayProvider offer={toListingForBooking(listing)} own={own}>
      <StayPicker />
    </StayProvider>,
    locale,
  )
  return userEvent.setup()
}

test.each([
  ['en', /taken; we can tell you if it becomes available$/, /not offered$/, 'Tell me when it is available'],
  ['ar', /محجوز، ويمكننا إخبارك إذا توفر$/, /غير معروض$/, 'أخبرني إذا توفرت'],
] as const)(
  'a taken day can be pressed and names its action; a closed one cannot: %s',
  async (locale, canWait, notOffered, notifyMe) => {
    const user = show('daily', { locale })
    const day = await screen.findByRole('button', { name: canWait })
    expect(day).not.toHaveAttribute('aria-disabled')
    expect(screen.getAllByRole('button', { name: notOffered })[0]).toHaveAttribute('aria-disabled', 'true')
    day.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: notifyMe })).toBeVisible()
  },
)

test.each([
  [
    'daily',
    'awaiting_payment',
    { checkIn: taken, checkOut: closed },
    instantAt(closed, '12:00'),
    'Complete the payment',
    /booked for you$/,
  ],
  [
    'daily',
    'confirmed',
    { checkIn: today, checkOut: taken },
    instantAt(taken, '16:00'),
    'See the booking',
    /booked for you$/,
  ],
  [
    'hourly',
    'requested',
    { date: evening, start: '18:00', hours: 1 },
    instantAt(evening, '19:00'),
    'See the booking',
    /^6:00\spm.*booked for you$/,
  ],
  [
    'hourly',
    'confirmed',
    { date: evening, start: '17:00', hours: 1 },
    instantAt(evening, '18:30'),
    'See the booking',
    /^6:00\spm.*booked for you$/,
  ],
] as const)(
  'what a guest has booked is not offered as taken by another: %s',
  async (mode, status, dates, end, link, name) => {
    const user = show(mode, { ownBookings: [{ _id: 'b1', status, dates, checkOutAt: end.toISOString() }] })
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringContaining('/booking/b1'),
    )
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('button', { name: 'Tell me when it is available' })).not.toBeInTheDocument()
  },
)

const nightsUntil = (checkIn: string, checkOut: string, time = '12:00'): BookedStay => ({
  ...{ checkIn, start: null, checkOutAt: instantAt(checkOut, time).toISOString() },
})

test.each([
  ['the own late check-out takes', '16:00', 0],
  ['the time after the own late check-out takes', '15:00', 120],
])('a guest who leaves late may extend over the night that %s', async (_what, time, turnoverMinutes) => {
  const dayOf = (day: string) => document.querySelector(`[data-day="${day}"]`) as Element
  const user = show('daily', { own: nightsUntil(today, taken, time), turnoverMinutes })
  await screen.findByRole('grid')
  await user.click(dayOf(today))
  expect(dayOf(closed)).not.toHaveAttribute('aria-disabled')
})

test('a guest with overtime may extend over the hour that it takes', async () => {
  const checkOutAt = instantAt(evening, '18:30').toISOString()
  show('hourly', { own: { checkIn: evening, start: '17:00', checkOutAt } })
  expect(await screen.findByRole('button', { name: /^6:00\spm/ })).not.toHaveAttribute('aria-disabled')
})

test('a guest who moves an own booking is not offered the waiting list: a taken day is disabled', async () => {
  show('daily', { own: nightsUntil(today, taken) })
  const day = await screen.findByRole('button', { name: /, taken$/ })
  expect(day).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['en', 'At least 3 nights when you arrive on a Thursday in Ramadan'],
  ['ar', 'عند الوصول يوم الخميس في رمضان: 3 ليالٍ على الأقل'],
] as const)('a day on which no stay may end is disabled and names its rule: %s', async (locale, sentence) => {
  // Thursday 19 March, the last day of Ramadan, and the day after it.
  const [thursday, friday] = [addDays(today, 3), addDays(today, 4)]
  const stayRules = [aStayRule({ season: 'ramadan', weekdays: ['thursday'], minNights: 3 })]
  const user = show('daily', { locale, stayRules })
  await screen.findByRole('grid')
  const dayOf = (day: string) => document.querySelector(`[data-day="${day}"]`)
  await user.click(dayOf(thursday) as Element)
  expect(dayOf(friday)).toHaveAttribute('aria-disabled', 'true')
  expect(dayOf(friday)).toHaveAccessibleName(expect.stringContaining(sentence))
  await user.click(dayOf(friday) as Element)
  expect(screen.getByText(sentence)).toBeVisible()
  expect(dayOf(addDays(thursday, 3))).not.toHaveAttribute('aria-disabled')
})

test('a departure that leaves too little time is disabled, but for the own booking that moves', async () => {
  const note = 'No departure on this day: the place needs time to prepare for the next guest'
  const dayOf = (day: string) => document.querySelector(`[data-day="${day}"]`) as Element
  const user = show('daily')
  await screen.findByRole('grid')
  await user.click(dayOf(addDays(today, 4)))
  expect(dayOf(unready)).toHaveAccessibleName(expect.stringContaining(note))
  await user.click(dayOf(unready))
  expect(screen.getByText(note)).toBeVisible()
  cleanup()
  show('daily', { own: nightsUntil(unready, addDays(today, 6)) })
  await screen.findByRole('grid')
  await user.click(dayOf(addDays(today, 4)))
  expect(dayOf(unready)).not.toHaveAttribute('aria-disabled')
})

test('the calendar reaches as far as stays are sold, and opens on the month of an own booking at its end', async () => {
  const checkOut = addDays(today, MAX_DAYS_AHEAD)
  const checkIn = addDays(checkOut, -1)
  show('daily', { own: nightsUntil(checkIn, checkOut) })
  await screen.findByRole('grid')
  const day = document.querySelector(`[data-day="${checkIn}"]`)
  expect(day).toBeVisible()
  expect(day).not.toHaveAttribute('aria-disabled', 'true')
})

test('where every hour of a day is taken the waiting list is offered', async () => {
  const user = show('hourly')
  const hour = await screen.findByRole('button', { name: /6:00\spm.*we can tell you/ })
  expect(hour).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('button', { name: /7:00\spm.*past/ })).toHaveAttribute('aria-disabled', 'true')
  await user.click(hour)
  expect(await screen.findByRole('button', { name: 'Tell me when it is available' })).toBeVisible()
})

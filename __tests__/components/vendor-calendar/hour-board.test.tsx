import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListingCalendar } from '@/components/vendor-calendar/listing-calendar'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { addDays, nightsOf } from '@/lib/domain/time/days'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

/** Far ahead, so that no hour of it is ever past. */
const TODAY = '2091-03-05'
const CALL = 'PUT /api/v1/vender/services/s1/calendar'

const CALENDAR: CalendarWire = {
  serviceId: 's1',
  mode: 'hourly',
  units: 1,
  days: nightsOf(TODAY, addDays(TODAY, 7)).map((day) => ({
    day,
    state: 'free',
    price: 120,
    isOwnPrice: false,
    freeUnits: 1,
    closed: 0,
    imported: 0,
    booked: 0,
    feeds: [],
    note: null,
  })),
  hours: {
    opens: '16:00',
    closes: '02:00',
    taken: [
      {
        unit: 'u1',
        from: '2091-03-06T15:00:00Z',
        to: '2091-03-06T17:00:00Z',
        cause: 'booking',
        feed: null,
        note: null,
      },
      {
        unit: 'u1',
        from: '2091-03-07T15:00:00Z',
        to: '2091-03-07T16:00:00Z',
        cause: 'vendor',
        feed: null,
        note: 'Grass',
      },
    ],
  },
  bookings: [
    {
      _id: 'b1',
      code: 'DY-ABCDEF',
      status: 'confirmed',
      units: 1,
      checkInAt: '2091-03-06T15:00:00Z',
      checkOutAt: '2091-03-06T17:00:00Z',
      guest: { name: 'Noura', name_ar: 'نورة' },
    },
  ],
  settings: { minNights: null, maxNights: null, turnoverMinutes: 0, leadHours: 0 },
  feeds: [],
  feed: { exportUrl: '', importUrl: null, lastReadAt: null, lastProblem: null },
  conflicts: [],
}

function show({ locale = 'en', isWide = true }: { locale?: 'ar' | 'en'; isWide?: boolean } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide }) as never
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  renderInPage(
    <ListingCalendar
      dir={dir}
      name="Pitch"
      calendar={CALENDAR}
      today={TODAY}
      max={addDays(TODAY, 500)}
      month={null}
    />,
    locale,
  )
  return userEvent.setup()
}

const cell = (date: number, hour: number) =>
  document.querySelector(`[data-day="2091-03-0${date}"][data-start="${hour}:00"]`) as HTMLElement
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chosen]')].map(
    ({ dataset }) => `${dataset['day']?.slice(8)} ${dataset['start'] ?? 'day'}`,
  )
/** Hidden by the width that jsdom has, so it is not found by its role. */
const panel = () => within(document.querySelector('aside') as HTMLElement)
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(panel().getByRole('button', { name: 'Save', hidden: true }))

test('booking-vendor: a mouse drags over hours of two days, and only these hours are closed', async () => {
  const calls = fakeBackend({ [CALL]: { body: CALENDAR } })
  const user = show()
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell(8, 18) },
    { target: cell(9, 20) },
    { keys: '[/MouseLeft]' },
  ])
  expect(chosen()).toEqual(['08 18:00', '09 18:00', '08 19:00', '09 19:00', '08 20:00', '09 20:00'])
  expect(panel().getByLabelText('From hour')).toHaveDisplayValue('6:00 pm')
  expect(panel().getByLabelText('Until')).toHaveDisplayValue('9:00 pm')
  await save(user)
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const range = { from: '2091-03-08', to: '2091-03-10', start: '18:00', hours: 3 }
  expect(calls[0]?.body).toEqual({ close: [range] })
})

test('booking-vendor: arrows move between hours, in Arabic to the left, and Shift extends the run', async () => {
  const user = show({ locale: 'ar' })
  await user.tab()
  expect(document.activeElement).toBe(document.querySelector(`[data-day="${TODAY}"]:not([data-start])`))
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(cell(7, 16)).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}')
  expect(chosen()).toEqual(['07 16:00', '08 16:00', '07 17:00', '08 17:00'])
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
})

test('booking-vendor: an hour is named by its day, time, state, guest and the reason why it is closed', () => {
  show()
  expect(cell(6, 18)).toHaveAccessibleName('Tuesday, 6 March 2091, 6:00 pm, booked, Noura')
  expect(cell(7, 18)).toHaveAccessibleName('Wednesday, 7 March 2091, 6:00 pm, closed, Grass')
  expect(cell(7, 19)).toHaveAccessibleName('Wednesday, 7 March 2091, 7:00 pm, open')
})

test('booking-vendor: two taps open the sheet; a taken hour is refused with a message and the input remains', async () => {
  const body = {
    code: 'dates_unavailable',
    message: 'Taken',
    nearest: [],
    days: ['2091-03-06'],
    hours: [{ day: '2091-03-06', start: '18:00' }],
  }
  fakeBackend({ [CALL]: { status: 409, body } })
  const user = show({ isWide: false })
  for (const hour of [17, 18]) {
    fireEvent.pointerDown(cell(6, hour), { pointerType: 'touch' })
    fireEvent.click(cell(6, hour), { detail: 1 })
    if (hour === 17) expect(screen.getByText('Now tap the last hour.')).toBeVisible()
  }
  const sheet = within(await screen.findByRole('dialog', { name: 'Change days' }))
  await user.type(sheet.getByLabelText('A note for yourself'), 'Grass')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent('guests have booked 6 Mar at 6:00 pm')
  expect(sheet.getByLabelText('A note for yourself')).toHaveValue('Grass')
})

test('booking-vendor: the form alone opens hours past midnight, and offers no price where hours have one', async () => {
  const calls = fakeBackend({ [CALL]: { body: CALENDAR } })
  const user = show()
  expect(panel().queryByRole('radio', { name: 'Special price', hidden: true })).toBeNull()
  fireEvent.change(panel().getByLabelText('From'), { target: { value: '2091-03-09' } })
  fireEvent.change(panel().getByLabelText('To'), { target: { value: '2091-03-09' } })
  await user.selectOptions(panel().getByLabelText('From hour'), '23:00')
  await user.selectOptions(panel().getByLabelText('Until'), '2')
  expect(document.querySelectorAll('[data-chosen]')).toHaveLength(2)
  await user.click(panel().getByRole('radio', { name: 'Open', hidden: true }))
  await save(user)
  const range = { from: '2091-03-09', to: '2091-03-10', start: '23:00', hours: 2 }
  await waitFor(() => expect(calls[0]?.body).toEqual({ open: [range] }))
})

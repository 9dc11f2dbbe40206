import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListingCalendar } from '@/components/vendor-calendar/listing-calendar'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import { addDays, nightsOf } from '@/lib/domain/time/days'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const TODAY = '2026-03-05'

const CALENDAR: CalendarWire = {
  serviceId: 's1',
  mode: 'daily',
  units: 1,
  hours: null,
  days: nightsOf('2026-03-01', '2026-04-01').map((day) => ({
    day,
    state: day < TODAY ? 'past' : day === '2026-03-20' ? 'taken' : 'free',
    price: 500,
    isOwnPrice: false,
    freeUnits: 1,
    closed: 0,
    imported: 0,
    booked: day === '2026-03-20' ? 1 : 0,
    feeds: [],
    note: null,
  })),
  bookings: [
    {
      _id: 'b1',
      code: 'DY-ABCDEF',
      status: 'confirmed',
      units: 1,
      checkInAt: '2026-03-20T12:00:00Z',
      checkOutAt: '2026-03-21T09:00:00Z',
      guest: { name: 'Noura', name_ar: 'نورة' },
    },
  ],
  settings: { minNights: null, maxNights: null, turnoverMinutes: 0, leadHours: 0 },
  feeds: [],
  feed: { exportUrl: '', importUrl: null, lastReadAt: null, lastProblem: null },
  conflicts: [],
}
const CALL = 'PUT /api/v1/vender/services/s1/calendar'

/** The panel stands beside the grid on a wide screen and opens as a sheet on a narrow one. */
const screenIs = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches }) as never
}

function show(locale: 'ar' | 'en' = 'en') {
  renderInPage(
    <ListingCalendar
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      name="Palm"
      calendar={CALENDAR}
      today={TODAY}
      max={addDays(TODAY, 500)}
      month="2026-03"
    />,
    locale,
  )
  return userEvent.setup()
}

const cell = (date: number) =>
  document.querySelector(`[data-day="2026-03-${String(date).padStart(2, '0')}"]`) as HTMLElement
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chosen]')].map((one) => one.dataset['day']?.slice(8))
/** Hidden by the width that jsdom has, so it is not found by its role. */
const panel = () => within(document.querySelector('aside') as HTMLElement)

beforeEach(() => {
  screenIs(true)
})

test('booking-vendor: Shift with the arrows extends the run, Enter focuses the form, and saving sends both days', async () => {
  const calls = fakeBackend({ [CALL]: { body: CALENDAR } })
  const user = show()
  cell(10).focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(chosen()).toEqual(['10', '11', '12'])
  expect(cell(12)).toHaveFocus()
  await user.keyboard('{Enter}')
  const from = panel().getByLabelText('From')
  expect(from).toHaveFocus()
  expect(from).toHaveValue('10-03-2026')
  expect(panel().getByLabelText('To')).toHaveValue('12-03-2026')
  await user.click(panel().getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ close: [{ from: '2026-03-10', to: '2026-03-13' }] })
  expect(chosen()).toEqual([])
})

test('booking-vendor: a missing price gets the focus, and after saving it is in the first field of the form', async () => {
  fakeBackend({ [CALL]: { body: CALENDAR } })
  const user = show()
  fireEvent.change(panel().getByLabelText('From'), { target: { value: '24-03-2026' } })
  fireEvent.change(panel().getByLabelText('To'), { target: { value: '24-03-2026' } })
  await user.click(panel().getByRole('radio', { name: 'Special price', hidden: true }))
  await user.click(panel().getByRole('button', { name: 'Save', hidden: true }))
  const price = panel().getByLabelText('Price of a day in riyals')
  await waitFor(() => expect(price).toHaveFocus())
  expect(price).toBeInvalid()
  await user.keyboard('1400{Enter}')
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(panel().getByLabelText('From')).toHaveFocus()
})

test('an unusual price is saved only once the question is confirmed', async () => {
  const unusual = [{ reason: 'low', days: ['2026-03-24'], price: 100, usual: 1320 }]
  const calls = fakeBackend({
    [CALL]: [{ status: 409, body: { code: 'unusual_change', message: 'x', unusual } }, { body: CALENDAR }],
  })
  const user = show()
  fireEvent.change(panel().getByLabelText('From'), { target: { value: '24-03-2026' } })
  fireEvent.change(panel().getByLabelText('To'), { target: { value: '24-03-2026' } })
  await user.click(panel().getByRole('radio', { name: 'Special price', hidden: true }))
  await user.type(panel().getByLabelText('Price of a day in riyals'), '100')
  await user.click(panel().getByRole('button', { name: 'Save', hidden: true }))
  const question = await screen.findByRole('dialog', { name: 'Is this what you mean?' })
  expect(question).toHaveTextContent(/24 Mar.*100.*far below the usual.*1,320/)
  expect(moves).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, save' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls.map(({ body }) => body)).toEqual([
    { prices: [{ day: '2026-03-24', price: 100 }] },
    { prices: [{ day: '2026-03-24', price: 100 }], confirmed: true },
  ])
})

test('booking-vendor: in Arabic the arrow to the left moves on, and the run grows with it', async () => {
  const user = show('ar')
  cell(10).focus()
  await user.keyboard('{ArrowLeft}')
  expect(cell(11)).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19'])
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(chosen()).toEqual(['05', '06', '07', '08', '09', '10', '11'])
  await user.keyboard('{Escape}')
  expect(chosen()).toEqual([])
})

test('booking-vendor: a day is named by its price, its state and its guest; the bands of the week are drawn over their columns', () => {
  show()
  expect(cell(20)).toHaveAccessibleName('Friday, 20 March 2026, 500 Saudi riyals, booked, Noura')
  expect(cell(21)).toHaveAccessibleName('Saturday, 21 March 2026, 500 Saudi riyals, open')
  expect(screen.getByText('2').closest('button')).toBeNull()
  const bands = screen.getAllByRole('columnheader', { name: / to / })
  expect(bands.map((band) => [band.textContent, band.getAttribute('colspan')])).toEqual([
    ['Sunday to Wednesday', '4'],
    ['Thursday to Saturday', '3'],
  ])
})

test('booking-vendor: a mouse drags over days, past ones are never chosen', async () => {
  const user = show()
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell(3) },
    { target: cell(10) },
    { keys: '[/MouseLeft]' },
  ])
  expect(chosen()).toEqual([])
  await user.pointer([
    { keys: '[MouseLeft>]', target: cell(10) },
    { target: cell(8) },
    { keys: '[/MouseLeft]' },
  ])
  expect(chosen()).toEqual(['08', '09', '10'])
  await user.hover(cell(25))
  expect(chosen()).toEqual(['08', '09', '10'])
})

test('booking-vendor: two taps choose a run and open the sheet; a conflicting booking is named and the input remains', async () => {
  screenIs(false)
  fakeBackend({
    [CALL]: {
      status: 409,
      body: { code: 'dates_unavailable', message: 'Taken', nearest: [], days: ['2026-03-20'] },
    },
  })
  const user = show()
  const tap = (date: number) => {
    fireEvent.pointerDown(cell(date), { pointerType: 'touch' })
    fireEvent.click(cell(date), { detail: 1 })
  }
  tap(18)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Now tap the last day.')).toBeVisible()
  tap(20)
  const sheet = within(await screen.findByRole('dialog', { name: 'Change days' }))
  expect(sheet.getByLabelText('From')).toHaveValue('18-03-2026')
  await user.type(sheet.getByLabelText('A note for yourself'), 'Family')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent('guests have booked 20 Mar')
  expect(sheet.getByLabelText('A note for yourself')).toHaveValue('Family')
})

test('booking-vendor: the form alone does what the grid does, and shows errors at their fields', async () => {
  const calls = fakeBackend({ [CALL]: { body: CALENDAR } })
  const user = show()
  await user.click(panel().getByRole('radio', { name: 'Special price', hidden: true }))
  await user.click(panel().getByRole('button', { name: 'Save', hidden: true }))
  expect(panel().getByLabelText('From')).toHaveAccessibleDescription(/\S/)
  expect(panel().getByLabelText('Price of a day in riyals')).toHaveAccessibleDescription(/\S/)
  fireEvent.change(panel().getByLabelText('From'), { target: { value: '24-03-2026' } })
  fireEvent.change(panel().getByLabelText('To'), { target: { value: '25/3/2026' } })
  expect(chosen()).toEqual(['24', '25'])
  await user.type(panel().getByLabelText('Price of a day in riyals'), '٧٥٠')
  await user.click(panel().getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({
    prices: [
      { day: '2026-03-24', price: 750 },
      { day: '2026-03-25', price: 750 },
    ],
  })
})

test('booking-vendor: on a phone the sheet opens on closing, whatever was done last', async () => {
  screenIs(false)
  const user = show()
  const open = () => user.click(screen.getByRole('button', { name: 'Change days' }))
  await open()
  const sheet = () => within(screen.getByRole('dialog'))
  await user.click(sheet().getByRole('radio', { name: 'Special price' }))
  await user.click(sheet().getByRole('button', { name: 'Close' }))
  await open()
  expect(sheet().getByRole('radio', { name: 'Close', checked: true })).toBeInTheDocument()
})

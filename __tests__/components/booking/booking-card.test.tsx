import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { BookingCard } from '@/components/booking/booking-card'
import { offerOf } from '@/components/booking/offer'
import { StayProvider } from '@/components/booking/stay-state'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/days'
import { formatDay } from '@/lib/i18n/dates'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { moves } from '../fake-navigation'
import { renderInPage } from '../in-page'
import { aListing } from './a-listing'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const today = riyadhDay(new Date())
const checkIn = addDays(today, 10)
const checkOut = addDays(today, 12)
const BOOK = 'POST /api/v1/bookings'
const AVAILABILITY = `GET /api/v1/services/al-nakheel/availability?from=${today}&to=${addDays(today, 180)}`
const PERSON = { body: { _id: 'u1', firstName: 'Sara' } }

beforeEach(() => {
  moves.length = 0
  setCookie(PRESENCE_COOKIE, '1')
  window.history.replaceState(
    null,
    '',
    `/?checkIn=${formatQueryDay(checkIn)}&checkOut=${formatQueryDay(checkOut)}`,
  )
})

async function openConfirmation(answers: Parameters<typeof fakeBackend>[0]) {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': PERSON,
    [AVAILABILITY]: { body: { mode: 'daily', days: [], slots: [] } },
    ...answers,
  })
  renderInPage(
    <StayProvider offer={offerOf(aListing())}>
      <BookingCard />
    </StayProvider>,
  )
  const user = userEvent.setup()
  const [book] = await screen.findAllByRole('button', { name: 'Book now' })
  await waitFor(() => expect(book).toBeEnabled())
  await user.click(book as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the booking' }))
  return { calls, user, dialog, sent: () => calls.filter((call) => call.path === '/api/v1/bookings') }
}

test('booking-instant: what the dialog shows is what is sent, with the total that was seen', async () => {
  const { user, dialog, sent } = await openConfirmation({ [BOOK]: { status: 201, body: { _id: 'b1' } } })
  expect(dialog.getAllByText('1,000 Saudi riyals').length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(moves).toEqual(['/booking/b1']))
  expect(sent().map((call) => call.body)).toEqual([
    expect.objectContaining({
      serviceId: 'al-nakheel',
      checkIn,
      checkOut,
      total: 1000,
      paymentType: 'payAtCheckin',
      adults: 2,
    }),
  ])
})

test('dates that somebody else took: the sentence of the server, and the nearest free days to pick', async () => {
  const nearest = { checkIn: addDays(checkIn, 2), checkOut: addDays(checkOut, 2) }
  const { user, dialog, sent } = await openConfirmation({
    [BOOK]: [
      {
        status: 409,
        body: { code: 'dates_unavailable', message: 'These dates are gone.', nearest: [nearest] },
      },
      { status: 201, body: { _id: 'b2' } },
    ],
  })
  await user.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(await dialog.findByText('These dates are gone.')).toBeVisible()
  await user.click(
    dialog.getByRole('button', { name: new RegExp(formatDay(nearest.checkIn, 'en', 'weekdayDayMonth')) }),
  )
  await user.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(moves).toEqual(['/booking/b2']))
  expect(sent()[1]?.body).toMatchObject(nearest)
})

test('a price that changed is shown and booked only after another yes', async () => {
  const { user, dialog, sent } = await openConfirmation({
    [BOOK]: [
      {
        status: 409,
        body: { code: 'price_changed', message: 'The price has changed.', quote: { total: 1200 } },
      },
      { status: 201, body: { _id: 'b3' } },
    ],
  })
  await user.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  expect(await dialog.findByText('1,200 Saudi riyals')).toBeInTheDocument()
  expect(moves).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(moves).toEqual(['/booking/b3']))
  expect(sent()[1]?.body).toMatchObject({ total: 1200 })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { parseStayAddress } from '@/components/stay-picker/without-script/stay-address'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { aBooking } from '../bookings/a-booking'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const today = riyadhDay(new Date())
const checkIn = addDays(today, 10)
const checkOut = addDays(today, 12)
const BOOK = 'POST /api/v1/bookings'
const PERSON = { body: { _id: 'u1', firstName: 'Sara' } }

beforeEach(() => {
  sessionStorage.clear()
  setCookie(PRESENCE_COOKIE, '1')
})

test('a stay in several room types is changed, priced by the server and booked as it is shown', async () => {
  const night = { kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 }
  const quoteOf = (suites: number) => ({
    lines: [
      { ...night, room: { _id: 'al-nakheel', name: { en: 'Double', ar: 'مزدوجة' } } },
      {
        ...night,
        units: suites,
        amount: 1000 * suites,
        room: { _id: 'suite', name: { en: 'Suite', ar: 'جناح' } },
      },
    ],
    ...{ total: 1000 + 1000 * suites, vat: null, stayVat: 'nobody', deposit: 0, paymentType: 'payAtCheckin' },
    ...{ dueNow: 0, dueLater: 1000 + 1000 * suites, freeCancellationUntil: null },
    ...{ checkInAt: '2026-12-01T12:00:00Z', checkOutAt: '2026-12-03T09:00:00Z' },
    availability: { isFree: true, freeUnits: 3, nearest: [] },
  })
  const calls = fakeBackend({
    'GET /api/v1/user/profile': PERSON,
    'POST /api/v1/services/al-nakheel/quote': [{ body: quoteOf(1) }, { body: quoteOf(2) }],
    [BOOK]: { status: 201, body: aBooking() },
  })
  const listing = aListing()
  const offer = {
    ...checkoutListingOf(listing).offer,
    roomTypes: [
      { id: listing.id, name: 'Double', maxGuests: 2 },
      { id: 'suite', name: 'Suite', maxGuests: 3 },
    ],
  }
  const stay = parseStayAddress({ checkIn, checkOut, rooms: 'suite:1,?' })
  renderInPage(<Checkout listing={checkoutListingOf(listing, offer)} initial={choiceOf(stay)} />)
  const user = userEvent.setup()
  expect((await screen.findAllByText('Suite: 2 nights × 500'))[0]).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'One more: Suite' }))
  expect((await screen.findAllByText('Suite: 2 nights × 500 × 2 units'))[0]).toBeInTheDocument()
  expect(window.location.search).toContain('rooms=suite%3A2')
  await user.click(screen.getByRole('checkbox', { name: /I accept the house rules/ }))
  await user.click(screen.getByRole('button', { name: /^(Confirm booking|Continue to payment)$/ }))
  const rooms = [{ listingId: 'suite', units: 2 }]
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/v1/bookings')?.body).toMatchObject({ rooms, total: 3000 }),
  )
})

test('a room type that is not sold any more is taken away on the page, where its refusal is shown', async () => {
  const message = 'One of the rooms that you chose is no longer offered. Choose the rooms again'
  fakeBackend({
    'GET /api/v1/user/profile': PERSON,
    'POST /api/v1/services/al-nakheel/quote': [
      {
        status: 422,
        body: {
          code: 'invalid',
          message: '',
          issues: [{ path: 'rooms', code: 'room_not_offered', message }],
        },
      },
      { body: { availability: { isFree: true, freeUnits: 3, nearest: [] } } },
    ],
  })
  const listing = aListing()
  const stay = parseStayAddress({ checkIn, checkOut, rooms: 'loft:1' })
  renderInPage(<Checkout listing={checkoutListingOf(listing)} initial={choiceOf(stay)} />)
  expect(await screen.findByText(message)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'One fewer: A room that is no longer offered' }))
  expect((await screen.findAllByText('1,000 Saudi riyals'))[0]).toBeInTheDocument()
  expect(screen.queryByText(message)).not.toBeInTheDocument()
  expect(window.location.search).not.toContain('rooms=')
})

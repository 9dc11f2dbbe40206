import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteCookie, setCookie } from 'cookies-next/client'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { BookingCard } from '@/components/stay-picker/card/booking-card'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { StayProvider } from '@/components/stay-picker/stay-state'
import { parseStayAddress } from '@/components/stay-picker/without-script/stay-address'
import { addDays, formatQueryDay, instantAt, riyadhDay } from '@/lib/domain/time/days'
import { checkoutHref } from '@/lib/pages/checkout-href'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const today = riyadhDay(new Date())
const checkIn = addDays(today, 10)
const checkOut = addDays(today, 12)
const nearest = { checkIn: addDays(today, 12), checkOut: addDays(today, 14) }
const QUOTE = 'POST /api/v1/services/al-nakheel/quote'
const TAKEN = { body: { availability: { isFree: false, freeUnits: 0, nearest: [nearest] } } }
const FREE = { body: { availability: { isFree: true, freeUnits: 1, nearest: [] } } }
const NO_USER = { 'GET /api/v1/user/profile': { status: 401, body: { code: 'unauthenticated' } } }

beforeEach(() => {
  deleteCookie(PRESENCE_COOKIE)
  window.history.replaceState(null, '', '/')
})

function openCard(
  quote: Parameters<typeof fakeBackend>[0][string],
  dates = { checkIn, checkOut },
  listing = aListing(),
  answers: Parameters<typeof fakeBackend>[0] = NO_USER,
) {
  const query = new URLSearchParams({
    checkIn: formatQueryDay(dates.checkIn),
    checkOut: formatQueryDay(dates.checkOut),
  })
  window.history.replaceState(null, '', `/?${query}`)
  const calls = fakeBackend({ ...answers, [QUOTE]: quote })
  renderInPage(
    <StayProvider offer={toListingForBooking(listing)}>
      <BookingCard />
    </StayProvider>,
  )
  return { user: userEvent.setup(), calls }
}

const wayOn = () => screen.queryAllByRole('link', { name: 'Book now' })

test('taken dates in the address of a listing are announced to a visitor too, with no price and no way on', async () => {
  openCard(TAKEN)
  expect((await screen.findAllByText(/already taken$/)).length).toBeGreaterThan(0)
  expect(wayOn()).toEqual([])
  expect(screen.queryByText('Total')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tell me when it is available' })).toBeVisible()
})

test('with overtime the advice is to leave it out, and the waiting list is joined without it', async () => {
  const listing = aListing()
  const late = { kind: 'lateCheckOut', priceHalalas: 6_000, threshold: 3, charged: 'once' } as const
  listing.terms = { ...listing.terms, fees: [late] }
  const waiting = { mode: 'daily', checkIn, checkOut }
  setCookie(PRESENCE_COOKIE, '1')
  const { user, calls } = openCard(TAKEN, { checkIn, checkOut }, listing, {
    'GET /api/v1/user/profile': { body: { _id: 'u1', firstName: 'Sara' } },
    'POST /api/v1/services/al-nakheel/waiting': { body: { waiting } },
  })
  const tellMe = () => screen.queryByRole('button', { name: 'Tell me when it is available' })
  const [later] = (await screen.findAllByRole('combobox', { name: 'Stay longer' })) as [HTMLElement]
  await user.selectOptions(later, 'Late check-out: 2 hours')
  await waitFor(() =>
    expect(later).toHaveAccessibleDescription(
      'If only the time after your stay is taken, choose less extra time.',
    ),
  )
  expect(tellMe()).not.toBeInTheDocument()
  await user.selectOptions(later, 'No')
  await waitFor(() => expect(tellMe()).toBeVisible())
  await user.click(tellMe() as HTMLElement)
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/waiting'))?.body).toEqual({ checkIn, checkOut }),
  )
})

test('the nearest free dates are one press away and can be booked', async () => {
  const { user, calls } = openCard([TAKEN, FREE])
  await screen.findByText('The nearest available dates:')
  const [offered] = screen
    .getAllByRole('button', { name: / to / })
    .filter((button) => button.closest('[role=alert]'))
  await user.click(offered as HTMLElement)
  await waitFor(() => expect(wayOn().length).toBeGreaterThan(0))
  expect(wayOn()[0]).toHaveAttribute('href', expect.stringContaining(`checkIn=${nearest.checkIn}`))
  expect(calls.filter(({ path }) => path.endsWith('/quote')).map(({ body }) => body)).toMatchObject([
    { checkIn, checkOut },
    nearest,
  ])
})

test.each([
  ['Chalets', 'for 3 nights'],
  ['Wedding_Halls', 'for 3 event days'],
] as const)('nights of different prices are counted together beside the total: %s', async (type, length) => {
  const listing = aListing()
  listing.type = type
  listing.terms = { ...listing.terms, prices: { ...listing.terms.prices, dates: { [checkIn]: 77_000 } } }
  openCard(FREE, { checkIn, checkOut: addDays(checkIn, 3) }, listing)
  expect((await screen.findAllByText(length)).length).toBeGreaterThan(0)
})

test('past dates are announced, with dates that are still free', async () => {
  const dates = { checkIn: addDays(today, -9), checkOut: addDays(today, -7) }
  openCard({ status: 422, body: { code: 'invalid', issues: [], nearest: [nearest] } }, dates)
  expect(await screen.findByText('This date has passed')).toBeVisible()
  expect(await screen.findByText('The nearest available dates:')).toBeVisible()
  expect(wayOn()).toEqual([])
})

test('own unpaid dates are named as one’s own, with the way to pay and no waiting list', async () => {
  const checkOutAt = instantAt(checkOut, '12:00').toISOString()
  const own = { _id: 'b1', status: 'awaiting_payment', dates: { checkIn, checkOut }, checkOutAt }
  openCard({ body: { availability: { ...TAKEN.body.availability, ownBookings: [own] } } })
  expect(await screen.findByText(/^Your booking is awaiting payment: /, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Complete the payment' })).toHaveAttribute(
    'href',
    '/en/booking/b1/pay',
  )
  expect(screen.queryByText(/already taken$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tell me when it is available' })).not.toBeInTheDocument()
})

test('where availability cannot be loaded the stay can be booked: the booking itself decides', async () => {
  openCard({ status: 503, body: { code: 'unavailable' } })
  await waitFor(() => expect(wayOn().length).toBeGreaterThan(0))
})

test('a backend of the specified shape, without availability, does not block booking', async () => {
  openCard({ body: { total: 1000 } })
  await waitFor(() => expect(wayOn().length).toBeGreaterThan(0))
})

test('the checkout of taken dates announces them at once, without a sign-in and without sending', async () => {
  const calls = fakeBackend({ ...NO_USER, [QUOTE]: TAKEN })
  const stay = choiceOf(parseStayAddress({ checkIn, checkOut }))
  const known = { state: 'taken', freeUnits: 0, nearest: [nearest] } as const
  renderInPage(
    <Checkout
      listing={checkoutListingOf(aListing())}
      initial={stay}
      known={{ ...known, nearest: [nearest] }}
    />,
  )
  expect(screen.getByText(/already taken$/)).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(screen.queryByText('1,000 Saudi riyals')).not.toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an address of the checkout has the pet of a party that brings one', () => {
  const period = { mode: 'daily' as const, checkIn, checkOut }
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [] }
  const request = { ...party, period, paymentType: 'payAtCheckin' as const }
  const petIn = (href: string) =>
    parseStayAddress(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).pet
  expect(petIn(checkoutHref('s1', { ...request, pet: true }))).toBe(true)
  expect(petIn(checkoutHref('s1', request))).toBe(false)
})

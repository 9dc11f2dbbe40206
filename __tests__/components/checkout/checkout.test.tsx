import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { parseStayAddress } from '@/components/stay-picker/without-script/stay-address'
import type { Fee } from '@/lib/domain/booking/money/fees'
import type { Listing } from '@/lib/domain/listing/listing'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { aBooking, anUnpaidBooking } from '../bookings/a-booking'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const today = riyadhDay(new Date())
const checkIn = addDays(today, 10)
const checkOut = addDays(today, 12)
const BOOK = 'POST /api/v1/bookings'
const PERSON = { body: { _id: 'u1', firstName: 'Sara' } }

beforeEach(() => {
  sessionStorage.clear()
  setCookie(PRESENCE_COOKIE, '1')
})

async function openCheckout(
  answers: Parameters<typeof fakeBackend>[0],
  { terms, ...options }: Partial<Listing> = {},
) {
  const calls = fakeBackend({ 'GET /api/v1/user/profile': PERSON, ...answers })
  const listing = { ...aListing(), ...options, terms: { ...aListing().terms, ...terms } }
  const stay = parseStayAddress({ checkIn, checkOut, children: '1', infants: '1' })
  renderInPage(<Checkout listing={checkoutListingOf(listing)} initial={choiceOf(stay)} />)
  const user = userEvent.setup()
  await waitFor(() => expect(screen.getAllByText('1,000 Saudi riyals').length).toBeGreaterThan(2))
  const agree = () => user.click(screen.getByRole('checkbox', { name: /I accept the house rules/ }))
  const confirm = () =>
    user.click(screen.getByRole('button', { name: /^(Confirm booking|Continue to payment)$/ }))
  const sent = () => calls.filter((call) => call.path === '/api/v1/bookings')
  return { user, agree, confirm, sent }
}

test('a party with a pet sees its fee before it books, where the place takes one', async () => {
  const fees = [{ kind: 'pet', priceHalalas: 3_000, threshold: 0, charged: 'each' }] as const
  const { user, agree, confirm, sent } = await openCheckout(
    { [BOOK]: { status: 201, body: aBooking() } },
    { terms: { ...aListing().terms, fees } },
  )
  expect(screen.queryByText('Pet fee')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'We bring a pet' }))
  expect(await screen.findByText('Pet fee')).toBeVisible()
  await agree()
  await confirm()
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ pet: true, total: 1060 }))
})

test('a guest who leaves later sees what that costs before booking, where the place sells it', async () => {
  const fees = [{ kind: 'lateCheckOut', priceHalalas: 6_000, threshold: 3, charged: 'once' }] as const
  const { user, agree, confirm, sent } = await openCheckout(
    { [BOOK]: { status: 201, body: aBooking() } },
    { terms: { ...aListing().terms, fees } },
  )
  const later = screen.getByRole('combobox', { name: 'Stay longer' })
  expect(later).toHaveAccessibleDescription('60 Saudi riyals for each hour')
  await user.selectOptions(later, 'Late check-out: 2 hours')
  await waitFor(() => expect(screen.getAllByText('1,120 Saudi riyals').length).toBeGreaterThan(0))
  await agree()
  await confirm()
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ overtime: 2, total: 1120 }))
})

test('a guest chooses add-ons of the vendor by piece and by guest, and sees what they cost before booking', async () => {
  const terms = { name: { ar: 'سرير', en: 'Extra bed' }, priceHalalas: 5_000, photo: null, stock: null }
  const ownAddOns = [
    { ...terms, id: 'bed', unit: 'night', mostPieces: 2 },
    { ...terms, id: 'meal', name: { ar: 'إفطار', en: 'Breakfast' }, unit: 'guest', mostPieces: 1 },
  ] as const
  const { user, agree, confirm, sent } = await openCheckout(
    { [BOOK]: { status: 201, body: aBooking() } },
    { terms: { ...aListing().terms, ownAddOns } },
  )
  const more = screen.getByRole('button', { name: 'One more: Extra bed' })
  await user.click(more)
  await user.click(more)
  expect(more).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /^Breakfast 50 Saudi riyals for each guest$/ }))
  expect(await screen.findByText('Extra bed × 2, each night')).toBeVisible()
  expect(screen.getByText('Breakfast × 3')).toBeVisible()
  await agree()
  await confirm()
  const chosen = [
    { _id: 'bed', quantity: 2 },
    { _id: 'meal', quantity: 1 },
  ]
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ ownAddOns: chosen, total: 1350 }))
})

test('booking-instant: the checkout sends exactly the stay and the total that it shows', async () => {
  const { agree, confirm, sent } = await openCheckout({ [BOOK]: { status: 201, body: aBooking() } })
  await agree()
  await confirm()
  await waitFor(() => expect(moves).toEqual(['/en/success?booking=b1']))
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

test('the bar has what is due now, and the place is named without opening the summary', async () => {
  await openCheckout(
    {},
    { terms: { ...aListing().terms, paymentType: 'halfPayment', partialHalalas: 40_000 } },
  )
  expect(screen.getByText('Due now', { selector: 'small' }).parentElement).toHaveTextContent(
    '400 Saudi riyals',
  )
  const summary = screen.getByRole('button', { name: /^Al Nakheel Chalet/ })
  expect(summary).toHaveAttribute('aria-expanded', 'false')
  expect(summary.querySelector('img')).toBeVisible()
})

test('booking-payment-types: an online payment continues to its payment page', async () => {
  const { agree, confirm } = await openCheckout(
    { [BOOK]: { status: 201, body: anUnpaidBooking() } },
    { terms: { ...aListing().terms, paymentType: 'fullPayment' } },
  )
  expect(screen.getByText(/The whole amount is paid online/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm booking' })).not.toBeInTheDocument()
  await agree()
  await confirm()
  await waitFor(() => expect(moves).toEqual(['/en/booking/b1/pay']))
})

test('guests-ages: adults, children 2 to 14 and infants under 2 can be entered, are shown by age and sent', async () => {
  const { user, agree, confirm, sent } = await openCheckout({ [BOOK]: { status: 201, body: aBooking() } })
  expect(screen.getByText('2 adults, 1 child (2 to 14), 1 infant (under 2)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Guests/ }))
  await user.click(screen.getByRole('button', { name: 'More children' }))
  await agree()
  await confirm()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ adults: 2, children: 2, infants: 1 })
})

test('nothing is sent before the rules are accepted: the checkbox gets the focus and an explanation', async () => {
  const { confirm, sent } = await openCheckout({})
  await confirm()
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(
    /Accept the rules first/,
  )
  expect(sent()).toEqual([])
})

test('dates taken meanwhile: the message of the server, and the nearest free days to pick', async () => {
  const nearest = { checkIn: addDays(checkIn, 2), checkOut: addDays(checkOut, 2) }
  const { user, agree, confirm, sent } = await openCheckout({
    [BOOK]: [
      {
        status: 409,
        body: { code: 'dates_unavailable', message: 'These dates are gone.', nearest: [nearest] },
      },
      { status: 201, body: aBooking() },
    ],
  })
  await agree()
  await confirm()
  expect(await screen.findByText('These dates are gone.')).toBeVisible()
  await user.click(
    screen.getByRole('button', {
      name: new RegExp(`^${formatDay(nearest.checkIn, 'en', 'weekdayDayMonth')}`),
    }),
  )
  await waitFor(() => expect(window.location.search).toContain(`checkIn=${nearest.checkIn}`))
  await confirm()
  await waitFor(() => expect(moves).toEqual(['/en/success?booking=b1']))
  expect(sent()[1]?.body).toMatchObject(nearest)
})

test('dates taken meanwhile with overtime: less of it is proposed in place of the waiting list', async () => {
  const fees = [{ kind: 'lateCheckOut', priceHalalas: 6_000, threshold: 3, charged: 'once' }] as const
  const refused = { code: 'dates_unavailable', message: 'These dates are gone.', nearest: [] }
  const { user, agree, confirm } = await openCheckout(
    { [BOOK]: { status: 409, body: refused } },
    { terms: { ...aListing().terms, fees } },
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stay longer' }), 'Late check-out: 2 hours')
  await agree()
  await confirm()
  expect(await screen.findByText(/If only the time after your stay is taken/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /available/i })).not.toBeInTheDocument()
})

test('edge 5: a changed price is shown with both totals and booked only after another confirmation', async () => {
  const quote = { ...aBooking(), lines: [], total: 1200, dueLater: 1200 }
  const { user, agree, confirm, sent } = await openCheckout({
    [BOOK]: [
      { status: 409, body: { code: 'price_changed', message: 'The price has changed.', quote } },
      { status: 201, body: aBooking() },
    ],
  })
  await agree()
  await confirm()
  const notice = within(await screen.findByRole('dialog', { name: 'The price has changed.' }))
  expect(notice.getByText('1,000 Saudi riyals')).toBeInTheDocument()
  expect(notice.getAllByText('1,200 Saudi riyals').length).toBeGreaterThan(0)
  expect(moves).toEqual([])
  await user.click(notice.getByRole('button', { name: 'Book at the new price' }))
  await waitFor(() => expect(moves).toEqual(['/en/success?booking=b1']))
  expect(sent()[1]?.body).toMatchObject({ total: 1200 })
})

test('a changed part that is due now is shown with the one before, and booked only after another confirmation', async () => {
  const terms = { ...aListing().terms, paymentType: 'halfPayment' as const, partialHalalas: 40_000 }
  const quote = {
    ...aBooking(),
    lines: [],
    paymentType: 'halfPayment',
    total: 1000,
    dueNow: 600,
    dueLater: 400,
  }
  const { user, agree, confirm, sent } = await openCheckout(
    {
      [BOOK]: [
        { status: 409, body: { code: 'price_changed', message: 'The price has changed.', quote } },
        { status: 201, body: anUnpaidBooking() },
      ],
    },
    { terms },
  )
  await agree()
  await confirm()
  const notice = within(await screen.findByRole('dialog', { name: 'The price has changed.' }))
  expect(notice.getByText('Previously due').parentElement).toHaveTextContent('400 Saudi riyals')
  expect(sent()[0]?.body).toMatchObject({ total: 1000, dueNow: 400 })
  await user.click(notice.getByRole('button', { name: 'Book at the new price' }))
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ total: 1000, dueNow: 600 }))
})

test('a call that broke off is sent again under the same key, an answered one under a new key', async () => {
  const keys: (string | null)[] = []
  const { agree, confirm } = await openCheckout({
    [BOOK]: [
      { status: 503, body: { code: 'unavailable', message: 'Not now.' } },
      { status: 422, body: { code: 'invalid', message: 'No.' } },
      { status: 201, body: aBooking() },
    ],
  })
  const answer = globalThis.fetch
  globalThis.fetch = (input) => {
    const { url, headers } = input as Request
    if (url.endsWith('/bookings')) keys.push(headers.get('idempotency-key'))
    return answer(input)
  }
  await agree()
  for (const said of ['Not now.', 'No.']) {
    await confirm()
    expect(await screen.findByText(said)).toBeVisible()
  }
  await confirm()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test('an ended session is announced; signing in again continues the confirmed booking', async () => {
  const { user, agree, confirm, sent } = await openCheckout({
    [BOOK]: [
      { status: 401, body: { code: 'unauthenticated', message: 'Log in to continue' } },
      { status: 201, body: aBooking() },
    ],
  })
  let signIn: (() => void) | undefined
  const stop = onSignInRequested(({ then }) => {
    signIn = then
  })
  await agree()
  await confirm()
  expect(await screen.findByText(/Your session has ended, and nothing is booked yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Log in and continue' }))
  act(() => signIn?.())
  await waitFor(() => expect(moves).toEqual(['/en/success?booking=b1']))
  expect(sent()).toHaveLength(2)
  expect(sent()[1]?.body).toEqual(sent()[0]?.body)
  stop()
})

test.each([
  [
    'payAtCheckin',
    'Non_refundable',
    /You pay nothing online, so cancelling before check-in costs you nothing/,
  ],
  ['fullPayment', 'Non_refundable', /Not refundable once booked/],
  ['fullPayment', 'Flexible', /Free cancellation until/],
] as const)(
  'booking-cancellation: the terms of %s, %s mention refunds only of what is paid',
  async (paymentType, cancellationPolicy, sentence) => {
    await openCheckout({}, { terms: { ...aListing().terms, paymentType, cancellationPolicy } })
    expect(screen.getByText(sentence)).toBeVisible()
  },
)

test('a partial payment that is no half is called a part', async () => {
  await openCheckout(
    {},
    { terms: { ...aListing().terms, paymentType: 'halfPayment', partialHalalas: 40_000 } },
  )
  expect(screen.getByText('Part payment')).toBeVisible()
  expect(screen.queryByText('Half payment')).not.toBeInTheDocument()
})

const OFFER_LINES = [
  { kind: 'nights', unitPrice: 500, quantity: 2, units: 1, amount: 1000 },
  { kind: 'privateOffer', amount: -200 },
]
const offered = (refusal: string | null) => ({
  ...{ lines: refusal ? OFFER_LINES.slice(0, 1) : OFFER_LINES, total: refusal ? 1000 : 800 },
  ...{ vat: null, stayVat: 'nobody', deposit: 0, dueNow: 0, dueLater: refusal ? 1000 : 800 },
  ...{ paymentType: 'payAtCheckin', checkInAt: '', checkOutAt: '', freeCancellationUntil: null },
  availability: { isFree: true, freeUnits: 1, nearest: [] },
  offer: { _id: 'o1', refusal },
})

async function openOffer(refusal: string | null, fees: readonly Fee[] = []) {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': PERSON,
    // As the server does: an offer may hold its dates, which are taken for whoever asks without it.
    'POST /api/v1/services/al-nakheel/quote': ({ offerId }) => ({
      body: offerId
        ? offered(refusal)
        : { ...offered('unknown'), availability: { isFree: false, freeUnits: 0, nearest: [] } },
    }),
    [BOOK]: { status: 201, body: aBooking() },
  })
  const stay = parseStayAddress({ checkIn, checkOut })
  const terms = { ...aListing().terms, fees }
  const listing = { ...aListing(), terms, bookingType: '24-Hour' as const }
  renderInPage(<Checkout listing={checkoutListingOf(listing)} offerId="o1" initial={choiceOf(stay)} />)
  return calls
}

test('a private offer has its price and its line, no field for codes, is booked at once, and its id is sent', async () => {
  const calls = await openOffer(null)
  expect(await screen.findByText('Your private offer')).toBeVisible()
  expect(screen.getByText('Private offer')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'I have a discount code' })).toBeNull()
  expect(window.location.search).toContain('offer=o1')
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: /I accept the house rules/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/v1/bookings')).toHaveLength(1))
  expect(calls.at(-1)?.body).toMatchObject({ total: 800, offerId: 'o1' })
})

test('overtime that a guest adds to an offer is requested, where the place is booked by request', async () => {
  const fees = [{ kind: 'lateCheckOut', priceHalalas: 6_000, threshold: 3, charged: 'once' }] as const
  const calls = await openOffer(null, fees)
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Confirm booking' })).toBeVisible()
  const later = screen.getByRole('combobox', { name: 'Stay longer' })
  await user.selectOptions(later, 'Late check-out: 2 hours')
  const asked = expect.objectContaining({ offerId: 'o1', overtime: 2 })
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual(asked))
  await waitFor(() => expect(screen.getAllByText('800 Saudi riyals').length).toBeGreaterThan(0))
  expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible()
})

test('an offer that ended shows the usual price and why', async () => {
  await openOffer('expired')
  expect(await screen.findByText(/This offer has ended/)).toBeVisible()
  expect(screen.getAllByText('1,000 Saudi riyals').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayPage } from '@/components/checkout/pay-page'
import { SplitPage } from '@/components/checkout/split/split-page'
import type { OwnSplitWire, SplitWire } from '@/lib/contract/schemas/splits/wire'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const NOW = new Date().toISOString()
const URL_OF_SPLIT = 'https://diyar.test/en/split/t1'
const SANDBOX: PaymentProviderWire = { provider: 'sandbox', methods: ['mada'], cardForm: null }

const share = (number: number, isPaid = false) => ({
  number,
  amount: number * 100,
  isPaid,
  by: null,
  isMine: false,
  mayPay: !isPaid,
})

/** Shares of 100, 200 and 300; the first is paid. */
const aSplit = (options: Partial<SplitWire> = {}): SplitWire => ({
  token: 't1',
  title: null,
  state: 'open',
  bookingState: 'awaiting_payment',
  guest: 'Noura',
  service: { type: 'Chalets', name: { en: 'Al Nakheel Chalet', ar: 'شاليه النخيل' } },
  checkInAt: NOW,
  checkOutAt: NOW,
  amount: 600,
  remaining: 500,
  payBy: new Date(Date.parse(NOW) + 3_600_000).toISOString(),
  shares: [share(1, true), share(2), share(3)],
  mine: null,
  payer: { phone: null },
  bookingId: null,
  ...options,
})

const showPay = (own: OwnSplitWire, booking = anUnpaidBooking()) =>
  renderInPage(
    <PayPage
      booking={booking}
      purpose="due_now"
      provider={SANDBOX}
      declined={null}
      payable={{ balance: 0, chosen: 0 }}
      own={own}
      splitUrl={own.split && URL_OF_SPLIT}
      now={NOW}
    />,
  )

const showSplit = (split: SplitWire) =>
  renderInPage(<SplitPage split={split} provider={SANDBOX} declined={null} url={URL_OF_SPLIT} now={NOW} />)

const retype = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('shares are equal at first, their sum and what is wrong are in words, and only a whole sum is sent', async () => {
  const calls = fakeBackend({
    'POST /api/v1/bookings/b1/split': { body: { split: aSplit(), mayStart: false } },
  })
  showPay({ split: null, mayStart: true })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Split with friends' }))
  const own = screen.getByLabelText('Your share')
  expect(own).toHaveValue('500')
  retype(own, '400')
  const sum = screen.getByText(/^The shares add up to/).closest('[role=status]')
  expect(sum).toHaveTextContent(
    '900 Saudi riyals of 1,000 Saudi riyals100 Saudi riyals is not in any share yet.',
  )
  retype(screen.getByLabelText('Share 2'), '600')
  expect(sum).toHaveTextContent('Your own share is at least the equal part: 500 Saudi riyals.')
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  expect(own).toHaveFocus()
  retype(own, '500')
  expect(sum).toHaveTextContent('The shares exceed the total by 100 Saudi riyals.')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'One person more' }))
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  await waitFor(() => expect(moves).toEqual(['/en/split/t1']))
  expect(calls[0]?.body).toEqual({ shares: [333.34, 333.33, 333.33] })
})

test('a split that is refused is explained, and nothing that was typed is lost', async () => {
  fakeBackend({
    'POST /api/v1/bookings/b1/split': { status: 409, body: { code: 'split_limit', message: 'Not now.' } },
  })
  showPay({ split: null, mayStart: true })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Split with friends' }))
  retype(screen.getByLabelText('Your share'), '600')
  retype(screen.getByLabelText('Share 2'), '400')
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(screen.getByLabelText('Share 2')).toHaveValue('400')
})

test('a press without an answer is explained, and the page stays as it is', async () => {
  fakeBackend({})
  const user = userEvent.setup()
  const first = showSplit(aSplit())
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText(/^The service is not available/)).toBeVisible()
  first.unmount()
  showPay({ split: null, mayStart: true })
  await user.click(screen.getByRole('button', { name: 'Split with friends' }))
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  expect(await screen.findByText(/^The service is not available/)).toBeVisible()
  expect(moves).toEqual([])
})

test('an active split takes the place of the payment, one that ended leaves it', () => {
  const first = showPay({ split: aSplit({ bookingId: 'b1' }), mayStart: false })
  expect(screen.getByRole('link', { name: 'Open the split' })).toHaveAttribute('href', '/en/split/t1')
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  first.unmount()
  showPay({ split: aSplit({ state: 'returned', payBy: null, bookingId: 'b1' }), mayStart: false })
  expect(screen.getByText(/^The split has ended/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Split with friends' })).toBeNull()
})

test('a friend chooses an open share and pays it as a booking is paid', async () => {
  const calls = fakeBackend({
    'POST /api/v1/splits/t1/pay': {
      body: { split: aSplit(), payment: { _id: 'p1', actionUrl: '/test-payment/p1', asksCode: false } },
    },
  })
  showSplit(aSplit())
  expect(screen.getByRole('heading', { level: 1, name: 'Share the payment with Noura' })).toBeVisible()
  expect(screen.getByText('2 shares remain: 500 Saudi riyals')).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'Shares' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Share 1.*Paid$/),
    expect.stringMatching(/^Share 2.*Not paid$/),
    expect.stringMatching(/^Share 3.*Not paid$/),
  ])
  expect(screen.queryByRole('button', { name: 'End the split' })).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /Share 3/ }))
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves).toEqual(['/en/test-payment/p1']))
  expect(calls[0]?.body).toEqual({ share: 3 })
})

test('a visitor reads the split and signs in to pay; whoever has paid is not offered another share at once', async () => {
  const requests: unknown[] = []
  const stop = onSignInRequested((request) => requests.push(request))
  const user = userEvent.setup()
  const first = showSplit(aSplit({ payer: null }))
  await user.click(screen.getByRole('button', { name: 'I have an account: log in' }))
  expect(requests).toHaveLength(1)
  stop()
  first.unmount()
  showSplit(
    aSplit({ shares: [share(1, true), { ...share(2, true), isMine: true }, share(3)], remaining: 300 }),
  )
  expect(screen.getByText('Paid by you')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pay another share' }))
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible()
})

test('a visitor proves a number by a code and pays; a wrong code and a refusal are explained, and nothing typed is lost', async () => {
  const calls = fakeBackend({
    'POST /api/v1/splits/t1/payer-code': [
      { status: 429, body: { code: 'too_many_requests', message: 'Wait a little.' } },
      { body: { phone: '+966551112233', expiresIn: 300, resendIn: 180 } },
    ],
    'POST /api/v1/splits/t1/payer': [
      { status: 422, body: { code: 'wrong_otp', message: 'Wrong.' } },
      { body: aSplit({ payer: { phone: '+9665••••••33' } }) },
    ],
    'DELETE /api/v1/splits/t1/payer': { status: 204 },
  })
  const user = userEvent.setup()
  const first = showSplit(aSplit({ payer: null }))
  await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '0551112233')
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Sara')
  const send = screen.getByRole('button', { name: 'Send the code' })
  await user.click(send)
  expect(await screen.findByText('Wait a little.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Sara')
  await user.click(send)
  const code = await screen.findByLabelText(/^Enter the code sent to/)
  await user.type(code, '1111')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Invalid Otp')).toBeVisible()
  await user.clear(code)
  await user.type(code, '1234')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(moves).toContain(REFRESHED))
  expect(calls.at(-1)?.body).toEqual({ phone: '0551112233', firstName: 'Sara', otp: '1234' })
  first.unmount()
  showSplit(aSplit({ payer: { phone: '+9665••••••33' } }))
  expect(screen.getByText('+9665••••••33')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Another number' }))
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'))
})

test('a guest opens places for a match: a title is required, and each place is an equal part', async () => {
  const calls = fakeBackend({
    'POST /api/v1/bookings/b1/split': {
      body: { split: aSplit({ title: 'Tuesday match' }), mayStart: false },
    },
  })
  const first = showPay({ split: null, mayStart: true })
  expect(screen.queryByRole('button', { name: 'Open spots for a match' })).toBeNull()
  first.unmount()
  showPay({ split: null, mayStart: true }, { ...anUnpaidBooking(), mode: 'hourly' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open spots for a match' }))
  expect(screen.getByText('Each spot costs 100 Saudi riyals')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  const title = screen.getByRole('textbox', { name: 'Title of the match' })
  expect(title).toHaveFocus()
  expect(title).toHaveAttribute('dir', 'auto')
  expect(title).toHaveAccessibleDescription(expect.stringContaining('Enter a title for the match.'))
  await user.type(title, 'Tuesday match')
  await user.click(screen.getByRole('button', { name: 'Continue to your share' }))
  await waitFor(() => expect(moves).toEqual(['/en/split/t1']))
  expect(calls[0]?.body).toEqual({ shares: Array(10).fill(100), title: 'Tuesday match' })
})

test('the page of a match names who joined, chooses no place, and names who reads the first name', () => {
  const shares = [{ ...share(1, true), by: 'Noura' }, share(2), share(3)]
  showSplit(aSplit({ title: 'Tuesday match', shares }))
  expect(screen.getByRole('heading', { level: 1, name: 'Tuesday match' })).toHaveAttribute('dir', 'auto')
  const rows = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Noura.*Paid$/),
    expect.stringMatching(/^Spot 2.*Available$/),
    expect.stringMatching(/^Spot 3.*Available$/),
  ])
  expect(screen.getByText('2 spots remain: 500 Saudi riyals')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Everybody with the link sees your first name.')).toBeVisible()
})

test('the form of a player without an account has the name of its heading', () => {
  showSplit(aSplit({ title: 'Tuesday match', payer: null }))
  expect(screen.getByRole('heading', { name: 'Join without an account' })).toBeVisible()
  expect(screen.getByRole('form', { name: 'Join without an account' })).toBeVisible()
})

test('who has a place of a match pays another, and sends how many the page showed', async () => {
  const split = aSplit({ title: 'Tuesday match', shares: [{ ...share(1, true), isMine: true }, share(2)] })
  const calls = fakeBackend({
    'POST /api/v1/splits/t1/pay': {
      body: { split, payment: { _id: 'p1', actionUrl: '/test-payment/p1', asksCode: false } },
    },
  })
  showSplit(split)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pay for another spot' }))
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(moves).toEqual(['/en/test-payment/p1']))
  expect(calls[0]?.body).toEqual({ share: 2, ownPlaces: 1 })
})

test('who paid reads a receipt of the share', () => {
  const paidAt = '2026-03-15T09:00:00Z'
  const payments = [{ reference: 'pay_123', amount: 200, paidAt, method: 'mada' as const }]
  showSplit(aSplit({ mine: { paid: 200, returned: 0, payments } }))
  expect(screen.getByRole('heading', { name: 'Receipt for your share' })).toBeVisible()
  expect(screen.getByText('pay_123')).toBeVisible()
})

test('the guest sends the link, and ends the split after a question', async () => {
  const calls = fakeBackend({
    'POST /api/v1/bookings/b1/split/give-up': { body: { split: null, mayStart: false } },
  })
  showSplit(aSplit({ bookingId: 'b1' }))
  expect(screen.getByLabelText('Split link')).toHaveValue(URL_OF_SPLIT)
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(URL_OF_SPLIT)),
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'End the split' }))
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }))
  await waitFor(() => expect(moves).toContain(REFRESHED))
  expect(calls).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a friend who opens the link of a cancelled booking reads that it is cancelled, and what returns', () => {
  const ended = aSplit({
    state: 'whole',
    bookingState: 'cancelled_by_guest',
    payBy: null,
    remaining: 0,
    shares: [share(1, true), share(2, true), share(3, true)],
    mine: { paid: 200, returned: 200, payments: [] },
  })
  const { unmount } = showSplit(ended)
  const shown = () => screen.getAllByRole('status')[0]
  const state = shown()
  expect(state).toHaveTextContent('The booking of Noura was cancelled.')
  expect(state).toHaveTextContent(
    '200 Saudi riyals of your share of 200 Saudi riyals goes back to your card.',
  )
  expect(screen.queryByText(/is confirmed/)).toBeNull()
  unmount()
  showSplit({ ...ended, bookingState: 'no_show', mine: { paid: 200, returned: 0, payments: [] } })
  expect(shown()).toHaveTextContent('because nobody arrived')
  expect(shown()).toHaveTextContent('none of your share of 200 Saudi riyals is returned')
})

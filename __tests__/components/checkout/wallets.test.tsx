import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayPage } from '@/components/checkout/pay-page'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { aBooking, anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PROVIDER: PaymentProviderWire = {
  provider: 'moyasar',
  methods: ['mada', 'visa', 'mastercard', 'applepay', 'stcpay'],
  cardForm: { tokensUrl: 'https://psp.test/v1/tokens', publishableKey: 'pk_test_1' },
}
const PROFILE = 'GET /api/v1/user/profile'
const PAY = 'POST /api/v1/bookings/b1/pay'
const CODE = 'POST /api/v1/bookings/b1/pay/code'
const SESSION = 'POST /api/v1/payments/apple-pay/session'
const begun = (asksCode: boolean) => ({
  body: { booking: anUnpaidBooking(), payment: { _id: 'p1', actionUrl: null, asksCode } },
})
const PAID = {
  body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null, asksCode: false } },
}
const ACCOUNT = { [PROFILE]: { body: { phone: '+966501234567' } } }

const show = (provider = PROVIDER) =>
  renderInPage(
    <PayPage
      payable={{ balance: 0, chosen: 0 }}
      purpose="due_now"
      booking={anUnpaidBooking()}
      provider={provider}
      declined={null}
      own={null}
      splitUrl={null}
      now={new Date().toISOString()}
    />,
  )

async function askForCode() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: /STC Pay/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('0501234567'))
  await user.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByRole('heading', { name: 'Enter the STC Pay code' })).toBeVisible()
  return user
}

test('STC Pay: the number of the account, its code in our field, the confirmation', async () => {
  const calls = fakeBackend({ ...ACCOUNT, [PAY]: begun(true), [CODE]: PAID })
  show()
  const user = await askForCode()
  const code = screen.getByLabelText(/^STC Pay sent a code to/)
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByText('+966 50 123 4567')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled()
  await user.type(code, '١٢٣٤٥٦')
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls.slice(-2).map(({ body }) => body)).toEqual([
    { purpose: 'due_now', way: 'stcpay', source: '0501234567' },
    { code: '123456' },
  ])
})

test('a number that can be none is refused here, and a card needs no number', async () => {
  const calls = fakeBackend(ACCOUNT)
  show()
  const user = userEvent.setup()
  expect(screen.getByLabelText('Card number')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /STC Pay/ }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  const number = screen.getByLabelText(/^Mobile number/)
  await waitFor(() => expect(number).toHaveValue('0501234567'))
  await user.clear(number)
  await user.type(number, '011')
  await user.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(screen.getByText(/^Enter a Saudi mobile number/)).toBeVisible()
  expect(number).toHaveAttribute('aria-invalid', 'true')
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/user/profile'])
})

test('a refused code is typed again; one that ended the payment returns to the number with its reason', async () => {
  fakeBackend({
    ...ACCOUNT,
    [PAY]: begun(true),
    [CODE]: [
      { status: 422, body: { code: 'wrong_code' } },
      { status: 422, body: { code: 'payment_declined', reason: 'code' } },
    ],
  })
  show()
  const user = await askForCode()
  const code = screen.getByLabelText(/^STC Pay sent a code to/)
  await user.type(code, '111111')
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/^This code was not accepted/)).toBeVisible()
  expect(code).toHaveAttribute('aria-invalid', 'true')
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/^The code was wrong or had expired/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send me the code' })).toBeEnabled()
  expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('0501234567')
})

test('after a minute another code is requested, and a pause of the wallet is explained where the code is typed', async () => {
  jest.useFakeTimers()
  const calls = fakeBackend({
    ...ACCOUNT,
    [PAY]: [
      begun(true),
      begun(true),
      { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '600' } },
    ],
  })
  show()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('radio', { name: /STC Pay/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('0501234567'))
  await user.click(screen.getByRole('button', { name: 'Send me the code' }))
  for (const round of [1, 2]) {
    expect(await screen.findByText(/^You can request another code in/)).toBeVisible()
    act(() => jest.advanceTimersByTime(61_000))
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1 + round))
  }
  expect(calls.at(-1)?.body).toEqual({ purpose: 'due_now', way: 'stcpay', source: '0501234567', anew: true })
  expect(await screen.findByText(/^Too many attempts/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Enter the STC Pay code' })).toBeVisible()
})

test('another way is chosen: the attempt is given up, and the choice of ways returns', async () => {
  const calls = fakeBackend({
    ...ACCOUNT,
    [PAY]: begun(true),
    'POST /api/v1/bookings/b1/pay/cancel': { body: { outcome: 'declined' } },
  })
  show()
  const user = await askForCode()
  await user.click(screen.getByRole('button', { name: 'Pay another way' }))
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeVisible()
  expect(calls.at(-1)?.path).toBe('/api/v1/bookings/b1/pay/cancel')
  expect(moves).toEqual([REFRESHED])
})

interface Sheet {
  onvalidatemerchant?: (event: { validationURL: string }) => Promise<void>
  onpaymentauthorized?: (event: { payment: { token: unknown } }) => Promise<void>
  oncancel?: () => void
  request: { total: { amount: string; label: string }; supportedNetworks: string[] }
  session: unknown
  status: number | null
  isAborted: boolean
}

/** Plays Safari: the sheet that was opened last, driven by the test. */
function fakeApple(canPay = true): { sheets: Sheet[] } {
  const sheets: Sheet[] = []
  class ApplePaySession implements Sheet {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments = () => canPay
    static supportsVersion = (version: number) => version <= 14
    session: unknown = null
    status: number | null = null
    isAborted = false
    constructor(
      readonly version: number,
      readonly request: Sheet['request'],
    ) {}
    begin() {
      sheets.push(this)
    }
    abort() {
      this.isAborted = true
    }
    completeMerchantValidation(session: unknown) {
      this.session = session
    }
    completePayment({ status }: { status: number }) {
      this.status = status
    }
  }
  Object.assign(window, { ApplePaySession })
  return { sheets }
}
afterEach(() => {
  jest.useRealTimers()
  delete window.ApplePaySession
})

const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'

test('Apple Pay: the sheet has our sum, our server opens its session, and its token pays', async () => {
  const { sheets } = fakeApple()
  const calls = fakeBackend({ [SESSION]: { body: { session: { nonce: 'n' } } }, [PAY]: PAID })
  show()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Pay with Apple Pay' }))
  const [sheet] = sheets
  expect(sheet?.request).toMatchObject({
    total: { label: 'Diyar', type: 'final', amount: '1000.00' },
    supportedNetworks: ['mada', 'visa', 'masterCard'],
    currencyCode: 'SAR',
    countryCode: 'SA',
  })
  await act(async () => sheet?.onvalidatemerchant?.({ validationURL: APPLE }))
  expect(sheet?.session).toEqual({ nonce: 'n' })
  await act(async () => sheet?.onpaymentauthorized?.({ payment: { token: { paymentData: 'x' } } }))
  expect(sheet?.status).toBe(0)
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls.map(({ body }) => body)).toEqual([
    { validationUrl: APPLE },
    { purpose: 'due_now', way: 'applepay', source: '{"paymentData":"x"}' },
  ])
})

test('Apple Pay: a declined token fails the sheet with its reason, a closed sheet and a refused session leave the button', async () => {
  const { sheets } = fakeApple()
  fakeBackend({
    [SESSION]: { status: 503, body: { code: 'unavailable' } },
    [PAY]: { status: 422, body: { code: 'payment_declined', reason: 'funds' } },
  })
  show()
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'Pay with Apple Pay' })
  await user.click(button)
  expect(button).toBeDisabled()
  await act(async () => sheets[0]?.onpaymentauthorized?.({ payment: { token: {} } }))
  expect(sheets[0]?.status).toBe(1)
  expect(await screen.findByText(/^The balance was not enough/)).toBeVisible()
  await user.click(button)
  act(() => sheets[1]?.oncancel?.())
  expect(button).toBeEnabled()
  await user.click(button)
  await act(async () => sheets[2]?.onvalidatemerchant?.({ validationURL: APPLE }))
  expect(sheets[2]?.isAborted).toBe(true)
  expect(await screen.findByText(/^Apple Pay could not be opened/)).toBeVisible()
})

test('no button of Apple Pay where the device has none, the provider takes none, or it has a page of its own', async () => {
  fakeBackend({})
  for (const [canPay, provider] of [
    [false, PROVIDER],
    [true, { ...PROVIDER, methods: ['mada'] }],
    [true, { ...PROVIDER, provider: 'sandbox', cardForm: null }],
  ] as [boolean, PaymentProviderWire][]) {
    fakeApple(canPay)
    const page = show(provider)
    const list = screen.getByRole('list', { name: 'Payment methods' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(provider.methods.length)
    expect(screen.queryByRole('button', { name: 'Pay with Apple Pay' })).toBeNull()
    page.unmount()
  }
})

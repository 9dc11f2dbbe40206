import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayPage } from '@/components/checkout/pay-page'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { aBooking, anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

/** A row on each side, as a second provider with another form of token would be added. */
jest.mock('@/lib/domain/booking/money/payment-providers', () => {
  const real = jest.requireActual('@/lib/domain/booking/money/payment-providers')
  real.REAL_PROVIDERS.second = { setting: 'SECOND_URL', origin: 'https://api.second.example' }
  real.REAL_PROVIDER_NAMES.push('second')
  return real
})
jest.mock('@/components/checkout/card/card-tokenizers', () => {
  const real = jest.requireActual('@/components/checkout/card/card-tokenizers')
  const tokenizer: CardTokenizer = {
    callOf: (card, form) => ({
      url: form.tokensUrl,
      headers: { 'x-key': form.publishableKey },
      body: { pan: card.number, exp: `${card.year}-${card.month}`, owner: card.name, cvv: card.cvc },
    }),
    tokenOf: (answer) => (isSecond(answer) ? (answer.data?.token ?? null) : null),
    wrongFieldsOf: (answer) => (isSecond(answer) && answer.problem === 'cvv' ? ['cvc'] : []),
  }
  real.CARD_TOKENIZERS.second = async () => tokenizer
  return real
})
type CardTokenizer = import('@/components/checkout/card/tokenizer').CardTokenizer
const isSecond = (answer: unknown): answer is { data?: { token?: string }; problem?: string } =>
  typeof answer === 'object' && answer !== null

const CARD_FORM = { tokensUrl: 'https://api.second.example/vault', publishableKey: 'key_1' }
/** A name that only the mocked tables have. */
const provider = 'second' as 'moyasar'
const PAY = 'POST /api/v1/bookings/b1/pay'
const nextYear = new Date().getUTCFullYear() + 1

const show = (cardForm: PaymentProviderWire['cardForm']) =>
  renderInPage(
    <PayPage
      payable={{ balance: 0, chosen: 0 }}
      purpose="due_now"
      booking={anUnpaidBooking()}
      provider={{ provider, methods: ['visa'], cardForm }}
      declined={null}
      own={null}
      splitUrl={null}
      now={new Date().toISOString()}
    />,
  )

test('a second provider gets its own body and header, and its errors and token are read by its row', async () => {
  const calls = fakeBackend({
    'POST /vault': [{ status: 422, body: { problem: 'cvv' } }, { body: { data: { token: 'vault_1' } } }],
    [PAY]: {
      body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null, asksCode: false } },
    },
  })
  show(CARD_FORM)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Card number'), '4201320111111010')
  await user.type(screen.getByLabelText(/^Expiry date/), `08/${nextYear}`)
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.type(screen.getByLabelText('Name on the card'), 'Noura Ali')
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText(/^The security code has three or four digits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls[1]?.body).toEqual({
    pan: '4201320111111010',
    exp: `${nextYear}-08`,
    owner: 'Noura Ali',
    cvv: '123',
  })
  expect(calls[2]?.body).toEqual({ purpose: 'due_now', source: 'vault_1' })
})

test('one with a page of its own, as for instalments, needs no row of the browser', async () => {
  const actionUrl = '/test-payment/x'
  fakeBackend({
    [PAY]: { body: { booking: anUnpaidBooking(), payment: { _id: 'p1', actionUrl, asksCode: false } } },
  })
  show(null)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe(`/en${actionUrl}`))
})

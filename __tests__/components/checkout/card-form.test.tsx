import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PayPage } from '@/components/checkout/pay-page'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import { aBooking, anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const MOYASAR: PaymentProviderWire = {
  provider: 'moyasar',
  methods: ['mada', 'visa', 'mastercard'],
  cardForm: { tokensUrl: 'https://psp.test/v1/tokens', publishableKey: 'pk_test_1' },
}
const TOKENS = 'POST /v1/tokens'
const PAY = 'POST /api/v1/bookings/b1/pay'
const PAID = {
  body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null, asksCode: false } },
}
const nextYear = String(new Date().getUTCFullYear() + 1).slice(2)

const show = () =>
  renderInPage(
    <PayPage
      payable={{ balance: 0, chosen: 0 }}
      purpose="due_now"
      booking={anUnpaidBooking()}
      provider={MOYASAR}
      declined={null}
      own={null}
      splitUrl={null}
      now={new Date().toISOString()}
    />,
  )

async function typeCard(user: ReturnType<typeof userEvent.setup>, number = '4201 3201 1111 1010') {
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText(/^Expiry date/), `08/${nextYear}`)
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.type(screen.getByLabelText('Name on the card'), 'Noura Ali')
}

test('the card goes to the provider only: our server gets its token, and no storage has it', async () => {
  const calls = fakeBackend({ [TOKENS]: { status: 201, body: { id: 'token_1' } }, [PAY]: PAID })
  show()
  const user = userEvent.setup()
  await typeCard(user)
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/tokens',
      {
        name: 'Noura Ali',
        number: '4201320111111010',
        month: '08',
        year: `20${nextYear}`,
        cvc: '123',
        save_only: true,
      },
    ],
    ['/api/v1/bookings/b1/pay', { purpose: 'due_now', source: 'token_1' }],
  ])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('4201')
  for (const input of screen.getAllByRole('textbox')) expect(input).not.toHaveAttribute('name')
})

test('a card that cannot be right is refused here, the first wrong field has the focus, and nothing is sent', async () => {
  const calls = fakeBackend({})
  show()
  const user = userEvent.setup()
  await typeCard(user, '4201 3201 1111 1011')
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText('Check the card number.')).toBeVisible()
  expect(screen.getByLabelText('Card number')).toHaveFocus()
  expect(calls).toEqual([])
})

test('what the provider refuses is shown at its field, and what is typed stays', async () => {
  fakeBackend({ [TOKENS]: { status: 400, body: { errors: { cvc: ['is invalid'] } } } })
  show()
  const user = userEvent.setup()
  await typeCard(user)
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText(/^The security code has three or four digits/)).toBeVisible()
  expect(screen.getByLabelText('Card number')).toHaveValue('4201 3201 1111 1010')
})

test('a provider that cannot be reached is named as the cause, and the same card can be sent again', async () => {
  fakeBackend({ [TOKENS]: [{ status: 503 }, { status: 201, body: { id: 'token_2' } }], [PAY]: PAID })
  show()
  const user = userEvent.setup()
  await typeCard(user)
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText(/^The payment provider could not be reached/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OpenPayment } from '@/components/checkout/open-payment'
import { BankStep } from '@/components/checkout/sandbox/bank-step'
import { ChooseForm } from '@/components/checkout/sandbox/choose-form'
import type { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PAYMENT: SandboxPaymentWire = {
  step: 'choose',
  amount: 1200,
  description: 'DY-ABC123',
  method: null,
  returnPath: '/booking/b1/payment-return',
}
const DONE = { ...PAYMENT, step: 'done' }

test('the test page is marked as a test, offers what each method can do, and returns after the choice', async () => {
  const calls = fakeBackend({ 'POST /api/v1/payments/sandbox/s1/choose': { body: DONE } })
  renderInPage(<ChooseForm id="s1" payment={PAYMENT} />)
  const user = userEvent.setup()
  expect(screen.getByRole('note')).toHaveTextContent('Test payment')
  expect(screen.getByText('1,200 Saudi riyals')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /card has expired/ }))
  await user.click(screen.getByRole('radio', { name: 'STC Pay' }))
  expect(screen.queryByRole('radio', { name: /card has expired/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /It needs a confirmation/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(moves).toEqual(['/en/booking/b1/payment-return']))
  expect(calls.map(({ body }) => body)).toEqual([{ method: 'stcpay', outcome: 'confirmed' }])
})

test('a choice that needs the bank opens its step, where a refusal returns too', async () => {
  const calls = fakeBackend({
    'POST /api/v1/payments/sandbox/s1/choose': { body: { ...PAYMENT, step: 'confirm' } },
    'POST /api/v1/payments/sandbox/s1/confirm': { body: DONE },
  })
  const choose = renderInPage(<ChooseForm id="s1" payment={PAYMENT} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  choose.unmount()
  renderInPage(<BankStep id="s1" payment={{ ...PAYMENT, step: 'confirm', method: 'visa' }} />)
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/booking/b1/payment-return'))
  expect(calls.at(-1)?.body).toEqual({ confirmed: false })
})

test('without a network the test page shows the cause and can be sent again', async () => {
  fakeBackend({
    'POST /api/v1/payments/sandbox/s1/cancel': [
      { status: 503, body: { code: 'unavailable', message: 'Not now.' } },
      { body: DONE },
    ],
  })
  renderInPage(<ChooseForm id="s1" payment={PAYMENT} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cancel and return to Diyar' }))
  expect(await screen.findByText('Not now.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel and return to Diyar' }))
  await waitFor(() => expect(moves).toEqual(['/en/booking/b1/payment-return']))
})

test('an open payment goes on where it stopped, or only waits, and the page refreshes itself', () => {
  jest.useFakeTimers()
  const open = renderInPage(
    <OpenPayment bookingId="b1" payHref="/booking/b1/pay" actionUrl="/test-payment/s1" />,
  )
  expect(screen.getByRole('link', { name: 'Continue the payment' })).toHaveAttribute(
    'href',
    '/en/test-payment/s1',
  )
  open.unmount()
  renderInPage(<OpenPayment bookingId="b1" payHref="/booking/b1/pay" actionUrl={null} />)
  expect(screen.getByRole('heading', { name: 'We are waiting for the bank' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Continue the payment' })).toBeNull()
  jest.advanceTimersByTime(6000)
  expect(moves).toEqual([REFRESHED, REFRESHED])
  jest.useRealTimers()
})

test('the step of the bank takes the place of the choice at its heading, with the focus, wherever the page was scrolled', () => {
  const choose = renderInPage(<ChooseForm id="s1" payment={PAYMENT} />)
  document.documentElement.scrollTop = 700
  screen.getByRole('button', { name: 'Pay' }).focus()
  choose.unmount()
  renderInPage(<BankStep id="s1" payment={{ ...PAYMENT, step: 'confirm', method: 'visa' }} />)
  expect(document.documentElement.scrollTop).toBe(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

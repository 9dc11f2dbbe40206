import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PayPage } from '@/components/checkout/pay-page'
import { asClock } from '@/components/shared/booking/payment-window'
import type { PaymentProviderWire } from '@/lib/domain/booking/lifecycle-wire'
import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { formatDay } from '@/lib/i18n/dates'
import { aBooking, aDateChange, anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PAY = 'POST /api/v1/bookings/b1/pay'
const NOW = new Date().toISOString()

const NO_BALANCE = { balance: 0, chosen: 0 }
const SANDBOX: PaymentProviderWire = { provider: 'sandbox', methods: ['mada', 'stcpay'], cardForm: null }

const showPay = (
  booking = anUnpaidBooking(),
  provider = SANDBOX,
  declined: DeclineReason | null = null,
  purpose: PaymentPurpose = 'due_now',
) =>
  renderInPage(
    <PayPage
      booking={booking}
      purpose={purpose}
      provider={provider}
      declined={declined}
      payable={NO_BALANCE}
      own={null}
      splitUrl={null}
      now={NOW}
    />,
  )

test('booking-payment-types: a payment is labelled a test with its methods, can be tried again when declined, and ends on the success page', async () => {
  fakeBackend({
    [PAY]: [
      { status: 422, body: { code: 'payment_declined', reason: 'expired' } },
      {
        body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null, asksCode: false } },
      },
    ],
  })
  showPay(anUnpaidBooking(), SANDBOX, 'funds')
  const user = userEvent.setup()
  expect(screen.getByRole('note', { name: 'Test payment' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Payment methods' })).toHaveTextContent('madaSTC Pay')
  expect(screen.getByText(/^The balance was not enough/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^The card has expired/)).toBeVisible()
  expect(screen.getByText(/^The dates are held for you until/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
})

test('an open payment opens the return page', async () => {
  fakeBackend({
    [PAY]: { body: { booking: anUnpaidBooking(), payment: { _id: 'p1', actionUrl: null, asksCode: false } } },
  })
  showPay()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/booking/b1/payment-return'))
})

test('a full payment includes and names the deposit, a half payment leaves it and the rest to the door', async () => {
  const { unmount } = showPay(anUnpaidBooking({ deposit: 200 }))
  expect(screen.getByText('1,200 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText('200 Saudi riyals')).toBeInTheDocument()
  unmount()
  showPay(anUnpaidBooking({ paymentType: 'halfPayment', dueNow: 300, dueLater: 700, deposit: 200 }))
  expect(screen.getByText('300 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText('900 Saudi riyals')).toBeInTheDocument()
})

test("the payment window counts down by the server's clock, and at its end the server decides", async () => {
  const soon = new Date(Date.parse(NOW) + 1000).toISOString()
  showPay(anUnpaidBooking({ expiresAt: soon }))
  expect(screen.getByRole('timer')).toHaveTextContent('0:01')
  await waitFor(() => expect(moves).toEqual([REFRESHED]), { timeout: 3000 })
  expect([asClock(899), asClock(21_599)]).toEqual(['14:59', '5:59:59'])
})

test('a payment that is too late, made already or not possible here is explained', () => {
  const over = showPay(anUnpaidBooking({ status: 'payment_expired', tab: 'cancelled', allowed: [] }))
  expect(screen.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose dates again' })).toHaveAttribute(
    'href',
    '/en/chalets/al-nakheel',
  )
  over.unmount()
  showPay(aBooking())
  expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
})

test('the rest of a payment in parts is a payment of its own, on a page of its own', async () => {
  const amounts = { paymentType: 'halfPayment', paid: 400, dueNow: 400, deposit: 100, rest: 700 } as const
  const partPaid = aBooking({ ...amounts, allowed: ['pay_rest'] })
  const calls = fakeBackend({
    [PAY]: {
      body: {
        booking: aBooking({ paid: 1000, rest: 0 }),
        payment: { _id: 'p2', actionUrl: null, asksCode: false },
      },
    },
  })
  const first = showPay(partPaid)
  expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  first.unmount()
  showPay(partPaid, SANDBOX, null, 'rest')
  expect(screen.getByRole('heading', { name: 'Pay the rest of your booking' })).toBeVisible()
  expect(screen.getByText('700 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText('100 Saudi riyals')).toBeInTheDocument()
  expect(screen.queryByText('Due at check-in:')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/booking/b1'))
  expect(calls.map(({ body }) => body)).toEqual([{ purpose: 'rest' }])
})

test('the difference to dearer dates is paid with the new dates in view; when their time is over, the booking stays', async () => {
  const change = aDateChange()
  const waiting = aBooking({ paid: 1000, rest: 0, dateChange: change, allowed: ['pay_difference'] })
  const calls = fakeBackend({
    [PAY]: {
      body: { booking: aBooking({ paid: 1500 }), payment: { _id: 'p3', actionUrl: null, asksCode: false } },
    },
  })
  const first = showPay(waiting, SANDBOX, null, 'difference')
  expect(screen.getByRole('heading', { name: 'Pay the difference for the new dates' })).toBeVisible()
  expect(screen.getByText('500 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(formatDay(change.checkOut, 'en', 'weekdayDayMonth')))).toBeVisible()
  expect(screen.getByRole('timer')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/booking/b1'))
  expect(calls.map(({ body }) => body)).toEqual([{ purpose: 'difference' }])
  first.unmount()
  showPay(
    aBooking({ dateChange: { ...change, state: 'expired', difference: 0 } }),
    SANDBOX,
    null,
    'difference',
  )
  expect(screen.getByRole('heading', { name: 'The new dates are no longer held' })).toBeVisible()
})

const MINUTES_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTES_MS).toISOString()

function RefreshedPay() {
  const [expiresAt, setExpiresAt] = useState(inMinutes(15))
  return (
    <>
      <button type="button" onClick={() => setExpiresAt(inMinutes(25))}>
        refresh
      </button>
      <PayPage
        payable={NO_BALANCE}
        purpose="due_now"
        booking={anUnpaidBooking({ expiresAt })}
        provider={SANDBOX}
        declined={null}
        own={null}
        splitUrl={null}
        now={NOW}
      />
    </>
  )
}

test('a declined payment that extended the window shows the new deadline', async () => {
  fakeBackend({ [PAY]: { status: 422, body: { code: 'payment_declined', message: 'Declined.' } } })
  renderInPage(<RefreshedPay />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await screen.findByText(/^The payment was declined/)
  await user.click(screen.getByRole('button', { name: 'refresh' }))
  expect(screen.getByText(/^You have more time: the dates are held for you until/)).toBeVisible()
})

const showWithBalance = (balance: number, chosen = 0) =>
  renderInPage(
    <PayPage
      booking={anUnpaidBooking()}
      purpose="due_now"
      provider={SANDBOX}
      declined={null}
      payable={{ balance, chosen }}
      own={null}
      splitUrl={null}
      now={NOW}
    />,
  )

const PAID = {
  body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null, asksCode: false } },
}

test('a balance that is enough is offered and pays', async () => {
  const calls = fakeBackend({ [PAY]: PAID })
  showWithBalance(1000)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay from my balance' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls.at(-1)?.body).toEqual({ purpose: 'due_now', from: 'balance' })
})

test('a smaller balance can pay a part: both parts are shown, and only a ticked one is sent', async () => {
  const calls = fakeBackend({ [PAY]: [{ status: 422, body: { code: 'payment_declined' } }, PAID] })
  showWithBalance(400.5)
  const user = userEvent.setup()
  expect(screen.queryByRole('button', { name: 'Pay from my balance' })).toBeNull()
  expect(screen.queryByText('By card')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Use my balance/ }))
  expect(screen.getByText('By card').parentElement).toHaveTextContent('599.50')
  expect(screen.getByText('From your balance').parentElement).toHaveTextContent('400.50')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/en/success?booking=b1'))
  expect(calls.map(({ body }) => body)).toEqual([
    { purpose: 'due_now' },
    { purpose: 'due_now', balancePart: 400.5 },
  ])
})

test('who comes back after an attempt with a part of the balance goes on with the same part', async () => {
  const calls = fakeBackend({ [PAY]: PAID })
  showWithBalance(400, 400)
  expect(screen.getByRole('checkbox', { name: /^Use my balance/ })).toBeChecked()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ purpose: 'due_now', balancePart: 400 }))
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PayPage } from '@/components/checkout/pay-page'
import { asClock } from '@/components/shared/payment-window'
import { aBooking, anUnpaidBooking } from '../bookings/a-booking'
import { fakeBackend } from '../fake-backend'
import { moves, REFRESHED } from '../fake-navigation'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const PAY = 'POST /api/v1/bookings/b1/pay'
const NOW = new Date().toISOString()

beforeEach(() => {
  moves.length = 0
})

const showPay = (booking = anUnpaidBooking(), provider: 'test' | 'closed' = 'test') =>
  renderInPage(<PayPage booking={booking} provider={provider} now={NOW} />)

test('booking-payment-types: a payment is labelled a test, can be tried again when declined, and ends on the success page', async () => {
  const calls = fakeBackend({
    [PAY]: [
      { status: 422, body: { code: 'payment_declined', message: 'Declined, nothing was taken.' } },
      { body: { booking: aBooking({ paid: 1000 }), payment: { _id: 'p1', actionUrl: null } } },
    ],
  })
  showPay()
  const user = userEvent.setup()
  expect(screen.getByRole('group', { name: 'Test payment' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /declined/ }))
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  expect(await screen.findByText('Declined, nothing was taken.')).toBeVisible()
  expect(screen.getByText(/^The dates are held for you until/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /accepted/ }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(moves.at(-1)).toBe('/success?booking=b1'))
  expect(calls.map((call) => call.body)).toEqual([{ source: 'test_declined' }, { source: 'test_accepted' }])
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
    '/chalets/al-nakheel',
  )
  over.unmount()
  const paid = showPay(aBooking())
  expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  paid.unmount()
  showPay(anUnpaidBooking(), 'closed')
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
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
      <PayPage booking={anUnpaidBooking({ expiresAt })} provider="test" now={NOW} />
    </>
  )
}

test('a declined payment that extended the window shows the new deadline', async () => {
  fakeBackend({ [PAY]: { status: 422, body: { code: 'payment_declined', message: 'Declined.' } } })
  renderInPage(<RefreshedPay />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await screen.findByText('Declined.')
  await user.click(screen.getByRole('button', { name: 'refresh' }))
  expect(screen.getByText(/^You have more time: the dates are held for you until/)).toBeVisible()
})

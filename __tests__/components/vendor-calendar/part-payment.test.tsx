import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PartPayment } from '@/components/vendor-calendar/part-payment/part-payment'
import type { PartPaymentWire } from '@/lib/domain/booking/money/part-payment'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PUT = 'PUT /api/v1/vender/services/s1/calendar'
const THIRTY = { percent: 30, minimum: 200 }

function show(
  part: PartPaymentWire | null,
  locale: 'ar' | 'en' = 'en',
  role: 'owner' | 'frontDesk' = 'owner',
) {
  renderInPage(<PartPayment listingId="s1" part={part} />, locale, role)
  return userEvent.setup()
}

test('a percentage with a minimum is stored in place of the fixed amount, its fields checked before', async () => {
  const calls = fakeBackend({ [PUT]: { body: {} } })
  const user = show(null)
  await user.click(screen.getByRole('button', { name: 'Set a percentage' }))
  await user.type(screen.getByLabelText('Percentage of the total'), '100')
  await user.type(screen.getByLabelText('Minimum in riyals'), '٢٠٠')
  await user.click(screen.getByRole('button', { name: 'Save the part payment' }))
  expect(screen.getByLabelText('Percentage of the total')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await user.clear(screen.getByLabelText('Percentage of the total'))
  await user.type(screen.getByLabelText('Percentage of the total'), '30%')
  await user.click(screen.getByRole('button', { name: 'Save the part payment' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ partPayment: THIRTY })
})

test('it is edited with its values in the fields, and removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: {} } })
  const user = show(THIRTY)
  expect(screen.queryByRole('button', { name: 'Set a percentage' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit 30% of the total' }))
  expect(screen.getByLabelText('Minimum in riyals')).toHaveValue('200')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Remove 30% of the total' }))
  await user.click(screen.getByRole('button', { name: 'Remove the percentage' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ partPayment: null }))
})

test('who may not edit the calendar reads it in Arabic, without buttons', () => {
  show(THIRTY, 'ar', 'frontDesk')
  expect(screen.getByRole('listitem')).toHaveTextContent('من الإجمالي')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

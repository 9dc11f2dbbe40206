import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fees } from '@/components/vendor-calendar/fees/fees'
import type { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const PUT = 'PUT /api/v1/vender/services/s1/fees'
const CLEANING = { kind: 'cleaning', price: 150, threshold: 0, charged: 'once' } as const
const STORED: FeesWire = { version: 4, mode: 'daily', fees: [CLEANING] }

function show(fees = STORED, locale: 'ar' | 'en' = 'en', role: 'owner' | 'frontDesk' = 'owner') {
  renderInPage(<Fees listingId="s1" fees={fees} />, locale, role)
  return userEvent.setup()
}

test('a fee for extra guests is stored beside the others, its fields checked before', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  expect(screen.getByRole('listitem')).toHaveTextContent('Cleaning fee: 150')
  await user.click(screen.getByRole('button', { name: 'Add a fee' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new fee' }))
  await user.type(dialog.getByLabelText('Guests included in the price'), '0')
  await user.type(dialog.getByLabelText('Amount in riyals'), '٤٠')
  await user.click(dialog.getByRole('button', { name: 'Save the fee' }))
  expect(dialog.getByLabelText('Guests included in the price')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await user.clear(dialog.getByLabelText('Guests included in the price'))
  await user.type(dialog.getByLabelText('Guests included in the price'), '2')
  await user.click(dialog.getByRole('button', { name: 'Save the fee' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const extraGuest = { kind: 'extraGuest', price: 40, threshold: 2, charged: 'each' }
  expect(calls[0]?.body).toEqual({ basedOn: 4, fees: [CLEANING, extraGuest] })
})

test('a pet is taken for free, or for an amount each night', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add a fee' }))
  await user.selectOptions(screen.getByLabelText('Kind'), 'pet')
  await user.type(screen.getByLabelText('Amount in riyals'), '0')
  await user.selectOptions(screen.getByLabelText('Charged'), 'each')
  await user.click(screen.getByRole('button', { name: 'Save the fee' }))
  const pet = { kind: 'pet', price: 0, threshold: 0, charged: 'each' }
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 4, fees: [CLEANING, pet] }))
})

test('a child pays each night, of hours once a stay', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const child = { kind: 'child', price: 25, threshold: 0, charged: 'each' } as const
  const user = show({ ...STORED, mode: 'hourly', fees: [child] })
  expect(screen.getByText('for each child aged 2 to 14, once per stay')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Child fee' }))
  await user.clear(screen.getByLabelText('Amount in riyals'))
  await user.type(screen.getByLabelText('Amount in riyals'), '30')
  await user.click(screen.getByRole('button', { name: 'Save the fee' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 4, fees: [{ ...child, price: 30 }] }))
})

test('late check-out is sold by the hour up to a most, and overtime only where hours are', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Add a fee' }))
  expect(screen.queryByRole('option', { name: 'Overtime' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Kind'), 'lateCheckOut')
  await user.type(screen.getByLabelText('Amount in riyals'), '60')
  await user.type(screen.getByLabelText('Maximum hours'), '13')
  await user.click(screen.getByRole('button', { name: 'Save the fee' }))
  expect(screen.getByLabelText('Maximum hours')).toHaveAttribute('aria-invalid', 'true')
  await user.clear(screen.getByLabelText('Maximum hours'))
  await user.type(screen.getByLabelText('Maximum hours'), '4')
  await user.click(screen.getByRole('button', { name: 'Save the fee' }))
  const late = { kind: 'lateCheckOut', price: 60, threshold: 4, charged: 'once' }
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 4, fees: [CLEANING, late] }))
})

test('a fee is changed with its amount in the field, and removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: STORED } })
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Edit Cleaning fee' }))
  const amount = screen.getByLabelText('Amount in riyals')
  expect(amount).toHaveValue('150')
  await user.clear(amount)
  await user.type(amount, '99.5')
  await user.click(screen.getByRole('button', { name: 'Save the fee' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ basedOn: 4, fees: [{ ...CLEANING, price: 99.5 }] }))
  await user.click(screen.getByRole('button', { name: 'Remove Cleaning fee' }))
  await user.click(screen.getByRole('button', { name: 'Remove the fee' }))
  await waitFor(() => expect(calls[1]?.body).toEqual({ basedOn: 4, fees: [] }))
})

test('who may not edit the calendar reads the fees in Arabic, without buttons', () => {
  const extra = { kind: 'extraGuest', price: 40, threshold: 2, charged: 'each' } as const
  show({ ...STORED, mode: 'hourly', fees: [CLEANING, extra] }, 'ar', 'frontDesk')
  expect(screen.getByText('مرة واحدة في الإقامة، لكل وحدة')).toBeVisible()
  expect(screen.getByText('لكل ضيف بعد أول ضيفين في الوحدة، لكل ساعة')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

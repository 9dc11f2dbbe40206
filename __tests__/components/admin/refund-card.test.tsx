import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RefundCard } from '@/components/admin/refunds/refund-card'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const REFUND = {
  _id: 'r1',
  amount: 1100.5,
  problem: 'the provider moyasar is not configured',
  failedAt: '2026-03-16T00:00:00.000Z',
  booking: { _id: 'b1', code: 'DY-ABCDEF', service: { en: 'Palm chalet', ar: 'شاليه النخيل' } },
  guest: { name: 'Sara', name_ar: 'سارة', phone: '+966500000001' },
}

test('a failed refund names its guest, is sent again, or recorded as a bank transfer with its reference', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'POST /api/v1/admin/refunds/r1/retry': { status: 204 },
    'POST /api/v1/admin/refunds/r1/transfer': { status: 204 },
  })
  renderInConsole(<RefundCard refund={REFUND} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading')).toHaveTextContent('1,100.50')
  expect(screen.getByRole('article')).toHaveTextContent(/DY-ABCDEF.*Sara/)
  expect(screen.getByRole('article')).toHaveTextContent('Problem · the provider moyasar is not configured')
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(card.getByRole('button', { name: 'Returned by bank transfer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Record' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Reference of the transfer'), ' FT-77 ')
  await user.click(dialog.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(calls).toMatchObject([
      { path: '/api/v1/admin/refunds/r1/retry' },
      { path: '/api/v1/admin/refunds/r1/transfer', body: { reference: 'FT-77' } },
    ]),
  )
})

test('a role that may only read sees a failed refund without its actions', () => {
  renderInConsole(<RefundCard refund={REFUND} />, 'readOnly')
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

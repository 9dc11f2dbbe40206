import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VendorMoneyCard } from '@/components/admin/earnings/vendor-money-card'
import { DebtCard } from '@/components/admin/write-offs/debt-card'
import type { DebtWire, VendorMoneyWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const VENDOR: VendorMoneyWire = {
  ...{ _id: 'v1', name: 'Red Sea Stays', pending: 10, available: 885, reserve: 0, debt: 0 },
  schedule: { schedule: 'weekly', weekday: 'sunday', nextOn: '2026-03-22' },
  ...{ hold: null, reserveTerms: null },
}

const PROPOSAL = {
  ...{ _id: 'a1', amount: 50, reason: 'The company was closed', proposedBy: 'Huda' },
  ...{ mayDecide: true, mayWithdraw: false },
}
const DEBT: DebtWire = {
  ...{ _id: 'vendor_debt:v1', vendor: { _id: 'v1', name: 'Red Sea Stays' } },
  ...{ amount: 50, since: '2026-03-12', age: 3, proposal: null },
}

test('an admin stops the payouts of a vendor with a reason', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/admin/earnings/v1/hold': { status: 204 } })
  renderInConsole(<VendorMoneyCard vendor={VENDOR} limit={500} />)
  await user.click(screen.getByRole('button', { name: 'Hold payouts' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Two reports')
  await user.click(dialog.getByRole('button', { name: 'Hold payouts' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toMatchObject([{ body: { reason: 'Two reports' } }])
})

test('a reserve is typed in Arabic digits too, and a hold shows its reason', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/admin/earnings/v1/reserve': { status: 204 } })
  const hold = { reason: 'Two reports', since: '2026-03-14T00:00:00.000Z' }
  renderInConsole(<VendorMoneyCard vendor={{ ...VENDOR, hold }} limit={500} />)
  expect(screen.getByText('Two reports')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set reserve' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Percentage/ }), '١٥')
  await user.type(dialog.getByRole('textbox', { name: /reason/i }), 'Many cancellations')
  await user.click(dialog.getByRole('button', { name: 'Set reserve' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ percent: 15, days: 30, reason: 'Many cancellations' })
})

test('who only reads money has no buttons', () => {
  renderInConsole(<VendorMoneyCard vendor={VENDOR} limit={500} />, 'readOnly')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a write-off is proposed with the debt that is shown', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/admin/write-offs/v1': { status: 201, body: { _id: 'a1' } } })
  renderInConsole(<DebtCard debt={DEBT} />)
  await user.click(screen.getByRole('button', { name: 'Propose write-off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'The company was closed')
  await user.click(dialog.getByRole('button', { name: 'Propose write-off' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ amount: 50, reason: 'The company was closed' })
})

test('another admin approves it after the question, the one who proposed withdraws it, and a debt that changed is not approved', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/admin/adjustments/a1/approve': { status: 204 } })
  const { unmount } = renderInConsole(<DebtCard debt={{ ...DEBT, proposal: PROPOSAL }} />)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write off this debt?' }))
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  unmount()
  const own = { ...PROPOSAL, mayDecide: false, mayWithdraw: true }
  const second = renderInConsole(<DebtCard debt={{ ...DEBT, proposal: own }} />)
  expect(screen.getByRole('button', { name: 'Withdraw the proposal' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  second.unmount()
  renderInConsole(<DebtCard debt={{ ...DEBT, amount: 51, proposal: PROPOSAL }} />)
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled()
  expect(screen.getByText(/The debt was 50 Saudi riyals at the proposal/)).toBeVisible()
})

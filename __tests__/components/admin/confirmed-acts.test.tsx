import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { AdjustmentCard } from '@/components/admin/balances/adjustment-card'
import { ExceptionCard } from '@/components/admin/exceptions/exception-card'
import { BatchCard } from '@/components/admin/payouts/batch-card'
import { UserActions } from '@/components/admin/users/user-actions'
import type { AdminUserDetail } from '@/lib/contract/schemas/admin/user-wire'
import type { ExceptionWire } from '@/lib/contract/schemas/booking/admin-wire'
import type { AdjustmentWire } from '@/lib/contract/schemas/ledger/adjustments'
import type { PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const USER: AdminUserDetail = {
  ...{ _id: 'u1', name: 'Sara', phone: null, email: null, role: 'User', vendor: null, state: 'active' },
  ...{
    createdAt: '2026-03-01T00:00:00.000Z',
    adminRole: null,
    idNumber: null,
    balance: 0,
    blockedReason: null,
  },
  sessions: [{ device: null, createdAt: '2026-03-14T00:00:00.000Z', expiresAt: '2026-03-21T00:00:00.000Z' }],
  ...{ openBookings: [], duplicates: [] },
}

const EXCEPTION: ExceptionWire = {
  ...{ _id: 'e1', reason: 'My flight was cancelled', state: 'pending', percent: null, decidedAt: null },
  at: '2026-03-14T00:00:00.000Z',
  booking: {
    ...{ _id: 'b1', code: 'DY-ABCDEF', status: 'confirmed', policy: 'Strict' },
    ...{ service: { en: 'Palm chalet', ar: 'شاليه النخيل' }, checkInAt: '2026-03-16T12:00:00.000Z' },
    ...{ total: 1000, paid: 1000, cleaning: 0, depositPaid: 300 },
  },
}

const BATCH: PayoutBatchWire = {
  ...{ _id: 'f1', number: 'PB-000001', count: 2, total: 1085, openCount: 2, state: 'made', sentAt: null },
  ...{
    channel: 'bank-file',
    createdBy: 'Huda',
    approvedBy: null,
    approvedAt: null,
    mayApprove: true,
    mayPay: true,
  },
  createdAt: '2026-03-14T00:00:00.000Z',
}

const APPROVED: PayoutBatchWire = {
  ...BATCH,
  ...{ state: 'approved', approvedBy: 'Amal', approvedAt: '2026-03-14T12:00:00.000Z', mayApprove: false },
}

const ADJUSTMENT: AdjustmentWire = {
  ...{
    _id: 'a1',
    subject: 'user',
    amount: 600,
    reason: 'Heating',
    cause: null,
    note: null,
    state: 'proposed',
    proposedBy: 'Huda',
    decidedBy: null,
  },
  ...{ user: { _id: 'u1', name: 'Sara', phone: '+966500000001' }, refusalReason: null, decidedAt: null },
  ...{ createdAt: '2026-03-14T00:00:00.000Z', mayDecide: false, mayWithdraw: true },
}

interface Act {
  name: string
  page: ReactNode
  path: string
}

const ACTS: Act[] = [
  {
    name: 'End all sessions',
    path: '/api/v1/admin/users/u1/end-sessions',
    page: <UserActions user={USER} onReveal={jest.fn()} />,
  },
  {
    name: 'Refuse',
    path: '/api/v1/admin/cancellations/e1/reject',
    page: <ExceptionCard request={EXCEPTION} />,
  },
  {
    name: 'Withdraw the proposal',
    path: '/api/v1/admin/adjustments/a1/withdraw',
    page: <AdjustmentCard adjustment={ADJUSTMENT} />,
  },
  {
    name: 'Approve',
    path: '/api/v1/admin/adjustments/a1/approve',
    page: <AdjustmentCard adjustment={{ ...ADJUSTMENT, mayDecide: true, mayWithdraw: false }} />,
  },
  {
    name: 'Approve',
    path: '/api/v1/admin/payout-batches/f1/approve',
    page: <BatchCard batch={BATCH} />,
  },
  {
    name: 'Mark as sent',
    path: '/api/v1/admin/payout-batches/f1/send',
    page: <BatchCard batch={APPROVED} />,
  },
  {
    name: 'Mark all as paid',
    path: '/api/v1/admin/payout-batches/f1/pay',
    page: <BatchCard batch={{ ...APPROVED, state: 'sent', sentAt: '2026-03-15T00:00:00.000Z' }} />,
  },
]

test.each(ACTS)(
  '"$name" waits for a confirmation, and going back does nothing',
  async ({ name, page, path }) => {
    const user = userEvent.setup()
    const calls = fakeBackend({ [`POST ${path}`]: { status: 204 } })
    renderInConsole(page)
    const open = async () => {
      await user.click(screen.getByRole('button', { name }))
      return within(await screen.findByRole('dialog'))
    }
    const [leave] = (await open()).getAllByRole('button', { name: /Go back|Keep/ })
    if (leave) await user.click(leave)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(calls).toEqual([])
    await user.click((await open()).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls).toMatchObject([{ method: 'POST', path }])
  },
)

test('a refused act is explained in its dialog, where a second press meanwhile sends nothing', async () => {
  const user = userEvent.setup()
  const refused = { code: 'not_allowed', message: 'The batch was sent by another admin' }
  const path = 'POST /api/v1/admin/payout-batches/f1/send'
  const calls = fakeBackend({ [path]: [{ status: 409, body: refused }, { status: 204 }] })
  renderInConsole(<BatchCard batch={APPROVED} />)
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Mark as sent' })
  await user.dblClick(confirm)
  expect(await within(dialog).findByText(refused.message)).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(confirm).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toHaveLength(2)
})

test('what another admin did meanwhile does not turn the question of a bank file into the next one', async () => {
  const user = userEvent.setup()
  const { rerender } = renderInConsole(<BatchCard batch={BATCH} />)
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog')
  rerender(<BatchCard batch={APPROVED} />)
  expect(within(dialog).getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Mark as sent' })).not.toBeInTheDocument()
})

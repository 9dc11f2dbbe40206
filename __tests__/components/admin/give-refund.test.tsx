import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GiveRefund } from '@/components/admin/bookings/give-refund'
import type { AdjustmentWire, AdminRefundTermsWire } from '@/lib/contract/schemas/ledger/adjustments'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const TERMS: AdminRefundTermsWire = {
  ...{ version: 4, refusal: null, proposal: null, mostPartial: 800, mostGoodwill: 1000, alone: 300 },
  ...{ charged: 1000, total: 1000, discount: null },
  ...{ commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' },
}

const PROPOSAL: AdjustmentWire = {
  ...{ _id: 'a1', subject: 'refund', user: { _id: 'b1', name: 'DY-ABCDEF', phone: '' }, amount: 600 },
  ...{ reason: 'The pool was dirty', cause: 'cleanliness', note: 'Photos by mail', state: 'proposed' },
  ...{ proposedBy: 'Huda', decidedBy: null, refusalReason: null, decidedAt: null },
  ...{ createdAt: '2026-03-14T00:00:00.000Z', mayDecide: true, mayWithdraw: false },
}

const PATH = 'POST /api/v1/admin/bookings/b1/give-refund'
const toasts = collectedToasts()

async function openDialog(name: string, terms = TERMS) {
  renderInConsole(<GiveRefund bookingId="b1" terms={terms} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name }))
  return { user, dialog: within(screen.getByRole('dialog')) }
}

test('a part of the price shows who bears what before it is sent, with what was shown', async () => {
  const calls = fakeBackend({ [PATH]: { status: 201, body: { _id: 'a1', state: 'approved' } } })
  const { user, dialog } = await openDialog('Refund part of the price')
  await user.type(dialog.getByLabelText('Amount in riyals'), '200')
  const shareOf = (label: string) => dialog.getByText(label).nextElementSibling
  expect(shareOf('Borne by the host')).toHaveTextContent('177')
  expect(shareOf('Diyar’s commission')).toHaveTextContent('20')
  expect(shareOf('VAT on the commission')).toHaveTextContent('3')
  expect(dialog.queryByText(/waits for another admin/)).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('Cause'), 'Cleanliness')
  await user.type(dialog.getByLabelText('What the guest reads'), ' The pool was dirty ')
  await user.click(dialog.getByRole('button', { name: 'Refund the amount' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(calls[0]?.body).toEqual({
    ...{ kind: 'partial', amount: 200, cause: 'cleanliness', reason: 'The pool was dirty', version: 4 },
  })
})

test('goodwill is borne by Diyar, and above the limit of the admin another one decides', async () => {
  const { user, dialog } = await openDialog('Give goodwill')
  await user.type(dialog.getByLabelText('Amount in riyals'), '300.01')
  expect(dialog.getByText('Borne by Diyar').nextElementSibling).toHaveTextContent('300.01')
  expect(dialog.getByText(/waits for another admin/)).toBeInTheDocument()
})

test('a refusal of the server is shown, and nothing that was typed is lost', async () => {
  fakeBackend({ [PATH]: { status: 409, body: { code: 'refund_in_progress', message: 'On its way' } } })
  const { user, dialog } = await openDialog('Give goodwill')
  await user.type(dialog.getByLabelText('Amount in riyals'), '100')
  await user.selectOptions(dialog.getByLabelText('Cause'), 'Another cause')
  await user.type(dialog.getByLabelText('What the guest reads'), 'Sorry')
  await user.click(dialog.getByRole('button', { name: 'Refund the amount' }))
  expect(await dialog.findByText('On its way')).toBeInTheDocument()
  expect(dialog.getByLabelText('What the guest reads')).toHaveValue('Sorry')
})

test('while money of the booking moves a sentence takes the place of the buttons', () => {
  renderInConsole(<GiveRefund bookingId="b1" terms={{ ...TERMS, refusal: 'payment_in_progress' }} />)
  expect(screen.getByText(/has not finished yet/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what waits for another admin is read with its cause and note, and decided there', () => {
  renderInConsole(<GiveRefund bookingId="b1" terms={{ ...TERMS, proposal: PROPOSAL }} />)
  expect(screen.getByText('The pool was dirty')).toBeInTheDocument()
  expect(screen.getByText('Photos by mail')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Give goodwill' })).not.toBeInTheDocument()
})

test('an admin who may not read about money sees nothing of it', () => {
  renderInConsole(<GiveRefund bookingId="b1" terms={null} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

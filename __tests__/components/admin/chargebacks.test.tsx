import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChargebackCard } from '@/components/admin/chargebacks/chargeback-card'
import { PaymentCard } from '@/components/admin/chargebacks/payment-card'
import type { AdminChargebackWire } from '@/lib/contract/schemas/chargebacks/wire'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const BOOKING = { _id: 'b1', code: 'DY-ABCDEF', service: { en: 'Palm chalet', ar: 'شاليه النخيل' } }
const PAYMENT = {
  ...{ _id: 'p1', providerId: 'pay_77', amount: 1100, left: 1100, refunded: 0 },
  paidAt: '2026-03-16T00:00:00.000Z',
  booking: BOOKING,
  payer: { name: 'Sara', name_ar: 'سارة' },
}
const CHARGEBACK: AdminChargebackWire = {
  ...{ _id: 'c1', state: 'opened', reference: 'CB-1', provider: 'moyasar', providerId: 'pay_77' },
  ...{ amount: 500, booked: 100, paid: 1100, reason: 'not_as_described' },
  createdAt: '2026-03-16T00:00:00.000Z',
  evidenceBy: '2026-03-26T00:00:00.000Z',
  evidenceSentAt: null,
  booking: { ...BOOKING, checkInAt: '2026-03-10T12:00:00.000Z', checkOutAt: '2026-03-12T09:00:00.000Z' },
  guest: { name: 'Sara', name_ar: 'سارة' },
  host: { name: 'Omar', name_ar: 'عمر' },
  facts: { mayOweAgain: false, hasArrived: true, isVendorAtFault: false },
  proposed: 'vendor',
  carriers: ['vendor', 'diyar'],
  events: ['send_evidence', 'win', 'lose', 'accept'],
  decision: null,
}

test('a chargeback is not entered without its deadline, and its reasons are named in words and by their codes', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'POST /api/v1/admin/chargebacks': { status: 201, body: { _id: 'c1', state: 'opened' } },
  })
  renderInConsole(<PaymentCard payment={PAYMENT} />)
  await user.click(screen.getByRole('button', { name: 'Enter a chargeback' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reference'), ' CB-1 ')
  await user.selectOptions(dialog.getByLabelText('The bank’s reason'), 'fraud')
  await user.click(dialog.getByRole('button', { name: 'Enter a chargeback' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  expect(calls).toEqual([])
  expect(dialog.getByRole('option', { name: /Visa 10\.1.*Mastercard 4837/ })).toBeInTheDocument()
})

test('a lost chargeback proposes who bears it, and is decided with a reason', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'POST /api/v1/admin/chargebacks/c1/decide': { body: { _id: 'c1', state: 'lost' } },
  })
  renderInConsole(<ChargebackCard chargeback={CHARGEBACK} />)
  const card = within(screen.getByRole('article'))
  expect(screen.getByRole('article')).toHaveTextContent(/The guest arrived.*100.* had gone back/)
  expect(card.getByRole('link', { name: 'Download the evidence' })).toHaveAttribute(
    'href',
    '/api/v1/admin/chargebacks/c1/evidence.pdf?language=en',
  )
  await user.click(card.getByRole('button', { name: 'Mark as lost' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/This cannot be undone/)).toBeVisible()
  expect(dialog.getByLabelText('Who bears it')).toHaveValue('vendor')
  await user.selectOptions(dialog.getByLabelText('Who bears it'), 'diyar')
  await user.type(dialog.getByLabelText('The reason'), ' The photos were old ')
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }))
  const body = { event: 'lose', carrier: 'diyar', reason: 'The photos were old' }
  await waitFor(() => expect(calls).toMatchObject([{ body }]))
})

test('a role that may only read sees a chargeback and its evidence without the steps', () => {
  renderInConsole(<ChargebackCard chargeback={CHARGEBACK} />, 'readOnly')
  expect(screen.getByRole('link', { name: 'Download the evidence' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

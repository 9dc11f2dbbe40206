import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LineCard } from '@/components/admin/settlements/line-card'
import type { SettlementLineWire } from '@/lib/contract/schemas/settlements/settlement'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const WAITING: SettlementLineWire = {
  _id: 'l1',
  settlement: { _id: 's1', settlementId: 'set-1' },
  ...{
    kind: 'payment',
    state: 'open',
    problem: 'unknown_payment',
    providerPaymentId: 'pay_9',
    booking: null,
  },
  ...{ amount: 1000, fee: 23, vat: 3, net: 977, owner: null, explainedAs: null, reason: null },
  ...{ transactedAt: null, createdAt: '2026-03-16T00:00:00.000Z' },
}

test('a line that waits is taken, and explained by what it is and a reason', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'POST /api/v1/admin/settlement-lines/l1/take': { body: { _id: 'l1' } },
    'POST /api/v1/admin/settlement-lines/l1/explain': { body: { _id: 'l1' } },
  })
  renderInConsole(<LineCard line={WAITING} />)
  expect(screen.getByRole('article')).toHaveTextContent(/No payment of ours has this id.*pay_9/)
  await user.click(screen.getByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Explain' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), ' Another shop ')
  await user.click(dialog.getByRole('button', { name: 'Explain' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox'), 'Loss or gain for Diyar')
  await user.click(dialog.getByRole('button', { name: 'Explain' }))
  await waitFor(() =>
    expect(calls).toMatchObject([
      { path: '/api/v1/admin/settlement-lines/l1/take' },
      { path: '/api/v1/admin/settlement-lines/l1/explain', body: { as: 'loss', reason: 'Another shop' } },
    ]),
  )
})

test('a line that is explained shows by whom and why, and nothing can be done any more', () => {
  const owner = { _id: 'a', name: 'Huda A.', name_ar: 'هدى' }
  const explained = {
    state: 'explained',
    problem: null,
    owner,
    explainedAs: 'loss',
    reason: 'Of 2025',
  } as const
  renderInConsole(<LineCard line={{ ...WAITING, ...explained }} />)
  expect(screen.getByRole('article')).toHaveTextContent(/Huda A.*Loss or gain for Diyar.*Of 2025/)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UnmatchedCard } from '@/components/admin/unmatched/unmatched-card'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const REFUSED = {
  _id: 'u1',
  provider: 'moyasar',
  providerId: 'pay_77',
  reason: 'unknown',
  state: 'refused',
  amount: 1100.5,
  currency: 'SAR',
  lastProblem: null,
  isWaiting: true,
  createdAt: '2026-03-16T00:00:00.000Z',
} as const

test('a capture that waits for an admin is refunded again, or noted as solved with a reason', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'POST /api/v1/admin/unmatched-payments/u1/retry': { status: 204 },
    'POST /api/v1/admin/unmatched-payments/u1/solve': { status: 204 },
  })
  renderInConsole(<UnmatchedCard payment={REFUSED} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading')).toHaveTextContent('1100.50 SAR')
  expect(screen.getByRole('article')).toHaveTextContent(/refused.*pay_77/)
  await user.click(card.getByRole('button', { name: 'Try the refund again' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(card.getByRole('button', { name: 'Solved outside Diyar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Solved outside Diyar' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await user.type(dialog.getByRole('textbox'), ' Transfer FT-77 ')
  await user.click(dialog.getByRole('button', { name: 'Solved outside Diyar' }))
  await waitFor(() =>
    expect(calls).toMatchObject([
      { path: '/api/v1/admin/unmatched-payments/u1/retry' },
      { path: '/api/v1/admin/unmatched-payments/u1/solve', body: { reason: 'Transfer FT-77' } },
    ]),
  )
})

test('a role that may only read sees it without its actions', () => {
  renderInConsole(<UnmatchedCard payment={REFUSED} />, 'readOnly')
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoShowCard } from '@/components/admin/rates/no-show-card'
import type { NoShowRuleListWire } from '@/lib/contract/schemas/rates/no-show'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const BY = { name: 'Sara A.', name_ar: 'سارة أ.' }
const LIST: NoShowRuleListWire = {
  earliest: '2026-11-28',
  data: [
    {
      ...{ _id: 'r1', afterHours: 6, chargedPercent: 40, holdsFrom: '2026-12-01', state: 'ahead' },
      ...{ reason: 'Friendlier', by: BY, createdAt: '2026-11-20T10:00:00Z' },
    },
    {
      ...{ _id: 'first-no-show', afterHours: 0, chargedPercent: 100, holdsFrom: null, state: 'holds' },
      ...{ reason: null, by: null, createdAt: null },
    },
  ],
}

test('each rule has what is charged, its hours and its day; only a coming one is withdrawn', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/no-show-rules/r1/withdraw': { status: 204 } })
  renderInConsole(<NoShowCard list={LIST} />)
  const [coming, first] = screen.getAllByRole('listitem')
  expect(coming).toHaveTextContent('40% kept6 hours after check-in')
  expect(first).toHaveTextContent('100% keptfrom check-in')
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  await userEvent.click(within(coming as HTMLElement).getByRole('button'))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Too soon')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ reason: 'Too soon' }))
})

test('hours and percent are bounded at their fields, and an admin who only reads adds none', async () => {
  const calls = fakeBackend({})
  const { unmount } = renderInConsole(<NoShowCard list={LIST} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a rule' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Hours after check-in'), '30')
  await userEvent.type(dialog.getByLabelText('Percentage that the host keeps'), '٤٠')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a rule' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Hours after check-in')).toHaveAttribute('aria-invalid', 'true'),
  )
  expect(dialog.getByLabelText('Percentage that the host keeps')).not.toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  unmount()
  renderInConsole(<NoShowCard list={LIST} />, 'readOnly')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

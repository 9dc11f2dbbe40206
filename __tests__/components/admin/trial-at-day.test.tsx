import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TrialAtDay } from '@/components/admin/periods/trial-at-day'
import type { TrialBalanceWire } from '@/lib/contract/schemas/periods/period'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const TRIAL: TrialBalanceWire = {
  until: '2026-03-16T21:00:00.000Z',
  accounts: [
    { account: 'psp_clearing', balance: -1100.5 },
    { account: 'deposit_held', balance: 1100.5 },
    { account: 'adjustments', balance: 0 },
  ],
  sum: 0,
}

test('the accounts at the end of a day are shown where they are not zero, with their sum', () => {
  renderInPage(<TrialAtDay month="2026-03" day="2026-03-16" trial={TRIAL} />)
  const table = within(screen.getByRole('table', { name: /16 .*2026/ }))
  expect(table.getAllByRole('rowheader')).toHaveLength(2)
  expect(screen.getByText('All accounts add up to zero.')).toBeVisible()
})

test('a text that is no date is refused at its field, and a date is in the address', async () => {
  renderInPage(<TrialAtDay month="2026-03" day={null} trial={null} />)
  const field = screen.getByRole('textbox', { name: 'Day' })
  await userEvent.type(field, '31-02-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field).toHaveAccessibleDescription(/Enter a date/)
  expect(moves).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '16-03-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(moves).toEqual(['/en/admin/periods?month=2026-03&at=2026-03-16'])
})

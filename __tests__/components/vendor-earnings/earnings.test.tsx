import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Balances } from '@/components/vendor-earnings/balances'
import { ScheduleCard } from '@/components/vendor-earnings/schedule-card'
import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const EARNINGS: EarningsWire = {
  ...{ data: [], page: 1, pageSize: 20, total: 0, month: '2026-03', months: [] },
  ...{ pending: 0, available: 885, paused: 0, inPayout: 0, paid: 0, debt: 0, reserve: 0 },
  totals: { gross: 0, commission: 0, commissionVat: 0, stayVat: 0, net: 0 },
  ...{ minimumPayout: 100, obstacle: null, mayTakeRest: false, hold: null, reserveTerms: null },
  schedule: { schedule: 'onRequest', weekday: null, nextOn: null },
  ...{ bankAccount: null, vatNumber: null, vatCheck: null, companyNames: null },
}

test('a weekly schedule needs its day', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'PUT /api/v1/vender/payout-schedule': {
      body: { schedule: 'weekly', weekday: 'sunday', nextOn: '2026-03-22' },
    },
  })
  renderInPage(<ScheduleCard earnings={EARNINGS} />)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'weekly')
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Day of the week' }), 'sunday')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toMatchObject([{ body: { schedule: 'weekly', weekday: 'sunday' } }])
})

test('a hold shows its reason in place of the button, and the reserve its sum and terms', () => {
  const hold = { reason: 'We check a report', since: '2026-03-14T00:00:00.000Z' }
  const reserveTerms = { percent: 15, days: 30, reason: 'Many cancellations', since: hold.since }
  renderInPage(
    <Balances earnings={{ ...EARNINGS, obstacle: 'payouts_stopped', hold, reserve: 90, reserveTerms }} />,
  )
  expect(screen.getByText('We check a report')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('In reserve')).toBeVisible()
  expect(screen.getByText(/15% of later earnings are set aside for 30 days/)).toBeVisible()
})

test('the last payout before closing waits for a confirmation', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/vender/payouts/last': { status: 201, body: {} } })
  const left = { available: 12.34, obstacle: 'below_minimum_payout', mayTakeRest: true } as const
  renderInPage(<Balances earnings={{ ...EARNINGS, ...left }} />)
  await user.click(screen.getByRole('button', { name: 'Pay out the rest before closing' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: /^Pay out/ }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

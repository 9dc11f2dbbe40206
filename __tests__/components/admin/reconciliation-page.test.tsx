import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReconciliationPage } from '@/components/admin/reconciliation/reconciliation-page'
import type { ReconciliationWire } from '@/lib/contract/schemas/ledger/reconciliation'
import { viewAtFirst } from '@/lib/domain/admin/table'
import { DIFFERENCE_TABLE } from '@/lib/domain/admin/tables'
import { renderInPage } from '../render-in-page'

const LIST: ReconciliationWire = {
  data: [
    {
      _id: 'd1',
      kind: 'booking_captures',
      subject: 'b1',
      bookingCode: 'DY-ABCDEF',
      ours: 1100,
      theirs: 1000.5,
      state: 'open',
      foundAt: '2026-03-16T00:00:00.000Z',
      checkedAt: '2026-03-17T00:00:00.000Z',
    },
  ],
  page: 1,
  pageSize: 20,
  total: 1,
  isTotalExact: true,
  counts: { open: 1 },
  lastRunAt: '2026-03-17T00:00:00.000Z',
}

const VIEW = viewAtFirst(DIFFERENCE_TABLE)

test('a difference names its booking, both sides and by how much they differ', async () => {
  renderInPage(<ReconciliationPage request={VIEW} list={LIST} />)
  await userEvent.click(screen.getByRole('button', { name: 'Payments of a booking' }))
  const card = within(screen.getByRole('article', { name: 'Payments of a booking' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/en/admin/bookings?q=DY-ABCDEF')
  expect(card.getByText('Ledger').parentElement).toHaveTextContent('1,100')
  expect(card.getByText('Other side').parentElement).toHaveTextContent('1,000.50')
  expect(card.getByText('Difference').parentElement).toHaveTextContent('99.50')
  expect(screen.getByText(/Last compared/)).toBeVisible()
})

test('before the first night the page names it', () => {
  renderInPage(
    <ReconciliationPage
      request={VIEW}
      list={{ ...LIST, data: [], total: 0, counts: { open: 0 }, lastRunAt: null }}
    />,
  )
  expect(screen.getByText(/The first comparison runs tonight/)).toBeVisible()
})

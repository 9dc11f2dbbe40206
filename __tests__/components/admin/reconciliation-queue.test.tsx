import { screen, within } from '@testing-library/react'
import { ReconciliationQueue } from '@/components/admin/reconciliation-queue'
import type { ReconciliationWire } from '@/lib/domain/ledger/reconciliation'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

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
  counts: { open: 1, resolved: 4 },
  lastRunAt: '2026-03-17T00:00:00.000Z',
}

test('a difference names its booking, both sides and by how much they differ', () => {
  renderInPage(<ReconciliationQueue state="open" list={LIST} />)
  const card = within(screen.getByRole('article', { name: 'Payments of a booking' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/admin/bookings?q=DY-ABCDEF')
  expect(card.getByText('Ledger').parentElement).toHaveTextContent('1,100')
  expect(card.getByText('Other side').parentElement).toHaveTextContent('1,000.50')
  expect(card.getByText('Difference').parentElement).toHaveTextContent('99.50')
  expect(screen.getByText(/Last compared/)).toBeVisible()
})

test('before the first night the page names it', () => {
  renderInPage(
    <ReconciliationQueue
      state="open"
      list={{ ...LIST, data: [], total: 0, counts: { open: 0, resolved: 0 }, lastRunAt: null }}
    />,
  )
  expect(screen.getByText(/The first comparison runs tonight/)).toBeVisible()
})

import { screen } from '@testing-library/react'
import { Receipt } from '@/components/bookings/receipt'
import { renderInPage } from '../in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const PERSON = { name: 'Saleh', name_ar: 'صالح' }
const RECEIPT = {
  code: 'DY-ABC123',
  issuedAt: '2026-11-21T12:00:00.000Z',
  service: { en: 'Al Nakheel Chalet', ar: 'شاليه النخيل' },
  seller: { ...PERSON, vatNumber: '300000000000003' },
  buyer: PERSON,
  lines: [],
  total: 1000,
  vat: 0,
  deposit: 200,
  checkInAt: '2026-12-01T12:00:00.000Z',
  checkOutAt: '2026-12-03T09:00:00.000Z',
  status: 'cancelled_by_guest' as const,
  statusSince: '2026-11-22T12:00:00.000Z',
  money: [
    { kind: 'payment' as const, at: '2026-11-21T12:01:00.000Z', amount: 1200 },
    {
      kind: 'refund' as const,
      at: '2026-11-22T12:01:00.000Z',
      amount: 1200,
      state: 'pending' as const,
      endedAt: null,
    },
  ],
  paid: 1200,
  onItsWay: 1200,
  returned: 0,
  failed: 0,
  balance: 0,
}

test('booking-detail: the receipt names Diyar, both sides, the VAT number, and every movement of money', () => {
  renderInPage(<Receipt receipt={RECEIPT} isEventDay={false} />)
  expect(screen.getByText('Diyar')).toBeVisible()
  expect(screen.getByText('300000000000003')).toBeVisible()
  const moved = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(moved).toEqual([expect.stringContaining('1,200'), expect.stringMatching(/On its way back.*-1,200/)])
})

test('the receipt of a cancelled booking is marked as no bill; that of a valid one has the VAT remark', () => {
  const { unmount } = renderInPage(<Receipt receipt={RECEIPT} isEventDay={false} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('did not take place')
  expect(screen.getByRole('note')).toHaveTextContent(/Cancelled by you.*not a bill for a stay/)
  unmount()
  renderInPage(<Receipt receipt={{ ...RECEIPT, status: 'confirmed', vat: 130.43 }} isEventDay={false} />)
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  expect(screen.getByText(/Prices include 15% VAT/)).toBeVisible()
})

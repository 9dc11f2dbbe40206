import { screen } from '@testing-library/react'
import { Receipt } from '@/components/booking/receipt'
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
  vat: 130.43,
  deposit: 200,
  checkInAt: '2026-12-01T12:00:00.000Z',
  checkOutAt: '2026-12-03T09:00:00.000Z',
  payments: [{ at: '2026-11-21T12:01:00.000Z', amount: 1200 }],
  refunds: [{ at: '2026-11-22T12:01:00.000Z', amount: 1200, state: 'pending' as const }],
  balance: 0,
}

test('booking-detail: the receipt names both sides, the VAT number, and every riyal that moved', () => {
  renderInPage(<Receipt receipt={RECEIPT} isEventDay={false} />)
  expect(screen.getByText('300000000000003')).toBeVisible()
  const moved = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(moved).toEqual([expect.stringContaining('1,200'), expect.stringMatching(/on its way.*-1,200/)])
})

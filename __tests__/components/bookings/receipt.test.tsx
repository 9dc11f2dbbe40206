import { screen } from '@testing-library/react'
import { Receipt } from '@/components/bookings/receipt'
import { renderInPage } from '../render-in-page'

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
  vatPercent: 5,
  stayVat: 'vendor' as const,
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
      to: 'card' as const,
      isDeposit: false,
    },
  ],
  paid: 1200,
  onItsWay: 1200,
  returned: 0,
  failed: 0,
  balance: 0,
}

test('booking-detail: the receipt names Diyar, both sides, the VAT number, and every movement of money', () => {
  renderInPage(<Receipt receipt={RECEIPT} invoices={[]} isEventDay={false} />)
  expect(screen.getByText('Diyar')).toBeVisible()
  expect(screen.getByText('300000000000003')).toBeVisible()
  const moved = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(moved).toEqual([expect.stringContaining('1,200'), expect.stringMatching(/On its way back.*-1,200/)])
})

test('the receipt of a cancelled booking is marked as no bill; that of a valid one has the VAT remark', () => {
  const { unmount } = renderInPage(<Receipt receipt={RECEIPT} invoices={[]} isEventDay={false} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('did not take place')
  expect(screen.getByRole('note')).toHaveTextContent(/Cancelled by you.*not a bill for a stay/)
  unmount()
  renderInPage(
    <Receipt receipt={{ ...RECEIPT, status: 'confirmed', vat: 130.43 }} invoices={[]} isEventDay={false} />,
  )
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  expect(screen.getByText(/Prices include 5% VAT/)).toBeVisible()
})

test('the receipt lists the issued documents with their numbers and files, and draws the QR of a tax invoice', () => {
  const qr = { size: 21, path: 'M0 0h7v1h-7z' }
  const issued = { issuedAt: '2026-11-21T12:01:00.000Z', total: 1000, vat: 130.43, einvoice: null }
  const invoices = [
    { ...issued, _id: 'a1', kind: 'tax_invoice' as const, number: 'INV-2026-000017', qr },
    { ...issued, _id: 'b2', kind: 'credit_note' as const, number: 'CN-2026-000003', qr },
  ]
  renderInPage(<Receipt receipt={RECEIPT} invoices={invoices} isEventDay={false} />)
  const links = screen.getAllByRole('link').map((one) => [one.getAttribute('href'), one.textContent])
  expect(links).toEqual([
    ['/api/v1/invoices/a1.pdf', expect.stringMatching(/Simplified tax invoice.*INV-2026-000017.*1,000/)],
    ['/api/v1/invoices/b2.pdf', expect.stringMatching(/Credit note.*CN-2026-000003.*-1,000/)],
  ])
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toContain(
    'QR code of INV-2026-000017',
  )
  expect(screen.queryByRole('img', { name: /CN-/ })).not.toBeInTheDocument()
})

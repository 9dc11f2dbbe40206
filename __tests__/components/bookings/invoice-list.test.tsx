import { screen } from '@testing-library/react'
import { InvoiceList } from '@/components/shared/booking/invoice-list'
import type { InvoiceWire } from '@/lib/contract/schemas/invoices/wire'
import { renderInPage } from '../render-in-page'

const INVOICE: InvoiceWire = {
  _id: 'i1',
  kind: 'commission_invoice',
  number: 'COM-2026-000001',
  issuedAt: '2026-03-21T10:00:00.000Z',
  total: 266.8,
  vat: 34.8,
  qr: null,
  einvoice: { profile: 'standard', state: 'pending' },
}
const xml = () => screen.queryByRole('link', { name: 'Download the electronic invoice COM-2026-000001' })

test('a document has its electronic invoice beside the PDF once it is deliverable', () => {
  const { rerender } = renderInPage(<InvoiceList invoices={[INVOICE]} />)
  expect(xml()).toBeNull()
  expect(screen.getByText('Available once ZATCA has cleared it')).toBeVisible()
  rerender(<InvoiceList invoices={[{ ...INVOICE, einvoice: { profile: 'standard', state: 'cleared' } }]} />)
  expect(xml()).toHaveAttribute('href', '/api/v1/invoices/i1.xml')
  rerender(<InvoiceList invoices={[{ ...INVOICE, einvoice: { profile: 'simplified', state: 'pending' } }]} />)
  expect(xml()).toBeVisible()
  rerender(<InvoiceList invoices={[{ ...INVOICE, einvoice: null }]} />)
  expect(xml()).toBeNull()
})

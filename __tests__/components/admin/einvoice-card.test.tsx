import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EinvoiceCard } from '@/components/admin/einvoices/einvoice-card'
import type { EinvoiceWire } from '@/lib/contract/schemas/invoices/einvoice'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const REFUSED: EinvoiceWire = {
  _id: 'i1',
  bookingId: 'b1',
  kind: 'tax_invoice',
  number: 'INV-2026-000017',
  seller: 'شاليهات الواحة',
  unit: '300000123456003',
  counter: 17,
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  total: 2320,
  profile: 'simplified',
  state: 'refused',
  findings: [
    { kind: 'error', code: 'BR-KSA-08', message: 'The seller is unknown' },
    { kind: 'warning', code: 'BR-KSA-63', message: 'An address without a district' },
  ],
  isOverdue: true,
  createdAt: '2026-03-16T00:00:00.000Z',
  answeredAt: '2026-03-16T00:00:05.000Z',
}

test('a refused electronic invoice has its reasons and its file, and is sent again', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'POST /api/v1/admin/einvoices/i1/retry': { body: { _id: 'i1' } } })
  renderInConsole(<EinvoiceCard einvoice={REFUSED} />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading')).toHaveTextContent('INV-2026-000017')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Error BR-KSA-08: The seller is unknown',
    'Warning BR-KSA-63: An address without a district',
  ])
  expect(card.getByRole('link', { name: 'Download XML' })).toHaveAttribute('href', '/api/v1/invoices/i1.xml')
  await user.click(card.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(calls).toMatchObject([{ path: '/api/v1/admin/einvoices/i1/retry' }]))
})

test('what was accepted, and a role that may only read, have nothing to send', () => {
  renderInConsole(<EinvoiceCard einvoice={{ ...REFUSED, state: 'reported', findings: [] }} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  renderInConsole(<EinvoiceCard einvoice={{ ...REFUSED, _id: 'i2' }} />, 'readOnly')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

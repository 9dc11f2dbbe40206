import { screen, within } from '@testing-library/react'
import { PeriodsPage } from '@/components/admin/periods/periods-page'
import { VatReturnPage } from '@/components/admin/vat-returns/vat-return-page'
import { VatReturnsPage } from '@/components/admin/vat-returns/vat-returns-page'
import type { VatReturnWire } from '@/lib/contract/schemas/vat-returns/wire'
import { renderInConsole } from '../render-in-console'

const FILED: VatReturnWire = {
  ...{ period: '2026-Q1', from: '2026-01-01', until: '2026-03-31', state: 'filed', due: 150, coveredBy: [] },
  ...{ reference: 'ZT-77', filedAt: '2026-04-20T09:00:00.000Z', corrections: 0 },
  figures: [{ box: 'commission', count: 1200, net: 1000, vat: 150 }],
  ledger: { posted: 160, documented: 150, difference: 10 },
  items: { data: [], page: 1, pageSize: 20, total: 0 },
}

test('periods are named in words, in the list of returns and on the page of one', () => {
  const { rerender } = renderInConsole(
    <VatReturnsPage
      kind="quarter"
      list={{ data: [{ ...FILED }, { ...FILED, period: '2026-02' }], page: 1, pageSize: 20, total: 2 }}
    />,
  )
  expect(screen.getByRole('link', { name: 'First quarter 2026' })).toHaveAttribute(
    'href',
    '/en/admin/vat-returns/2026-Q1',
  )
  expect(screen.getByRole('link', { name: 'February 2026' })).toBeInTheDocument()
  rerender(<VatReturnPage vatReturn={FILED} box={null} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VAT return: First quarter 2026')
})

test('a return links back to the list that it is in, and its figures to their documents', () => {
  renderInConsole(<VatReturnPage vatReturn={{ ...FILED, period: '2026-02' }} box="commission" />)
  expect(screen.getByRole('link', { name: 'VAT returns' })).toHaveAttribute(
    'href',
    '/en/admin/vat-returns?kind=month',
  )
  const row = within(screen.getByRole('row', { name: /Standard rated sales: commission/ }))
  expect(row.getByRole('link')).toHaveAttribute(
    'href',
    '/en/admin/vat-returns/2026-02?box=commission#documents',
  )
  expect(row.getByText('1,200')).toBeInTheDocument()
  expect(screen.getByText('No documents in this line.')).toBeInTheDocument()
})

test('a quarter of which a month was filed is not offered for filing, and names that month', () => {
  const covered = {
    ...FILED,
    state: 'covered' as const,
    reference: null,
    filedAt: null,
    coveredBy: ['2026-01'],
  }
  const { rerender } = renderInConsole(<VatReturnPage vatReturn={covered} box={null} />)
  expect(screen.queryByRole('button', { name: 'Mark as filed' })).toBeNull()
  expect(screen.getByText('Filed by month')).toBeInTheDocument()
  expect(screen.getByText(/Months of this quarter were filed on their own/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'January 2026' })).toHaveAttribute(
    'href',
    '/en/admin/vat-returns/2026-01',
  )
  rerender(<VatReturnPage vatReturn={{ ...covered, period: '2026-02', coveredBy: ['2026-Q1'] }} box={null} />)
  expect(screen.getByText('Filed by quarter')).toBeInTheDocument()
  expect(screen.getByText(/This month is part of a quarterly return/)).toBeInTheDocument()
  rerender(<VatReturnPage vatReturn={{ ...covered, state: 'open', coveredBy: [] }} box={null} />)
  expect(screen.getByRole('button', { name: 'Mark as filed' })).toBeInTheDocument()
})

const OPEN = {
  ...({ month: '2026-03', state: 'ended', transactions: 4000, documents: 1 } as const),
  ...{ closedAt: null, closedBy: null, checksum: null },
}

test('a month whose postings changed after its closing names what to do', () => {
  const closed = { ...OPEN, state: 'closed' as const, closedAt: '2026-04-01T09:00:00.000Z', checksum: 'ab' }
  renderInConsole(
    <PeriodsPage
      day={null}
      trial={null}
      list={{ data: [closed], ageing: [] }}
      period={{ ...closed, accounts: [], sum: 5, isUnchanged: false }}
    />,
  )
  expect(screen.getByText(/Compare the journal/)).toBeInTheDocument()
  expect(screen.getByText(/The accounts do not add up/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'March 2026' })).toHaveAttribute(
    'href',
    '/en/admin/periods?month=2026-03#period',
  )
  expect(screen.getByText('4,000')).toBeInTheDocument()
})

test('a month is closed after those before it, and names the one that is next', () => {
  const list = { data: [OPEN, { ...OPEN, month: '2026-02' }], ageing: [] }
  const shown = { accounts: [], sum: 0, isUnchanged: null }
  const { rerender } = renderInConsole(
    <PeriodsPage day={null} trial={null} list={list} period={{ ...OPEN, ...shown }} />,
  )
  expect(screen.getByText(/Close February 2026 first/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull()
  rerender(
    <PeriodsPage day={null} trial={null} list={list} period={{ ...OPEN, month: '2026-02', ...shown }} />,
  )
  expect(screen.getByRole('button', { name: 'Close the month' })).toBeInTheDocument()
})

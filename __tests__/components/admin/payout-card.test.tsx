import { screen } from '@testing-library/react'
import { PayoutCard } from '@/components/admin/payouts/payout-card'
import type { AdminPayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { builtInRole } from '@/lib/domain/admin/roles'
import { renderInConsole } from '../render-in-console'

const PAYOUT: AdminPayoutWire = {
  ...{
    _id: 'p1',
    number: 'PO-1',
    amount: 500,
    state: 'requested',
    lastFour: '7519',
    bank: null,
    reason: null,
  },
  ...{ requestedAt: '2026-03-14T09:00:00.000Z', changedAt: '2026-03-14T09:00:00.000Z' },
  ...{ vendorName: 'Palm', holderName: 'Palm', isHolderTheVendor: true, batchNumber: null },
  events: ['approve', 'refuse', 'pay', 'return'],
}
const FINANCE = builtInRole('finance')
const READER = { ...FINANCE, areas: { ...FINANCE.areas, money: 'read' as const } }

test.each([
  ['approves and writes', FINANCE, ['Approve', 'Refuse', 'Mark as paid', 'Mark as returned']],
  ['only approves', READER, ['Approve', 'Refuse']],
  ['only writes', { ...FINANCE, special: [] }, ['Mark as paid', 'Mark as returned']],
  ['only reads', { ...READER, special: [] }, []],
])('a role that %s has the buttons of its rights alone', (_, role, names) => {
  renderInConsole(<PayoutCard payout={PAYOUT} />, role)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})

import { failedRefund } from './failed-refund'
import {
  bankStatement,
  chargebacks,
  coveredQuarter,
  oldestOpenMonth,
  openQuarter,
  paymentToCharge,
  payoutBatches,
  payouts,
  settlementLines,
  settlements,
} from './money-scenes'
import type { Scene, Screen } from './screen'

/** What the first row shows when it is pressed. */
const openRow = ({ page }: Pick<Scene, 'page'>) => page.locator('tbody').getByRole('button').first().click()

/** The money of the admin console. */
export const ADMIN_MONEY_SCREENS: Screen[] = [
  { name: 'admin-money', route: 'admin/money', who: 'admin', path: '/admin/money' },
  {
    name: 'admin-unmatched-payments',
    route: 'admin/unmatched-payments',
    who: 'admin',
    path: '/admin/unmatched-payments?only=all',
  },
  { name: 'admin-einvoices', route: 'admin/einvoices', who: 'admin', path: '/admin/einvoices?state=all' },
  { name: 'admin-chargebacks', route: 'admin/chargebacks', who: 'admin', path: chargebacks },
  { name: 'admin-chargeback', route: 'admin/chargebacks', who: 'admin', path: chargebacks, open: openRow },
  {
    name: 'admin-chargeback-decide',
    route: 'admin/chargebacks',
    who: 'admin',
    path: chargebacks,
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.chargebacks.events.lose') }).click()
    },
    dialogs: ['admin/chargebacks/decision-dialog'],
  },
  {
    name: 'admin-chargeback-evidence',
    route: 'admin/chargebacks',
    who: 'admin',
    path: chargebacks,
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.chargebacks.events.send_evidence') }).click()
    },
  },
  {
    name: 'admin-chargeback-enter',
    route: 'admin/chargebacks',
    who: 'admin',
    path: paymentToCharge,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.chargebacks.open') }).click(),
    dialogs: ['admin/chargebacks/payment-card'],
  },
  { name: 'admin-periods', route: 'admin/periods', who: 'admin', path: '/admin/periods' },
  {
    name: 'admin-period-close',
    route: 'admin/periods',
    who: 'admin',
    path: oldestOpenMonth,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.periods.close'), exact: true }).click(),
  },
  { name: 'admin-settlements', route: 'admin/settlements', who: 'admin', path: settlements },
  { name: 'admin-settlement', route: 'admin/settlements', who: 'admin', path: settlements, open: openRow },
  {
    name: 'admin-settlement-file',
    route: 'admin/settlements',
    who: 'admin',
    path: '/admin/settlements',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.settlements.upload') }).click(),
    dialogs: ['admin/settlements/settlement-file-dialog'],
  },
  {
    name: 'admin-settlement-lines',
    route: 'admin/settlement-lines',
    who: 'admin',
    path: settlementLines('?state=all'),
  },
  {
    name: 'admin-settlement-line',
    route: 'admin/settlement-lines',
    who: 'admin',
    path: settlementLines(''),
    open: openRow,
  },
  {
    name: 'admin-settlement-line-explain',
    route: 'admin/settlement-lines',
    who: 'admin',
    path: settlementLines(''),
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.settlementLines.explain'), exact: true }).click()
    },
    dialogs: ['admin/settlements/explain-dialog'],
  },
  {
    name: 'admin-bank-statement',
    route: 'admin/bank-statement',
    who: 'admin',
    path: bankStatement('?state=all'),
  },
  {
    name: 'admin-bank-line',
    route: 'admin/bank-statement',
    who: 'admin',
    path: bankStatement(''),
    open: openRow,
  },
  {
    name: 'admin-bank-file',
    route: 'admin/bank-statement',
    who: 'admin',
    path: '/admin/bank-statement',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.bankStatement.upload') }).click(),
    dialogs: ['admin/bank-statement/statement-dialog'],
  },
  { name: 'admin-failed-refunds', route: 'admin/failed-refunds', who: 'admin', path: failedRefund },
  {
    name: 'admin-failed-refund-transfer',
    route: 'admin/failed-refunds',
    who: 'admin',
    path: failedRefund,
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.failedRefunds.transfer') }).click()
    },
    dialogs: ['admin/refunds/refund-card'],
  },
  {
    name: 'admin-deposit-claims',
    route: 'admin/deposit-claims',
    who: 'admin',
    path: '/admin/deposit-claims',
  },
  {
    name: 'admin-balances',
    route: 'admin/balances',
    who: 'admin',
    path: '/admin/balances?q=0500000001',
  },
  {
    name: 'admin-balance-add',
    route: 'admin/balances',
    who: 'admin',
    path: '/admin/balances?q=0500000001',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.balances.add') }).click(),
    dialogs: ['admin/balances/user-balance-card'],
  },
  {
    name: 'admin-earnings',
    route: 'admin/earnings',
    who: 'admin',
    path: '/admin/earnings',
  },
  {
    name: 'admin-earnings-add',
    route: 'admin/earnings',
    who: 'admin',
    path: '/admin/earnings',
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.vendorBalances.add') }).click()
    },
    dialogs: ['admin/earnings/vendor-adjustment-dialog'],
  },
  {
    name: 'admin-earnings-reserve',
    route: 'admin/earnings',
    who: 'admin',
    path: '/admin/earnings',
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.vendorBalances.setReserve') }).click()
    },
    dialogs: ['admin/earnings/reserve-dialog'],
  },
  {
    name: 'admin-earnings-hold',
    route: 'admin/earnings',
    who: 'admin',
    path: '/admin/earnings',
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.vendorBalances.hold') }).click()
    },
  },
  { name: 'admin-write-offs', route: 'admin/write-offs', who: 'admin', path: '/admin/write-offs' },
  {
    name: 'admin-write-off-propose',
    route: 'admin/write-offs',
    who: 'admin',
    path: '/admin/write-offs',
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.writeOffs.propose') }).click()
    },
  },
  { name: 'admin-payouts', route: 'admin/payouts', who: 'admin', path: payouts },
  { name: 'admin-payout', route: 'admin/payouts', who: 'admin', path: payouts, open: openRow },
  {
    name: 'admin-payout-refuse',
    route: 'admin/payouts',
    who: 'admin',
    path: payouts,
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.payouts.refuse') }).click()
    },
  },
  { name: 'admin-payout-batches', route: 'admin/payout-batches', who: 'admin', path: payoutBatches },
  {
    name: 'admin-payout-batch',
    route: 'admin/payout-batches',
    who: 'admin',
    path: payoutBatches,
    open: openRow,
  },
  {
    name: 'admin-payout-batch-approve',
    route: 'admin/payout-batches',
    who: 'admin',
    path: payoutBatches,
    open: async ({ page, t }) => {
      await openRow({ page })
      await page.getByRole('button', { name: t('admin.payoutBatches.approve') }).click()
    },
  },
  { name: 'admin-promotions', route: 'admin/promotions', who: 'admin', path: '/admin/promotions' },
  {
    name: 'admin-promotion-new',
    route: 'admin/promotions',
    who: 'admin',
    path: '/admin/promotions',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.promotions.new') }).click(),
    dialogs: ['admin/promotions/promotion-dialog'],
  },
  { name: 'admin-rates', route: 'admin/rates', who: 'admin', path: '/admin/rates' },
  {
    name: 'admin-rate-new',
    route: 'admin/rates',
    who: 'admin',
    path: '/admin/rates',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.rates.addTo.vat') }).click(),
    dialogs: ['admin/rates/dated-dialog'],
  },
  {
    name: 'admin-stay-vat-new',
    route: 'admin/rates',
    who: 'admin',
    path: '/admin/rates',
    open: ({ page, t }) =>
      page
        .getByRole('region', { name: t('admin.rates.stayVat.title') })
        .getByRole('button', { name: t('admin.rates.stayVat.add') })
        .click(),
    dialogs: ['admin/rates/dated-dialog'],
  },
  {
    name: 'admin-no-show-rule',
    route: 'admin/rates',
    who: 'admin',
    path: '/admin/rates',
    open: ({ page, t }) =>
      page
        .getByRole('region', { name: t('admin.rates.noShow.title') })
        .getByRole('button', { name: t('admin.rates.noShow.add') })
        .click(),
    dialogs: ['admin/rates/dated-dialog'],
  },
  { name: 'admin-vat-returns', route: 'admin/vat-returns', who: 'admin', path: '/admin/vat-returns' },
  {
    name: 'admin-vat-return',
    route: 'admin/vat-returns/[period]',
    who: 'admin',
    path: openQuarter,
  },
  {
    name: 'admin-vat-return-file',
    route: 'admin/vat-returns/[period]',
    who: 'admin',
    path: openQuarter,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.vatReturns.file') }).click(),
    dialogs: ['admin/vat-returns/file-return-dialog'],
  },
  {
    name: 'admin-vat-return-covered',
    route: 'admin/vat-returns/[period]',
    who: 'admin',
    path: coveredQuarter,
  },
]

import {
  adminBooking,
  adminUser,
  approvedVendor,
  contactInInbox,
  privacyRequests,
  rewrittenPage,
  waitingApplication,
  waitingListing,
} from './addresses'
import { failedRefund } from './failed-refund'
import { bankStatement, chargebacks, paymentToCharge, settlementLines, settlements } from './money-scenes'
import type { Scene, Screen } from './screen'

/** What the first row shows when it is pressed. */
const openRow = ({ page }: Pick<Scene, 'page'>) => page.locator('tbody').getByRole('button').first().click()

/** The admin console. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'admin-overview', route: 'admin', who: 'admin', path: '/admin' },
  {
    name: 'admin-overview-table',
    route: 'admin',
    who: 'admin',
    path: '/admin',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.overview.charts.asTable') }).click(),
  },
  { name: 'admin-listings', route: 'admin/services', who: 'admin', path: '/admin/services' },
  {
    name: 'admin-listing-photo',
    route: 'admin/services',
    who: 'admin',
    path: waitingListing,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.services.photos.open', { n: 1 }), exact: true }).click(),
    dialogs: ['admin/listings/photo-check'],
  },
  { name: 'admin-listing', route: 'admin/services', who: 'admin', path: waitingListing },
  {
    name: 'admin-listing-reject',
    route: 'admin/services',
    who: 'admin',
    path: waitingListing,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.services.verbs.reject.name'), exact: true }).click(),
    dialogs: ['admin/listings/reject-dialog'],
  },
  { name: 'admin-vendors', route: 'admin/vendors', who: 'admin', path: '/admin/vendors' },
  {
    name: 'admin-vendor-row',
    route: 'admin/vendors',
    who: 'admin',
    path: '/admin/vendors?state=approved',
    open: ({ page }) => page.locator('tbody').getByRole('button').first().click(),
  },
  { name: 'admin-vendor', route: 'admin/vendors', who: 'admin', path: approvedVendor },
  {
    name: 'admin-vendor-suspend',
    route: 'admin/vendors',
    who: 'admin',
    path: approvedVendor,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.vendors.suspend'), exact: true }).click(),
    dialogs: ['admin/vendors/suspension'],
  },
  {
    name: 'admin-vendor-reject',
    route: 'admin/vendors',
    who: 'admin',
    path: waitingApplication,
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.vendors.reject') }).click()
    },
    dialogs: ['admin/reason-dialog'],
  },
  {
    name: 'admin-vendor-document',
    route: 'admin/vendors',
    who: 'admin',
    path: waitingApplication,
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.vendors.idPhoto') }).click()
    },
    dialogs: ['admin/document-viewer'],
  },
  { name: 'admin-bookings', route: 'admin/bookings', who: 'admin', path: '/admin/bookings' },
  {
    name: 'admin-exceptions',
    route: 'admin/exceptions',
    who: 'admin',
    path: '/admin/exceptions',
  },
  { name: 'admin-booking', route: 'admin/bookings/[id]', who: 'admin', path: adminBooking },
  {
    name: 'admin-booking-cancel',
    route: 'admin/bookings/[id]',
    who: 'admin',
    path: adminBooking,
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.bookings.cancel') })
        .first()
        .click(),
  },
  { name: 'admin-users', route: 'admin/users', who: 'admin', path: '/admin/users' },
  { name: 'admin-user', route: 'admin/users/[id]', who: 'admin', path: adminUser },
  {
    name: 'admin-user-record',
    route: 'admin/users/[id]',
    who: 'admin',
    path: adminUser,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.users.record.open') }).click(),
    dialogs: ['admin/users/user-actions'],
  },
  {
    name: 'admin-privacy-requests',
    route: 'admin/privacy-requests',
    who: 'admin',
    path: privacyRequests,
  },
  { name: 'admin-ledger', route: 'admin/ledger', who: 'admin', path: '/admin/ledger' },
  { name: 'admin-inbox', route: 'admin/inbox', who: 'admin', path: contactInInbox() },
  { name: 'admin-moved', route: 'admin/[moved]', who: 'admin', path: '/admin/reports' },
  { name: 'admin-inbox-item', route: 'admin/inbox/[id]', who: 'admin', path: contactInInbox('item') },
  {
    name: 'admin-inbox-close',
    route: 'admin/inbox/[id]',
    who: 'admin',
    path: contactInInbox('item'),
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.inbox.close'), exact: true }).click(),
    dialogs: ['admin/reason-dialog'],
  },
  {
    name: 'admin-canned-answers',
    route: 'admin/canned-answers',
    who: 'admin',
    path: '/admin/canned-answers',
  },
  {
    name: 'admin-canned-answer',
    route: 'admin/canned-answers',
    who: 'admin',
    path: '/admin/canned-answers',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.cannedAnswers.add') }).click(),
    dialogs: ['admin/content/content-dialog'],
  },
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
    name: 'admin-chargeback-enter',
    route: 'admin/chargebacks',
    who: 'admin',
    path: paymentToCharge,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.chargebacks.open') }).click(),
    dialogs: ['admin/chargebacks/payment-card'],
  },
  { name: 'admin-periods', route: 'admin/periods', who: 'admin', path: '/admin/periods' },
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
  { name: 'admin-write-offs', route: 'admin/write-offs', who: 'admin', path: '/admin/write-offs' },
  { name: 'admin-payouts', route: 'admin/payouts', who: 'admin', path: '/admin/payouts' },
  {
    name: 'admin-payout-batches',
    route: 'admin/payout-batches',
    who: 'admin',
    path: '/admin/payout-batches',
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
    dialogs: ['admin/rates/rate-dialog'],
  },
  {
    name: 'admin-stay-vat-new',
    route: 'admin/rates',
    who: 'admin',
    path: '/admin/rates',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.rates.stayVat.add') }).click(),
    dialogs: ['admin/rates/stay-vat-dialog'],
  },
  { name: 'admin-vat-returns', route: 'admin/vat-returns', who: 'admin', path: '/admin/vat-returns' },
  {
    name: 'admin-vat-return',
    route: 'admin/vat-returns/[period]',
    who: 'admin',
    path: '/admin/vat-returns/2026-Q1',
  },
  {
    name: 'admin-vat-return-file',
    route: 'admin/vat-returns/[period]',
    who: 'admin',
    path: '/admin/vat-returns/2026-Q1',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.vatReturns.file') }).click(),
    dialogs: ['admin/vat-returns/file-return-dialog'],
  },
  { name: 'admin-settings', route: 'admin/settings', who: 'admin', path: '/admin/settings' },
  { name: 'admin-cities', route: 'admin/cities', who: 'admin', path: '/admin/cities' },
  {
    name: 'admin-city-edit',
    route: 'admin/cities',
    who: 'admin',
    path: '/admin/cities',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.cities.add') })
        .first()
        .click(),
    dialogs: ['admin/content/content-dialog'],
  },
  {
    name: 'admin-city-districts',
    route: 'admin/cities',
    who: 'admin',
    path: '/admin/cities',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.cities.districtsOf', { city: '' }).trim() })
        .first()
        .click(),
    dialogs: ['admin/cities/districts-dialog'],
  },
  {
    name: 'admin-city-off',
    route: 'admin/cities',
    who: 'admin',
    path: '/admin/cities',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-categories', route: 'admin/categories', who: 'admin', path: '/admin/categories' },
  {
    name: 'admin-category-edit',
    route: 'admin/categories',
    who: 'admin',
    path: '/admin/categories',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.content.editNamed', { name: '' }).trim() })
        .first()
        .click(),
  },
  {
    name: 'admin-category-off',
    route: 'admin/categories',
    who: 'admin',
    path: '/admin/categories',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-facilities', route: 'admin/facilities', who: 'admin', path: '/admin/facilities' },
  {
    name: 'admin-facility-group-edit',
    route: 'admin/facilities',
    who: 'admin',
    path: '/admin/facilities',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.content.editNamed', { name: '' }).trim() })
        .first()
        .click(),
  },
  {
    name: 'admin-facility-group',
    route: 'admin/facilities/[id]',
    who: 'admin',
    path: '/admin/facilities/pool',
  },
  {
    name: 'admin-facility-new',
    route: 'admin/facilities/[id]',
    who: 'admin',
    path: '/admin/facilities/pool',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.facilities.add') }).click(),
  },
  {
    name: 'admin-facility-off',
    route: 'admin/facilities/[id]',
    who: 'admin',
    path: '/admin/facilities/pool',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-banners', route: 'admin/banners', who: 'admin', path: '/admin/banners' },
  {
    name: 'admin-banner-new',
    route: 'admin/banners',
    who: 'admin',
    path: '/admin/banners',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.banners.add') }).click(),
  },
  { name: 'admin-templates', route: 'admin/templates', who: 'admin', path: '/admin/templates' },
  {
    name: 'admin-template',
    route: 'admin/templates',
    who: 'admin',
    path: '/admin/templates?name=Licence_ends_soon',
  },
  { name: 'admin-audit', route: 'admin/audit', who: 'admin', path: '/admin/audit' },
  { name: 'admin-pages', route: 'admin/pages', who: 'admin', path: '/admin/pages' },
  {
    name: 'admin-page-restore',
    route: 'admin/pages',
    who: 'admin',
    path: rewrittenPage,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.pages.versions.restore') }).click(),
  },
  { name: 'admin-status', route: 'admin/status', who: 'admin', path: '/admin/status' },
  { name: 'admin-vitals', route: 'admin/vitals', who: 'admin', path: '/admin/vitals' },
  { name: 'admin-roles', route: 'admin/roles', who: 'admin', path: '/admin/roles' },
  {
    name: 'admin-role-change',
    route: 'admin/roles',
    who: 'admin',
    path: '/admin/roles',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.roles.change') })
        .first()
        .click(),
    dialogs: ['admin/roles/role-dialog'],
  },
  { name: 'admin-two-step', route: 'admin/two-step', who: 'admin', path: '/admin/two-step' },
  {
    name: 'admin-two-step-secret',
    route: 'admin/two-step',
    who: 'admin',
    path: '/admin/two-step',
    open: async ({ page, t }) => {
      await page.getByRole('button', { name: t('admin.twoStep.begin') }).click()
      await page.getByLabel(t('admin.twoStep.app.label')).waitFor()
    },
  },
]

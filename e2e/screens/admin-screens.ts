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
import type { Screen } from './screen'

const SCREENS: Omit<Screen, 'who'>[] = [
  { name: 'admin-overview', route: 'admin', path: '/admin' },
  {
    name: 'admin-overview-table',
    route: 'admin',
    path: '/admin',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.overview.charts.asTable') }).click(),
  },
  {
    name: 'admin-search',
    route: 'admin',
    path: '/admin',
    open: async ({ page, t }) => {
      await page.getByRole('button', { name: t('admin.search.title') }).click()
      await page.getByRole('searchbox', { name: t('admin.search.label') }).fill('nakheel')
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
    dialogs: ['admin/console-search/console-search'],
  },
  { name: 'admin-listings', route: 'admin/services', path: '/admin/services' },
  {
    name: 'admin-listing-photo',
    route: 'admin/services',
    path: waitingListing,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.services.photos.open', { n: 1 }), exact: true }).click(),
    dialogs: ['admin/listings/photo-check'],
  },
  { name: 'admin-listing', route: 'admin/services', path: waitingListing },
  {
    name: 'admin-listing-reject',
    route: 'admin/services',
    path: waitingListing,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.services.verbs.reject.name'), exact: true }).click(),
    dialogs: ['admin/listings/reject-dialog'],
  },
  { name: 'admin-vendors', route: 'admin/vendors', path: '/admin/vendors' },
  {
    name: 'admin-vendor-row',
    route: 'admin/vendors',
    path: '/admin/vendors?state=approved',
    open: ({ page }) => page.locator('tbody').getByRole('button').first().click(),
  },
  { name: 'admin-vendor', route: 'admin/vendors', path: approvedVendor },
  {
    name: 'admin-vendor-suspend',
    route: 'admin/vendors',
    path: approvedVendor,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('admin.vendors.suspend'), exact: true }).click(),
    dialogs: ['admin/vendors/suspension'],
  },
  {
    name: 'admin-vendor-reject',
    route: 'admin/vendors',
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
    path: waitingApplication,
    open: async ({ page, t }) => {
      await page.locator('tbody').getByRole('button').first().click()
      await page.getByRole('button', { name: t('admin.vendors.idPhoto') }).click()
    },
    dialogs: ['admin/document-viewer'],
  },
  { name: 'admin-bookings', route: 'admin/bookings', path: '/admin/bookings' },
  {
    name: 'admin-exceptions',
    route: 'admin/exceptions',
    path: '/admin/exceptions',
  },
  { name: 'admin-booking', route: 'admin/bookings/[id]', path: adminBooking },
  {
    name: 'admin-booking-cancel',
    route: 'admin/bookings/[id]',
    path: adminBooking,
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.bookings.cancel') })
        .first()
        .click(),
  },
  {
    name: 'admin-booking-give-refund',
    route: 'admin/bookings/[id]',
    path: adminBooking,
    dialogs: ['admin/bookings/give-refund-dialog'],
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.giveRefund.goodwill') }).click(),
  },
  { name: 'admin-users', route: 'admin/users', path: '/admin/users' },
  { name: 'admin-user', route: 'admin/users/[id]', path: adminUser },
  {
    name: 'admin-user-record',
    route: 'admin/users/[id]',
    path: adminUser,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.users.record.open') }).click(),
    dialogs: ['admin/users/user-actions'],
  },
  {
    name: 'admin-privacy-requests',
    route: 'admin/privacy-requests',
    path: privacyRequests,
  },
  { name: 'admin-ledger', route: 'admin/ledger', path: '/admin/ledger' },
  { name: 'admin-inbox', route: 'admin/inbox', path: contactInInbox() },
  { name: 'admin-moved', route: 'admin/[moved]', path: '/admin/reports' },
  { name: 'admin-inbox-item', route: 'admin/inbox/[id]', path: contactInInbox('item') },
  {
    name: 'admin-inbox-close',
    route: 'admin/inbox/[id]',
    path: contactInInbox('item'),
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.inbox.close'), exact: true }).click(),
    dialogs: ['admin/reason-dialog'],
  },
  {
    name: 'admin-canned-answers',
    route: 'admin/canned-answers',
    path: '/admin/canned-answers',
  },
  {
    name: 'admin-canned-answer',
    route: 'admin/canned-answers',
    path: '/admin/canned-answers',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.cannedAnswers.add') }).click(),
    dialogs: ['admin/content/content-dialog'],
  },
  { name: 'admin-settings', route: 'admin/settings', path: '/admin/settings' },
  { name: 'admin-cities', route: 'admin/cities', path: '/admin/cities' },
  {
    name: 'admin-city-edit',
    route: 'admin/cities',
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
    path: '/admin/cities',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-occasions', route: 'admin/occasions', path: '/admin/occasions' },
  {
    name: 'admin-occasion-correct',
    route: 'admin/occasions',
    path: '/admin/occasions',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.occasions.correctNamed', { name: '', year: '' }).trim() })
        .first()
        .click(),
    dialogs: ['admin/occasions/occasion-card'],
  },
  {
    name: 'admin-school-holiday',
    route: 'admin/occasions',
    path: '/admin/occasions',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.occasions.holidays.add') }).click(),
  },
  { name: 'admin-categories', route: 'admin/categories', path: '/admin/categories' },
  {
    name: 'admin-category-edit',
    route: 'admin/categories',
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
    path: '/admin/categories',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-facilities', route: 'admin/facilities', path: '/admin/facilities' },
  {
    name: 'admin-facility-group-edit',
    route: 'admin/facilities',
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
    path: '/admin/facilities/pool',
  },
  {
    name: 'admin-facility-new',
    route: 'admin/facilities/[id]',
    path: '/admin/facilities/pool',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.facilities.add') }).click(),
  },
  {
    name: 'admin-facility-off',
    route: 'admin/facilities/[id]',
    path: '/admin/facilities/pool',
    open: ({ page }) => page.getByRole('switch').first().click(),
  },
  { name: 'admin-banners', route: 'admin/banners', path: '/admin/banners' },
  {
    name: 'admin-banner-new',
    route: 'admin/banners',
    path: '/admin/banners',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.banners.add') }).click(),
  },
  { name: 'admin-templates', route: 'admin/templates', path: '/admin/templates' },
  {
    name: 'admin-template',
    route: 'admin/templates',
    path: '/admin/templates?name=Licence_ends_soon',
  },
  { name: 'admin-audit', route: 'admin/audit', path: '/admin/audit' },
  { name: 'admin-pages', route: 'admin/pages', path: '/admin/pages' },
  {
    name: 'admin-page-restore',
    route: 'admin/pages',
    path: rewrittenPage,
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.pages.versions.restore') }).click(),
  },
  { name: 'admin-status', route: 'admin/status', path: '/admin/status' },
  {
    name: 'admin-incident',
    route: 'admin/status',
    path: '/admin/status',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.status.incidents.add') }).click(),
  },
  { name: 'admin-figures', route: 'admin/figures', path: '/admin/figures' },
  { name: 'admin-vitals', route: 'admin/vitals', path: '/admin/vitals' },
  { name: 'admin-roles', route: 'admin/roles', path: '/admin/roles' },
  {
    name: 'admin-role-change',
    route: 'admin/roles',
    path: '/admin/roles',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.roles.change') })
        .first()
        .click(),
    dialogs: ['admin/roles/role-dialog'],
  },
  {
    name: 'admin-custom-role',
    route: 'admin/roles',
    path: '/admin/roles',
    open: ({ page, t }) => page.getByRole('button', { name: t('admin.roles.newRole') }).click(),
    dialogs: ['admin/roles/custom-role-dialog'],
  },
  { name: 'admin-two-step', route: 'admin/two-step', path: '/admin/two-step' },
  {
    name: 'admin-two-step-secret',
    route: 'admin/two-step',
    path: '/admin/two-step',
    open: async ({ page, t }) => {
      await page.getByRole('button', { name: t('admin.twoStep.begin') }).click()
      await page.getByLabel(t('admin.twoStep.app.label')).waitFor()
    },
  },
]

/** The admin console but for its money. */
export const ADMIN_SCREENS: Screen[] = SCREENS.map((one) => ({ ...one, who: 'admin' }))

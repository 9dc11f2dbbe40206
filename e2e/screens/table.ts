import type { APIRequestContext, Page } from '@playwright/test'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { bookStay, findStay } from '../support/bookings'
import { ADMIN_PHONE, openSession } from '../support/fixtures'
import { weekend } from '../support/stay-days'

/** Who looks at a page; "newcomer" and "new-host" have nothing yet. */
export type Viewer = 'visitor' | 'newcomer' | 'guest' | 'new-host' | 'host' | 'admin'
export const STATES = ['full', 'empty', 'loading', 'error'] as const
export type State = (typeof STATES)[number]

interface Scene {
  page: Page
  t: (key: string, values?: Record<string, string | number>) => string
}

interface Shown {
  who?: Viewer
  /** an address, or what finds one, and may prepare it, as the viewer */
  path: string | ((viewer: APIRequestContext) => Promise<string>)
}

export interface Screen extends Shown {
  /** unique, and what `--only` names; its first word groups the sheet */
  name: string
  /** its folder below app/[locale] */
  route: string
  /** brings up what the address alone does not show */
  open?: (scene: Scene) => Promise<unknown>
  /** the components whose dialogs are seen */
  dialogs?: string[]
  /** the only width at which it exists */
  width?: number
  empty?: Partial<Shown>
  /** the browser's calls that fill it: unanswered it is loading, refused it has failed */
  calls?: RegExp
}

const CITY = '/search?city=Jeddah&page=1'
const CHALET = '/chalets/al-nakheel-chalet-jeddah'
const PHONE = 390
const PLACE = '[category]/[id]'

const read = async (viewer: APIRequestContext, path: string) => (await viewer.get(`/api/v1/${path}`)).json()
const first = async (viewer: APIRequestContext, list: string): Promise<string> =>
  (await read(viewer, list)).data[0]._id
const booking =
  (tab: string, rest = '') =>
  async (viewer: APIRequestContext) =>
    `/booking/${await first(viewer, `bookings?tab=${tab}`)}${rest}`
const request = (tab: string) => async (viewer: APIRequestContext) =>
  `/request-details?id=${await first(viewer, `vender/bookings?tab=${tab}`)}`

/** A booking at once whose payment is waited for. */
async function unpaidBooking(viewer: APIRequestContext): Promise<string> {
  const options = { paymentType: 'fullPayment', bookingType: 'instant', type: 'Chalets' }
  const { data } = await read(viewer, 'bookings?tab=approved')
  const known =
    data[0] ?? (await bookStay(viewer, await findStay(viewer, weekend(5), options), 'fullPayment'))
  return `/booking/${known._id}/pay`
}

/** Where money moved there is a receipt. */
async function paidReceipt(viewer: APIRequestContext): Promise<string> {
  const { data } = await read(viewer, 'bookings?tab=completed')
  const paid = data.find((one: { paid: number }) => one.paid > 0) ?? data[0]
  return `/booking/${paid._id}/receipt`
}

/** The host's last listing, which is not public. */
async function hiddenListing(viewer: APIRequestContext): Promise<string> {
  const { data } = await read(viewer, 'vender/services?page=1')
  const { _id, type } = data.at(-1)
  const listingType = listingTypeOf(type)
  await viewer.post(`/api/v1/${listingType.segment}/${_id}/pause`)
  return `/${listingType.slug}/${_id}`
}

/** A listing that an admin has taken off the market, as everybody else finds it. */
async function suspendedListing(visitor: APIRequestContext): Promise<string> {
  await openSession(visitor, ADMIN_PHONE)
  const { data } = await read(visitor, 'services/search?city=Abha&page=1')
  const { _id, type } = data.at(-1)
  const path = `/api/v1/admin/services/${_id}/suspend`
  const answer = await visitor.post(path, { data: { reason: 'The licence has ended' } })
  if (!answer.ok()) throw new Error(await answer.text())
  await visitor.delete('/api/session')
  return `/${listingTypeOf(type).slug}/${_id}`
}

/** Begins a listing in the wizard, which is unfinished from then on. */
async function chooseType({ page, t }: Scene): Promise<void> {
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('button', { name: t('wizard.next'), exact: true }).click()
  await wizard.getByRole('radio').first().press('Space')
}

/** Every page, and every dialog that a press opens; a test holds it against the routes and the components. */
export const SCREENS: Screen[] = [
  { name: 'home', route: '', path: '/' },
  {
    name: 'home-search-sheet',
    route: '',
    path: '/',
    width: PHONE,
    open: ({ page }) => page.locator('[data-search-pill]').click(),
    dialogs: ['search/bar/search-sheet'],
  },
  {
    name: 'home-city',
    route: '',
    path: '/',
    open: ({ page }) => page.locator('[data-city]').first().click(),
    dialogs: ['home/city-chooser'],
  },
  {
    name: 'home-menu',
    route: '',
    path: '/',
    width: PHONE,
    open: ({ page, t }) => page.getByRole('button', { name: t('layout.openMenu') }).click(),
    dialogs: ['layout/header/mobile-menu-panel'],
  },
  {
    name: 'home-login',
    route: '',
    path: CITY,
    open: ({ page }) => page.locator('[data-heart]').first().click(),
    dialogs: ['account/sign-in/sign-in-dialog'],
  },
  {
    name: 'home-notifications',
    route: '',
    path: '/about',
    who: 'guest',
    open: ({ page }) => page.getByRole('banner').locator('button:has(use[href$="#bell"])').click(),
    dialogs: ['notifications/notification-panel'],
    empty: { who: 'newcomer' },
    calls: /\/api\/v1\/(vender\/)?notification/,
  },

  {
    name: 'search',
    route: 'search',
    path: CITY,
    empty: { path: '/search?city=Abha&type=Chalets&bedrooms=7&page=1' },
  },
  { name: 'search-map', route: 'search', path: `${CITY}&view=map` },
  { name: 'search-filters', route: 'search', path: `${CITY}&panel=filters` },
  { name: 'search-kind', route: '[category]', path: '/chalets?page=1' },

  { name: 'place', route: PLACE, path: CHALET },
  {
    name: 'place-photo',
    route: PLACE,
    path: CHALET,
    open: ({ page, t }) =>
      page
        .locator(`section[aria-label="${t('detail.gallery.label')}"] li button`)
        .first()
        .click(),
    dialogs: ['listing/photos/photo-viewer'],
  },
  {
    name: 'place-facilities',
    route: PLACE,
    path: CHALET,
    open: ({ page }) => page.locator('#facilities').getByRole('button').click(),
    dialogs: ['listing/facilities-dialog'],
    calls: /\/services\/details\//,
  },
  {
    name: 'place-reviews',
    route: PLACE,
    path: CHALET,
    open: ({ page }) => page.locator('#reviews').getByRole('button').last().click(),
    dialogs: ['listing/reviews/reviews-dialog'],
    calls: /\/services\/[^/]+\/reviews/,
  },
  {
    name: 'place-report',
    route: PLACE,
    path: CHALET,
    who: 'guest',
    open: ({ page, t }) => page.getByRole('button', { name: t('report.open.service') }).click(),
    dialogs: ['shared/report-dialog'],
  },
  {
    name: 'place-booking-sheet',
    route: PLACE,
    path: CHALET,
    width: PHONE,
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('booking.chooseDates') })
        .filter({ visible: true })
        .last()
        .click(),
    dialogs: ['stay-picker/card/booking-sheet'],
    calls: /\/availability/,
  },
  { name: 'place-price', route: `${PLACE}/price`, path: `${CHALET}/price` },
  {
    name: 'place-preview',
    route: `${PLACE}/preview`,
    who: 'host',
    path: hiddenListing,
  },
  { name: 'place-withdrawn', route: 'withdrawn/[id]', path: suspendedListing },

  { name: 'words-about', route: '(content)/about', path: '/about' },
  { name: 'words-contact', route: '(content)/contact', path: '/contact' },
  { name: 'words-faqs', route: '(content)/faqs', path: '/faqs' },
  { name: 'words-privacy', route: '(content)/privacy', path: '/privacy' },
  { name: 'words-terms', route: '(content)/term-conditions', path: '/term-conditions' },
  { name: 'words-offline', route: '(content)/offline', path: '/offline' },
  { name: 'words-lost', route: 'lost', path: '/castles' },
  { name: 'words-no-page', route: '[...rest]', path: '/no/such/page/at/all' },

  {
    name: 'checkout',
    route: '(account)/checkout',
    who: 'guest',
    path: '/checkout?service=al-nakheel-chalet-jeddah&adults=2',
  },
  {
    name: 'bookings',
    route: '(account)/my-bookings',
    who: 'guest',
    path: '/my-bookings?tab=upcoming',
    empty: { who: 'newcomer' },
  },
  { name: 'bookings-visitor', route: '(account)/my-bookings', path: '/my-bookings' },
  {
    name: 'bookings-completed',
    route: '(account)/my-bookings',
    who: 'guest',
    path: '/my-bookings?tab=completed',
  },
  {
    name: 'bookings-cancelled',
    route: '(account)/my-bookings',
    who: 'guest',
    path: '/my-bookings?tab=cancelled',
  },
  { name: 'booking', route: '(account)/booking/[id]', who: 'guest', path: booking('upcoming') },
  { name: 'booking-completed', route: '(account)/booking/[id]', who: 'guest', path: booking('completed') },
  {
    name: 'booking-dates',
    route: '(account)/booking/[id]',
    who: 'guest',
    path: booking('upcoming'),
    open: ({ page, t }) => page.getByRole('button', { name: t('stay.dates.change') }).click(),
    dialogs: ['bookings/detail/change-dates-dialog'],
    calls: /\/availability/,
  },
  {
    name: 'booking-cancel',
    route: '(account)/booking/[id]',
    who: 'guest',
    path: booking('upcoming'),
    open: ({ page, t }) => page.getByRole('button', { name: t('booking.cancel') }).click(),
    dialogs: ['bookings/detail/cancel-booking'],
  },
  {
    name: 'booking-review',
    route: '(account)/booking/[id]',
    who: 'guest',
    path: booking('completed', '?review=1'),
    dialogs: ['reviews/review-dialog'],
  },
  {
    name: 'booking-pay',
    route: '(account)/booking/[id]/pay',
    who: 'guest',
    path: unpaidBooking,
  },
  {
    name: 'booking-receipt',
    route: '(account)/booking/[id]/receipt',
    who: 'guest',
    path: paidReceipt,
  },
  {
    name: 'favourites',
    route: '(account)/favourites',
    who: 'guest',
    path: '/favourites',
    empty: { who: 'newcomer' },
  },
  {
    name: 'favourites-shared',
    route: '(account)/favourites/[secret]',
    who: 'guest',
    path: async (viewer) => `/favourites/${(await read(viewer, 'favourites/share')).secret}`,
  },
  {
    name: 'messages',
    route: '(account)/messages',
    who: 'guest',
    path: '/messages',
    empty: { who: 'newcomer' },
  },
  {
    name: 'messages-thread',
    route: '(account)/messages',
    who: 'guest',
    path: async (viewer) => `/messages?c=${await first(viewer, 'conversations')}`,
    calls: /\/conversations\//,
  },
  {
    name: 'account',
    route: '(account)/my-profile',
    who: 'guest',
    path: '/my-profile',
    empty: { who: 'newcomer' },
    calls: /\/api\/v1\/user\/(sessions|balance|channels)/,
  },
  {
    name: 'account-name',
    route: '(account)/my-profile',
    who: 'guest',
    path: '/my-profile',
    width: PHONE,
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('profile.editField', { field: t('profile.name') }) }).click(),
    dialogs: ['account/editable-row'],
  },
  { name: 'account-delete', route: '(account)/delete-account', who: 'newcomer', path: '/delete-account' },
  {
    name: 'account-success',
    route: '(account)/success',
    who: 'guest',
    path: async (viewer) => `/success?booking=${await first(viewer, 'bookings?tab=upcoming')}`,
  },
  { name: 'vendor', route: '(account)/loginvendor', path: '/loginvendor' },
  {
    name: 'vendor-apply',
    route: '(account)/loginvendor',
    who: 'newcomer',
    path: '/loginvendor',
    open: ({ page, t }) => page.getByRole('button', { name: t('vendor.begin') }).click(),
    dialogs: ['vendor-onboarding/become-vendor-dialog'],
  },

  {
    name: 'host-places',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-place-delete',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('ownServices.actions.delete') })
        .first()
        .click(),
    dialogs: ['ui/dialog/confirm-dialog'],
  },
  {
    name: 'host-wizard',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services?add=1',
    dialogs: ['wizard/wizard-flow'],
    calls: /\/categories|\/drafts/,
  },
  {
    name: 'host-wizard-leave',
    route: '(vendor)/my-services',
    who: 'new-host',
    path: '/my-services?add=1',
    width: PHONE,
    open: async (scene) => {
      await chooseType(scene)
      await scene.page.getByRole('button', { name: scene.t('wizard.close') }).click()
    },
    dialogs: ['wizard/leave-question'],
  },
  {
    name: 'host-wizard-resume',
    route: '(vendor)/my-services',
    who: 'new-host',
    path: '/my-services?add=1',
    width: PHONE,
    open: async (scene) => {
      await chooseType(scene)
      await scene.page.reload()
    },
    dialogs: ['wizard/begin/resume-choice'],
  },
  {
    name: 'host-wizard-edit',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services?edit=al-nakheel-chalet-jeddah',
    dialogs: ['wizard/begin/begin-edit', 'wizard/begin/opening', 'wizard/begin/load-failed'],
    calls: /\/vender\/services\//,
  },
  {
    name: 'host-wizard-refused',
    route: '(vendor)/my-services',
    who: 'newcomer',
    path: '/my-services?add=1',
    dialogs: ['wizard/begin/not-allowed'],
  },
  {
    name: 'host-place-details',
    route: '(vendor)/service-details',
    who: 'host',
    path: '/service-details?id=al-nakheel-chalet-jeddah',
  },
  {
    name: 'host-requests',
    route: '(vendor)/booking-request',
    who: 'host',
    path: '/booking-request',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-request-answer',
    route: '(vendor)/booking-request',
    who: 'host',
    path: '/booking-request',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('hosted.answer.decline') })
        .first()
        .click(),
    dialogs: ['vendor-bookings/request-answer'],
  },
  { name: 'host-request', route: '(vendor)/request-details', who: 'host', path: request('completed') },
  {
    name: 'host-stays',
    route: '(vendor)/service-booking',
    who: 'host',
    path: '/service-booking?tab=completed',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-calendar',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-calendar-sheet',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    width: PHONE,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.form.open') }).click(),
    dialogs: ['vendor-calendar/change-panel'],
  },
  {
    name: 'host-reviews',
    route: '(vendor)/my-reviews',
    who: 'host',
    path: '/my-reviews',
    empty: { who: 'new-host' },
  },

  { name: 'admin-places', route: 'admin/services', who: 'admin', path: '/admin/services' },
  { name: 'admin-vendors', route: 'admin/vendors', who: 'admin', path: '/admin/vendors' },
  { name: 'admin-bookings', route: 'admin/bookings', who: 'admin', path: '/admin/bookings?state=upcoming' },
  {
    name: 'admin-booking-cancel',
    route: 'admin/bookings',
    who: 'admin',
    path: '/admin/bookings?state=upcoming',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('admin.bookings.cancel') })
        .first()
        .click(),
    dialogs: ['admin/cancel-booking-dialog', 'admin/note-dialog'],
  },
  { name: 'admin-reports', route: 'admin/reports', who: 'admin', path: '/admin/reports' },
  { name: 'admin-contact', route: 'admin/contact', who: 'admin', path: '/admin/contact' },
  { name: 'admin-pages', route: 'admin/pages', who: 'admin', path: '/admin/pages' },
]

/** Dialogs that one press on a demo does not reach, and why. */
export const UNSEEN: Record<string, string> = {
  'admin/grant-dialog': 'a guest must have asked for an exception',
  'admin/document-viewer': 'private papers are not photographed',
  'admin/listings/photo-check': 'a place must wait with photos of its own',
  'admin/reason-dialog': 'a place or a vendor must wait for a decision',
  'admin/content-pages/restore-dialog': 'a page must have been rewritten',
  'bookings/detail/request-exception': 'the deadline of a paid booking must be over',
  'checkout/price-changed': 'the price must change between two calls',
  'vendor-calendar/export-calendar': 'shows a secret address',
  'vendor-bookings/booking-actions': 'a stay must begin today',
  'listing/dialog-opener': 'opens the dialogs of a place, which have rows of their own',
  'reviews/guest-review-dialog': 'a stay of the host must have ended within days',
  'wizard/settings/choice-popup': 'stands at the end of the wizard',
}

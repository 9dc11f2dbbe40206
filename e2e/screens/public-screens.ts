import { addDays, formatQueryMonth, riyadhDay } from '../../lib/domain/time/days'
import { pausedListing, suspendedListing } from './addresses'
import { PHONE, type Screen } from './screen'

const CITY = '/search?city=Jeddah&page=1'
const CHALET = '/chalets/al-nakheel-chalet-jeddah'
const LISTING = '[category]/[id]'
/** In 40 days, so that its weekends are all to come. */
const laterMonth = () => formatQueryMonth(addDays(riyadhDay(new Date()), 40).slice(0, 7))

/** Home, search, listings and content pages. */
export const PUBLIC_SCREENS: Screen[] = [
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
    name: 'home-flexible-dates',
    route: '',
    path: '/',
    width: PHONE,
    open: async ({ page, t }) => {
      await page.locator('[data-search-pill]').click()
      await page.getByRole('button', { name: t('search.flexible.flexible') }).click()
    },
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
  { name: 'search-prices', route: 'search', path: `${CITY}&panel=prices` },
  {
    name: 'search-flexible',
    route: 'search',
    path: async () => `/search?city=Jeddah&flexible=weekend&month=${laterMonth()}&page=1`,
    empty: { path: async () => `/search?city=Abha&bedrooms=7&flexible=weekend&month=${laterMonth()}&page=1` },
  },
  { name: 'search-type', route: '[category]', path: '/chalets?page=1' },
  { name: 'area-city', route: 'in/[...area]', path: '/in/jeddah' },
  { name: 'area-type', route: '[category]/in/[...area]', path: '/chalets/in/jeddah' },

  { name: 'listing', route: LISTING, path: CHALET },
  {
    name: 'listing-photo',
    route: LISTING,
    path: CHALET,
    open: ({ page, t }) =>
      page
        .locator(`section[aria-label="${t('detail.gallery.label')}"] li button`)
        .first()
        .click(),
    dialogs: ['listing/photos/photo-viewer'],
  },
  {
    name: 'listing-facilities',
    route: LISTING,
    path: CHALET,
    open: ({ page }) => page.locator('#facilities').getByRole('button').click(),
    dialogs: ['listing/facilities-dialog'],
    calls: /\/services\/details\//,
  },
  {
    name: 'listing-reviews',
    route: LISTING,
    path: CHALET,
    open: ({ page }) => page.locator('#reviews').getByRole('button').last().click(),
    dialogs: ['listing/reviews/reviews-dialog'],
    calls: /\/services\/[^/]+\/reviews/,
  },
  {
    name: 'listing-report',
    route: LISTING,
    path: CHALET,
    who: 'guest',
    open: ({ page, t }) => page.getByRole('button', { name: t('report.open.service') }).click(),
    dialogs: ['shared/reports/report-dialog'],
  },
  {
    name: 'listing-booking-sheet',
    route: LISTING,
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
  { name: 'listing-price', route: `${LISTING}/price`, path: `${CHALET}/price` },
  {
    name: 'listing-preview',
    route: LISTING,
    who: 'host',
    path: pausedListing,
  },
  { name: 'listing-withdrawn', route: LISTING, path: suspendedListing },

  { name: 'content-about', route: '(content)/about', path: '/about' },
  { name: 'content-contact', route: '(content)/contact', path: '/contact' },
  { name: 'content-faqs', route: '(content)/faqs', path: '/faqs' },
  { name: 'content-privacy', route: '(content)/privacy', path: '/privacy' },
  { name: 'content-terms', route: '(content)/term-conditions', path: '/term-conditions' },
  { name: 'content-offline', route: '(content)/offline', path: '/offline' },
  { name: 'content-lost', route: '[category]', path: '/castles' },
  { name: 'content-no-page', route: '[...rest]', path: '/no/such/page/at/all' },
]

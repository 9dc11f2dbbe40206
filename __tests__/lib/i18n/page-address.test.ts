import { readdirSync } from 'node:fs'
import { PLAIN_PAGES, parsePageAddress, VENDOR_PAGES } from '@/lib/i18n/page-address'

test.each([
  ['/', { locale: 'ar', kind: 'plain', isPublic: true }],
  ['/en', { locale: 'en', kind: 'plain', isPublic: true }],
  ['/en/about', { locale: 'en', kind: 'plain', isPublic: true }],
  ['/my-bookings', { locale: 'ar', kind: 'plain', isPublic: false }],
  ['/chalets', { locale: 'ar', kind: 'results', type: 'Chalets' }],
  ['/en/search', { locale: 'en', kind: 'results', type: null }],
  ['/wedding-halls/x1', { locale: 'ar', kind: 'listing', type: 'Wedding_Halls', id: 'x1', page: 'detail' }],
  ['/en/booking/b1', { locale: 'en', kind: 'booking', id: 'b1' }],
  ['/en/request-details', { locale: 'en', kind: 'vendor', page: 'request-details' }],
  ['/request-details/b1', { locale: 'ar', kind: 'unknown' }],
  ['/booking', { locale: 'ar', kind: 'unknown' }],
  ['/en/booking/b1/pay', { locale: 'en', kind: 'booking', id: 'b1' }],
  ['/booking/a b', { locale: 'ar', kind: 'unknown' }],
  [`/booking/${'a'.repeat(65)}`, { locale: 'ar', kind: 'unknown' }],
  ['/booking/b1/else', { locale: 'ar', kind: 'unknown' }],
  ['/en/split/t_1-a', { locale: 'en', kind: 'split', token: 't_1-a', page: 'shares' }],
  ['/split/t1/payment-return', { locale: 'ar', kind: 'split', token: 't1', page: 'return' }],
  ['/split/t1/else', { locale: 'ar', kind: 'unknown' }],
  ['/split', { locale: 'ar', kind: 'unknown' }],
  ['/checkout', { locale: 'ar', kind: 'query', about: 'service' }],
  ['/en/success', { locale: 'en', kind: 'query', about: 'booking' }],
  ['/success/b1', { locale: 'ar', kind: 'unknown' }],
  ['/castles', { locale: 'ar', kind: 'unknown' }],
  ['/en/castles/1', { locale: 'en', kind: 'unknown' }],
  ['/about/us', { locale: 'ar', kind: 'unknown' }],
  ['/chalets/x1/price', { locale: 'ar', kind: 'listing', type: 'Chalets', id: 'x1', page: 'price' }],
  ['/chalets/x1/price/y', { locale: 'ar', kind: 'unknown' }],
  ['/in/jeddah', { locale: 'ar', kind: 'area', type: null, city: 'jeddah', district: null }],
  [
    '/en/chalets/in/jeddah/al-hamra',
    { locale: 'en', kind: 'area', type: 'Chalets', city: 'jeddah', district: 'al-hamra' },
  ],
  ['/chalets/in', { locale: 'ar', kind: 'unknown' }],
  ['/in/Jeddah', { locale: 'ar', kind: 'unknown' }],
  ['/chalets/in/jeddah/al-hamra/x', { locale: 'ar', kind: 'unknown' }],
  ['/castles/in/jeddah', { locale: 'ar', kind: 'unknown' }],
  ['/about/price', { locale: 'ar', kind: 'unknown' }],
  ['/chalets/x1/y', { locale: 'ar', kind: 'unknown' }],
  ['/fr', { locale: 'ar', kind: 'unknown' }],
])('%s is parsed into its page', (path, address) => {
  expect(parsePageAddress(path)).toEqual(address)
})

/** Pages that need an id or a query to be one. */
const NAMED_BY_MORE = ['booking', 'checkout', 'split', 'success', 'test-payment', ...VENDOR_PAGES]

test('every plain page of app/ is known, and no other', () => {
  const inGroups = ['(account)', '(vendor)', '(content)'].flatMap((group) =>
    readdirSync(`app/[locale]/${group}`, { withFileTypes: true }),
  )
  const folders = inGroups
    .filter((one) => one.isDirectory() && !NAMED_BY_MORE.includes(one.name))
    .map(({ name }) => name)
  expect([...PLAIN_PAGES].toSorted()).toEqual(folders.toSorted())
})

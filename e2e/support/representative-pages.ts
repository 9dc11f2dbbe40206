/** Where each kind of part of a page stands at least once. */
export const REPRESENTATIVE_PAGES = [
  '/',
  '/search?city=Jeddah&page=1',
  '/search?city=Jeddah&page=1&view=map',
  '/chalets?page=1',
  '/chalets/al-nakheel-chalet-jeddah',
  '/about',
  '/faqs',
  '/contact',
  '/my-bookings',
]

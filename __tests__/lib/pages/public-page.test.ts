import { publicPageOf } from '@/lib/pages/public-page'

test.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/en/about', 'other'],
  ['/my-bookings', null],
  ['/chalets', 'type'],
  ['/en/search?city=Jeddah', 'search'],
  ['/wedding-halls/x1', 'listing'],
  ['/en/booking/b1', null],
  ['/castles', null],
  ['/en/castles/1', null],
  ['/about/us', null],
  ['/search/x', null],
  ['/chalets/x1/price', null],
  ['/chalets/x1/y', null],
  ['/in', null],
  ['/in/jeddah', 'city'],
  ['/en/chalets/in/jeddah/al-hamra?page=2', 'city'],
  ['/chalets/in', null],
  ['/in/jeddah/al-hamra/x', null],
  ['/castles/in/jeddah', null],
  ['/fr', null],
])('the public page of %s is %s', (path, page) => {
  expect(publicPageOf(path)).toBe(page)
})

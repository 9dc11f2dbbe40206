import { pageKindOf } from '@/lib/vitals/collect-vitals'

test.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/search', 'search'],
  ['/en/chalets', 'type'],
  ['/in/riyadh', 'city'],
  ['/chalets/in/riyadh/al-olaya', 'city'],
  ['/en/chalets/al-nakheel', 'listing'],
  ['/checkout', 'checkout'],
  ['/faqs', 'other'],
  ['/my-bookings', null],
  ['/success', null],
  ['/admin/vitals', null],
  ['/chalets/al-nakheel/price', 'listing'],
  ['/about/price', null],
  ['/nowhere/at/all', null],
])('%s is %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

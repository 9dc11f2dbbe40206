import { carriedParams, toPageUrl, withParams } from '@/gateway/page-cache/page-key'

test.each([
  ['/en/about?token=secret', '/en/about'],
  ['/search?city=Jeddah&utm_source=x&page=2', '/search?city=Jeddah&page=2'],
  ['/my-services?add=1&constructor=1', '/my-services?add=1'],
  ['/about', '/about'],
  ['/chalets/%E0%A4%A?page=2', '/no/page/here'],
  ['/en/%', '/en/no/page/here'],
])('of %s only the known parameters reach the page: %s', (url, expected) => {
  expect(toPageUrl(url, false)).toBe(expected)
})

test('requests for the data of a page retain their own parameter, those for the page do not', () => {
  expect(toPageUrl('/about?_rsc=abc&token=secret', true)).toBe('/about?_rsc=abc')
  expect(toPageUrl('/about?_rsc=abc', false)).toBe('/about')
})

test('the handlers under /api get every parameter: the form without script names its language there', () => {
  expect(toPageUrl('/api/contact?locale=en', false)).toBe('/api/contact?locale=en')
})

test.each([
  ['/hotels/suite?checkIn=26-11-2026&utm=x&start=20:00&guests=4', 'checkIn=26-11-2026&start=20:00&guests=4'],
  ['/en/hotels/suite?checkIn=26-11-2026&pet=1', 'checkIn=26-11-2026&pet=1'],
  ['/hotels/suite?room=other&token=secret', ''],
  ['/hotels/suite', ''],
  ['/search?checkIn=26-11-2026', ''],
  ['/hotels/%E0%A4%A?checkIn=26-11-2026', ''],
  [`/hotels/suite?guests=${'9'.repeat(300)}`, ''],
])('a redirect of %s carries on the dates and guests of a search: %s', (url, carried) => {
  expect(carriedParams(url)).toBe(carried)
})

test('what is carried on follows the parameters of the new address, or is its first', () => {
  expect(withParams('/hotels/palm?room=suite', 'guests=2')).toBe('/hotels/palm?room=suite&guests=2')
  expect(withParams('/hotels/palm', 'guests=2')).toBe('/hotels/palm?guests=2')
  expect(withParams('/hotels/palm', '')).toBe('/hotels/palm')
})

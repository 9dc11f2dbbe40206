import { toPageUrl } from '@/gateway/page-cache/page-key'

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

import { notePage, pageBefore } from '@/lib/visits/previous-page'
import { visitSource } from '@/lib/visits/visit-source'

const origin = 'https://diyar.example'

test.each([
  ['/search', 'search'],
  ['/en/chalets', 'search'],
  ['/in/jeddah', 'search'],
  ['/', 'browse'],
  ['/en', 'browse'],
  ['/favourites', 'browse'],
  ['/chalets/abc', 'browse'],
])('a visitor who comes from our page %s has the source %s, in this tab and in a new one', (page, source) => {
  expect(visitSource({ previous: page, referrer: 'https://www.google.com/', origin })).toBe(source)
  expect(visitSource({ previous: null, referrer: `${origin}${page}?q=1`, origin })).toBe(source)
})

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://www.google.com.sa/', 'engine'],
  ['https://google.com/search?q=x', 'engine'],
  ['https://cn.bing.com/', 'engine'],
  ['https://r.search.yahoo.com/', 'engine'],
  ['https://duckduckgo.com/', 'engine'],
  ['android-app://com.google.android.googlequicksearchbox/', 'engine'],
  ['https://mail.google.com/', 'site'],
  ['https://notgoogle.com/', 'site'],
  ['https://t.co/', 'site'],
  ['https://other.diyar.example/search', 'site'],
])('the referrer %s has the source %s', (referrer, source) => {
  expect(visitSource({ previous: null, referrer, origin })).toBe(source)
})

test('the page before a listing is known before and after the listing is noted', () => {
  notePage('/search')
  expect(pageBefore('/chalets/one')).toBe('/search')
  notePage('/chalets/one')
  notePage('/chalets/one')
  expect(pageBefore('/chalets/one')).toBe('/search')
})

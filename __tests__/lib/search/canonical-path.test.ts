import { canonicalPath } from '@/lib/search/canonical-path'
import { parsePageQuery } from '@/lib/search/search-page'
import { CATEGORIES, CITIES } from '../../components/catalogue-fixture'

const catalogue = { cities: CITIES, categories: CATEGORIES }
const canonicalOf = (path: string, text: string) =>
  canonicalPath(
    path,
    parsePageQuery(Object.fromEntries(new URLSearchParams(text)), '2026-11-22').query,
    catalogue,
  )
const chalets = CATEGORIES.find(({ type }) => type === 'Chalets')

test.each([
  ['', '/search'],
  ['page=1', '/search'],
  ['page=3', '/search?page=3'],
  ['city=Jeddah&page=1', '/in/jeddah'],
  ['city=%D8%AC%D8%AF%D8%A9&page=2', '/in/jeddah?page=2'],
  ['type=Chalets', '/chalets'],
  ['city=Jeddah&type=Chalets', '/chalets/in/jeddah'],
  [`city=Jeddah&categoryId=${chalets?._id}`, '/chalets/in/jeddah'],
  ['city=Nowhere', '/search'],
  ['city=Tabuk', '/search'],
  ['city=Jeddah&priceMax=300', '/search'],
  ['city=Jeddah&sort=rating', '/search'],
  ['city=Jeddah&categoryId=nothing', '/search'],
])('the canonical of /search?%s is %s', (query, path) => {
  expect(canonicalOf('/search', query)).toBe(path)
})

test('a city of the chalets has a page of its own', () => {
  expect(canonicalOf('/chalets', 'type=Chalets&city=Jeddah')).toBe('/chalets/in/jeddah')
})

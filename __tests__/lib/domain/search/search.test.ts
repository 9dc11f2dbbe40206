import fc from 'fast-check'
import { SORTS } from '@/lib/domain/search/search-params'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { writeSearchParams } from '@/lib/search/search-address'

const broken = (params: Record<string, string>) =>
  parseSearchParams(params).issues.map((one) => [one.path, one.code])

test('search-submit: city, categoryId, checkIn, checkOut as DD-MM-YYYY and page=1, empty values omitted', () => {
  const params = writeSearchParams({
    city: 'Jeddah',
    categoryId: '',
    checkIn: '2026-12-03',
    checkOut: '2026-12-04',
  })
  expect(params.toString()).toBe('city=Jeddah&checkIn=03-12-2026&checkOut=04-12-2026&page=1')
})

test('search-refill: a written query is read back', () => {
  const query = {
    city: 'جدة',
    page: 2,
    pageSize: 20,
    sort: 'price_asc' as const,
    facilities: ['a', 'b'],
    instant: true,
  }
  expect(parseSearchParams(Object.fromEntries(writeSearchParams(query)))).toEqual({ query, issues: [] })
})

test('listing-sorts: six sorts, default first', () => {
  expect(SORTS).toEqual(['default', 'near', 'rating', 'views', 'price_asc', 'price_desc'])
})

test.each([
  [{ checkIn: '31-02-2026' }, 'checkIn', 'not_a_day'],
  [{ checkIn: '2026-12-03' }, 'checkIn', 'not_a_day'],
  [{ checkIn: '05-12-2026', checkOut: '04-12-2026' }, 'checkOut', 'check_out_before_check_in'],
  [{ page: '0' }, 'page', 'min'],
  [{ page: '1e9' }, 'page', 'type_error'],
  [{ page: '99999' }, 'page', 'max'],
  [{ sort: 'random' }, 'sort', 'one_of'],
  [{ city: 'x\u0000' }, 'city', 'forbidden_character'],
  [{ q: '\u202Eabc' }, 'q', 'forbidden_character'],
  [{ bounds: '1,2,3' }, 'bounds', 'length'],
])('an invalid address names the field and never becomes another query: %j', (params, path, code) => {
  expect(broken(params)).toEqual([[path, code]])
})

test('invalid dates are dropped, the rest of the address still counts', () => {
  const { query } = parseSearchParams({ city: 'Jeddah', checkIn: 'soon', page: '3' })
  expect(query).toEqual({ city: 'Jeddah', page: 3, pageSize: 20, sort: 'default' })
})

test('any texts at all are read without an exception', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('city', 'page', 'checkIn', 'bounds', 'sort', 'facilities'), fc.string()),
      (params) => {
        expect(parseSearchParams(params).query.page).toBeGreaterThan(0)
      },
    ),
    { seed: 20261121 },
  )
})

import { findCityByName } from '@/lib/search/city-name'
import { relOf, UNFOLLOWED_PARAMS } from '@/lib/search/search-address'
import { isPastEnd, parsePageQuery } from '@/lib/search/search-page'

const TODAY = '2026-11-22'
const read = (params: Record<string, string>) => parsePageQuery(params, TODAY)

test('unknown parameters, such as those of campaigns, are no issue', () => {
  expect(read({ city: 'Jeddah', utm_source: 'mail', fbclid: 'x' }).issues).toEqual([])
})

test.each([
  [{ checkIn: '01-01-2020' }, 'checkIn', 'past_day'],
  [{ checkIn: '21-11-2026', checkOut: '23-11-2026' }, 'checkIn', 'past_day'],
  [{ checkIn: '01-01-2031', checkOut: '02-01-2031' }, 'checkOut', 'too_far_ahead'],
  [{ checkIn: '01-12-2026', checkOut: '01-05-2027' }, 'checkOut', 'too_many_nights'],
])(
  'dates that cannot be booked are named, and the listings are searched without them: %j',
  (params, path, code) => {
    const { query, issues } = read({ city: 'Jeddah', ...params })
    expect(issues.map((one) => [one.path, one.code])).toEqual([[path, code]])
    expect(query).toEqual({ city: 'Jeddah', page: 1, pageSize: 20, sort: 'default' })
  },
)

test('a stay from today on is searched', () => {
  const { query, issues } = read({ checkIn: '22-11-2026' })
  expect([query.checkIn, query.checkOut, issues]).toEqual(['2026-11-22', '2026-11-23', []])
})

test.each([
  ['999', 152, true],
  ['99999999', 152, true],
  ['9', 152, true],
  ['8', 152, false],
  ['1', 0, false],
  ['51', 1000, false],
  ['501', 1000, true],
])('page %s of %i counted listings lies behind the end: %s', (page, total, isBehind) => {
  const { query, issues } = read({ page })
  expect([isPastEnd(query, total), issues]).toEqual([isBehind, []])
})

test.each([
  ['Makkah', 'Makkah Al Mukarramah'],
  ['جده', 'Jeddah'],
  ['jeddah', 'Jeddah'],
  ['Jed', undefined],
  ['Nowhere', undefined],
  ['', undefined],
])('the city that %j names', (typed, name) => {
  const cities = [
    { name: 'Makkah Al Mukarramah', name_ar: 'مكة المكرمة' },
    { name: 'Jeddah', name_ar: 'جدة' },
  ]
  expect(findCityByName(cities, typed)?.name).toBe(name)
})

test('a city is found by the name that it had before, unless another one has it now', () => {
  const renamed = { name: 'Red Sea Gate', name_ar: 'البوابة', slug: 'gate', oldSlugs: ['ar-rass'] }
  expect(findCityByName([renamed], 'Ar Rass')).toBe(renamed)
  expect(findCityByName([renamed], 'Gate')).toBe(renamed)
  expect(findCityByName([renamed], 'Buraydah')).toBeUndefined()
  const other = { name: 'Ar Rass', name_ar: 'الرس', slug: 'ar-rass-2' }
  expect(findCityByName([renamed, other], 'Ar Rass')).toBe(other)
})

test.each([
  ['/search?city=Jeddah&page=2', undefined],
  ['/chalets?page=1', undefined],
  ['/search?city=Jeddah&categoryId=camps&page=1', undefined],
  ['/search?city=Jeddah&page=1&sort=rating', 'nofollow'],
  ['/chalets?page=1&view=map', 'nofollow'],
  ['/chalets/x?checkIn=01-12-2026&checkOut=02-12-2026', 'nofollow'],
  ['/faqs#q', undefined],
])('crawlers may follow cities, categories and pages alone: %s', (href, rel) => {
  expect(relOf(href)).toBe(rel)
  expect(UNFOLLOWED_PARAMS).not.toContain('city')
})

test('a form without script writes days as ISO, and hours are of a day', () => {
  const hours = { start: '20:00', hours: '2' }
  const day = { checkIn: '2026-12-01', checkOut: '' }
  expect(read({ ...day, ...hours }).query).toMatchObject({ checkIn: '2026-12-01', start: '20:00', hours: 2 })
  expect(read({ start: '20:00' }).query.start).toBeUndefined()
  expect(read({ ...hours, checkIn: '01-01-2020' }).query.start).toBeUndefined()
  expect(read({ ...day, start: '20:15' }).issues.map(({ path }) => path)).toEqual(['start'])
})

import { nextSort, parseTableRequest, tableParams, tableQuery } from '@/lib/domain/admin/table'
import { BOOKING_TABLE } from '@/lib/domain/admin/tables'

const AT_FIRST = { q: '', sort: '-createdAt', page: 1, filters: {} }

test.each([
  ['', AT_FIRST],
  [
    '?q=DY-A%26B&state=confirmed&from=2026-03-01&sort=checkInAt&page=3',
    {
      q: 'DY-A&B',
      sort: 'checkInAt',
      page: 3,
      filters: { state: 'confirmed', from: '2026-03-01' },
    },
  ],
  ['?q=%D9%86%D9%88%D8%B1%D8%A9&city=jeddah', { ...AT_FIRST, q: 'نورة', filters: { city: 'jeddah' } }],
])('a view of a table is its address, and the address is the view: %s', (address, view) => {
  const request = parseTableRequest(BOOKING_TABLE, Object.fromEntries(new URLSearchParams(address)))
  expect(request).toEqual(view)
  expect(
    parseTableRequest(
      BOOKING_TABLE,
      Object.fromEntries(new URLSearchParams(tableQuery(BOOKING_TABLE, request))),
    ),
  ).toEqual(view)
})

test('an address without what is the default is the shortest one of its view', () => {
  expect(tableQuery(BOOKING_TABLE, AT_FIRST)).toBe('')
  expect(tableQuery(BOOKING_TABLE, { ...AT_FIRST, page: 2 })).toBe('?page=2')
})

test.each([
  [{ state: 'upcoming' }],
  [{ from: '2026-02-30' }],
  [{ sort: 'phone' }],
  [{ page: '0' }],
  [{ page: '-2' }],
  [{ page: '1.5' }],
  [{ q: ['a', 'b'] }],
  [{ unknown: 'x' }],
])('what a table does not know is dropped from an address: %j', (query) => {
  expect(parseTableRequest(BOOKING_TABLE, query)).toEqual(AT_FIRST)
})

test('a page beyond the limit is the last one, and a long search is cut', () => {
  expect(parseTableRequest(BOOKING_TABLE, { page: '99999' }).page).toBe(500)
  expect(parseTableRequest(BOOKING_TABLE, { q: 'x'.repeat(99) }).q).toHaveLength(60)
})

test('a head sorts up, then down, then as at first', () => {
  const presses = ['-createdAt']
  for (let press = 0; press < 3; press++)
    presses.push(nextSort(BOOKING_TABLE, { sort: presses.at(-1) ?? '', filters: {} }, 'checkInAt'))
  expect(presses).toEqual(['-createdAt', 'checkInAt', '-checkInAt', '-createdAt'])
})

test('the parameters of a table are known to its page', () => {
  expect(tableParams(BOOKING_TABLE)).toEqual([
    'q',
    'state',
    'city',
    'type',
    'payment',
    'from',
    'until',
    'sort',
    'page',
  ])
})

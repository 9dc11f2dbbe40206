import { isForeignChange } from '@/lib/session/foreign-origin'

const call = (method: string, headers: Record<string, string>, path = '/api/v1/bookings') =>
  new Request(`http://diyar.test${path}`, { method, headers: { host: 'diyar.test', ...headers } })

test.each([
  ['a read from anywhere', 'GET', { 'sec-fetch-site': 'cross-site' }, '/api/v1/services/cities', false],
  ['a change from our own page', 'POST', { 'sec-fetch-site': 'same-origin' }, undefined, false],
  ['a change from another site', 'POST', { 'sec-fetch-site': 'cross-site' }, undefined, true],
  ['a change from a sister site', 'POST', { 'sec-fetch-site': 'same-site' }, undefined, true],
  ['an old browser, our origin', 'DELETE', { origin: 'http://diyar.test' }, undefined, false],
  ['an old browser, another origin', 'DELETE', { origin: 'http://evil.test' }, undefined, true],
  ['an opaque origin', 'PUT', { origin: 'null' }, undefined, true],
  [
    'the changing GET from another site',
    'GET',
    { 'sec-fetch-site': 'cross-site' },
    '/api/v1/vender/read-notification/1',
    true,
  ],
  ['no browser at all', 'POST', {}, undefined, false],
])('%s: the origin is classified correctly', (_name, method, headers, path, foreign) => {
  expect(isForeignChange(call(method, headers as Record<string, string>, path))).toBe(foreign)
})

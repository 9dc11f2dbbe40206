import { A_STAY } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

const JSON_TYPE = { 'content-type': 'application/json' }
const raw = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
  api.app.inject({ method: 'POST', url: '/api/v1/user/login', payload, headers })

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a text', '"512345678"', 400],
  ['a number for the phone', '{"phone":512345678}', 400],
  ['a list for the phone', '{"phone":["512345678"]}', 400],
  ['an object for the phone', '{"phone":{"$ne":null}}', 400],
  ['an unknown property', '{"phone":"512345678","role":"Admin"}', 400],
  ['__proto__', '{"phone":"512345678","__proto__":{"role":"Admin"}}', 400],
  ['constructor.prototype', '{"phone":"512345678","constructor":{"prototype":{}}}', 400],
  ['a NUL', '{"phone":"5123\\u00005678"}', 400],
  ['a lone surrogate', '{"phone":"\\ud800"}', 400],
  ['depth', `{"phone":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
  ['70 KiB', `{"phone":"${'5'.repeat(70_000)}"}`, 413],
])('a body with %s is refused', async (_what, payload, status) => {
  const answer = await raw(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/./),
    requestId: expect.any(String),
  })
})

test('a call that takes no body refuses one, whatever it is', async () => {
  const as = await aGuest(api)
  for (const payload of ['null', 'false', '0', '""', '[]', '{"a":1}']) {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${as.token}` }
    const call = { method: 'POST', url: '/api/v1/favourites/share', payload, headers } as const
    expect([payload, (await api.app.inject(call)).statusCode]).toEqual([payload, 400])
  }
})

test('another type of body answers 415', async () => {
  const answer = await raw('phone=512345678', { 'content-type': 'application/x-www-form-urlencoded' })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_type'])
})

const NASTY = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%ed%a0%80',
  "'",
  '"',
  '&',
  '! a:*(',
  '../..',
  '1e9',
  '-1',
  '0x10',
  'NaN',
  'null',
  '[]',
  '%E2%80%AE',
  '9'.repeat(400),
  '<script>',
  '%7B%7Bx%7D%7D',
  '%F0%9F%95%8C',
  '%0d%0aset-cookie:a',
]
const PLACES = [
  (text: string) => `/services/search?q=${text}`,
  (text: string) => `/services/search?city=${text}`,
  (text: string) => `/services/search?checkIn=${text}&checkOut=${text}`,
  (text: string) => `/services/search?facilities=${text}&page=${text}`,
  (text: string) => `/services/search?lat=${text}&lng=${text}`,
  (text: string) => `/services/search?${text}=1`,
  (text: string) => `/services/details/${text}`,
  (text: string) => `/services/${text}/availability?from=${text}&to=${text}`,
  (text: string) => `/services/one/reviews?page=${text}`,
  (text: string) => `/facility/list?type=${text}`,
  (text: string) => `/bookings/${text}`,
  (text: string) => `/${text}`,
]

test.each(PLACES.map((place) => [place('…'), place] as const))(
  '%s never ends in a failure of ours',
  async (_, place) => {
    await aListing(api)
    const as = await aGuest(api)
    for (const text of NASTY) {
      const { status } = await api.call('GET', encodeURI(place('\u0000')).replaceAll('%00', text), { as })
      expect([text, status < 500]).toEqual([text, true])
    }
  },
)

test.each([
  { serviceId: 'a\u0000b' },
  { serviceId: 'x'.repeat(65) },
  { serviceId: null },
  { adults: 1e9 },
  { adults: -1 },
  { adults: 1.5 },
  { adults: null },
  { units: 0 },
  { units: 1e300 },
  { checkIn: '9999-99-99' },
  { checkIn: '+275760-09-13' },
  { checkIn: '2026-03-20T00:00:00Z' },
  { total: -1 },
  { total: '1000' },
  { addOns: 'buffet' },
  { addOns: Array(100).fill('buffet') },
  { status: 'confirmed' },
  { paid: 1000 },
  { guestId: 'somebody' },
])('a booking with %j is refused with a named field', async (wrong) => {
  const { id } = await aListing(api)
  const answer = await api.call('POST', '/bookings', {
    as: await aGuest(api),
    body: { ...A_STAY, serviceId: id, ...wrong },
    headers: { 'idempotency-key': 'one' },
  })
  expect([400, 422]).toContain(answer.status)
  expect(answer.body.issues[0]).toMatchObject({
    path: Object.keys(wrong)[0],
    message: expect.stringMatching(/./),
  })
})

test('a name twice in the address is refused, and named', async () => {
  const answer = await api.call('GET', '/services/search?page=1&page=2')
  expect(answer.body.issues[0]).toMatchObject({ path: 'page', code: 'duplicate_key' })
})

test('an unknown address answers 404 in the requested language', async () => {
  const message = async (language: string) =>
    (await api.call('GET', '/nothing/here', { headers: { 'accept-language': language } })).body.message
  expect(await message('en-US,en;q=0.9,ar;q=0.8')).toBe('NOT FOUND')
  expect(await message('fr')).toMatch(/[\u0600-\u06ff]/)
})

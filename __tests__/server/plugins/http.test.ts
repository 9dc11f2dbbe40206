import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HOSTILE_REQUESTS, statusesOf } from '../../raw-requests'
import { aListing } from '../support/listings'
import { anUpload } from '../support/pictures'
import { listen } from '../support/sockets'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

test.each([
  ['DELETE', '/services/cities', 'GET, HEAD, OPTIONS'],
  ['POST', '/services/details/one', 'GET, HEAD, OPTIONS'],
  ['GET', '/user/login', 'OPTIONS, POST'],
  ['PATCH', '/favourites/one', 'DELETE, GET, HEAD, OPTIONS, PUT'],
  ['TRACE', '/services/cities', 'GET, HEAD, OPTIONS'],
])('%s %s answers 405 and names what is allowed', async (method, path, allow) => {
  const { status, body, headers } = await api.call(method, path)
  expect([status, body.code, headers['allow']]).toEqual([405, 'method_not_allowed', allow])
  const requested = await api.call('OPTIONS', path)
  expect([requested.status, requested.headers['allow'], requested.body]).toEqual([204, allow, ''])
})

test('TRACE over a real connection is refused and echoes nothing', async () => {
  const socket = connect(Number(new URL(await listen(api)).port), '127.0.0.1')
  socket.write(
    'TRACE /api/v1/services/cities HTTP/1.1\r\nHost: a\r\nX-Secret: swordfish\r\nConnection: close\r\n\r\n',
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).not.toContain('swordfish')
})

test.each(HOSTILE_REQUESTS)('a request with %s gets one answer, a refusal', async (_, bytes, statuses) => {
  const [status = 0, ...more] = await statusesOf(Number(new URL(await listen(api)).port), bytes)
  expect([statuses.includes(status), more]).toEqual([true, []])
})

test('an unknown path answers 404 to every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
    expect((await api.call(method, '/nothing/here')).status).toBe(404)
  }
})

test.each([
  ['text/plain', 'phone=512345678'],
  ['application/xml', '<phone/>'],
  ['multipart/form-data; boundary=a', '--a--'],
])('a body of the type %s answers 415', async (type, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload,
    headers: { 'content-type': type },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_type'])
})

test('HEAD answers the headers of GET, without the content', async () => {
  const get = await api.call('GET', '/services/cities')
  const head = await api.call('HEAD', '/services/cities')
  expect([head.status, head.body, head.headers['etag']]).toEqual([200, '', get.headers['etag']])
})

test('a public answer is confirmed by 304 while it is the same', async () => {
  await aListing(api)
  const first = await api.call('GET', '/openapi.json')
  const etag = String(first.headers['etag'])
  const again = await api.call('GET', '/openapi.json', { headers: { 'if-none-match': etag } })
  expect([again.status, again.body, again.headers['etag']]).toEqual([304, '', etag])
  expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
  expect((await api.call('GET', '/openapi.json', { headers: { 'if-none-match': '"other"' } })).status).toBe(
    200,
  )
})

test.each([
  ['gzip', 'gzip, deflate', gunzipSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
])('a large public answer is sent as %s to who reads it', async (encoding, accepted, decode) => {
  const answer = await api.app.inject({
    url: '/api/v1/openapi.json',
    headers: { 'accept-encoding': accepted },
  })
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    encoding,
    expect.stringContaining('Accept-Encoding'),
  ])
  const plain = await api.app.inject({ url: '/api/v1/openapi.json' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(decode(answer.rawPayload).toString()).toBe(plain.payload)
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('a private answer is neither tagged nor compressed nor cached', async () => {
  const guest = await aGuest(api)
  for (const path of ['/user/profile', '/openapi.json']) {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await api.call('GET', path, { as: guest, headers })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect([answer.headers['etag'], answer.headers['content-encoding']]).toEqual([undefined, undefined])
  }
})

test('a picture is the same for every client: one copy in every cache', async () => {
  const url = await anUpload(api, await aGuest(api))
  const { headers } = await api.call('GET', url)
  expect(headers['vary']).toBeUndefined()
  const again = await api.call('GET', url, { headers: { 'if-none-match': String(headers['etag']) } })
  expect(again.status).toBe(304)
  const none = await api.call('GET', `${url.slice(0, -4)}0000`)
  expect([none.status, none.headers['vary']]).toEqual([404, 'Authorization, Accept-Language'])
})

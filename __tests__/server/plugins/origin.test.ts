import { appForTests, TEST_CONFIG } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

const put = async (headers: Record<string, string>) => {
  const as = await aGuest(api)
  return api.call('PUT', '/user/names', { as, headers, body: { firstName: 'Sara' } })
}

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: TEST_CONFIG.publicOrigin }],
  [{ 'sec-fetch-site': 'same-site', origin: TEST_CONFIG.publicOrigin }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }],
])('a change from our own pages, or without a page, is let in: %j', async (headers) => {
  expect((await put(headers as Record<string, string>)).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://www.example.sa.evil.example' }],
])('a change from a foreign page is refused: %j', async (headers) => {
  const answer = await put(headers as Record<string, string>)
  expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin'])
})

test('the one GET that changes something is guarded like a change', async () => {
  const as = await aGuest(api)
  const read = (site: string) =>
    api.call('GET', '/vender/read-notification/none', { as, headers: { 'sec-fetch-site': site } })
  expect((await read('cross-site')).status).toBe(403)
  expect((await read('same-origin')).status).toBe(404)
})

test('reading is no change', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await api.call('GET', '/services/cities', { headers })).status).toBe(200)
})

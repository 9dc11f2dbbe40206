import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: 'token' }) }),
  headers: async () => new Headers(),
}))
jest.mock('next-intl/server', () => ({ getLocale: async () => 'ar' }))
jest.mock('@/lib/session/rendered-answer', () => ({ makeAnswerPrivate: () => undefined }))

const REFUSED = { code: 'unavailable', status: 503 }

let server: Server
let attempts: number[]
let isAway: boolean
let now = 0

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.startsWith('/api/v1/')) attempts.push(Date.now())
    const headers = { 'content-type': 'application/json', 'retry-after': '5' }
    res.writeHead(isAway ? 503 : 200, headers)
    res.end(isAway ? '{"code":"unavailable","message":"Back in a moment"}' : '{"data":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  attempts = []
  isAway = true
  // What an earlier outage left is over.
  now += 60_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

const calls = async () => {
  const [{ read, readCatalogue }, { load }] = await Promise.all([
    import('@/lib/api/read'),
    import('@/lib/api/load'),
  ])
  return {
    read: () => read('GET /services/areas'),
    readCatalogue: () => readCatalogue('GET /services/cities'),
    load: () => load('GET /user/profile'),
  }
}

test.each(['read', 'readCatalogue', 'load'] as const)(
  'a refused call of a page (%s) is repeated once, soon, whatever wait the api names',
  async (name) => {
    const call = (await calls())[name]
    isAway = false
    await call()
    isAway = true
    attempts = []
    await expect(call()).rejects.toMatchObject(REFUSED)
    const [first = 0, second = 0] = attempts
    expect(attempts).toHaveLength(2)
    // A page makes two such calls one after the other.
    expect(second - first).toBeLessThan(500)
  },
)

test('after two calls in a row that the api refused, the next ones fail without it for a second', async () => {
  const { read, load } = await calls()
  await expect(Promise.allSettled([read(), load()])).resolves.toMatchObject([
    { reason: REFUSED },
    { reason: REFUSED },
  ])
  expect(attempts).toHaveLength(4)
  now += 999
  await expect(read()).rejects.toMatchObject(REFUSED)
  await expect(load()).rejects.toMatchObject(REFUSED)
  expect(attempts).toHaveLength(4)
  now += 1
  isAway = false
  await expect(read()).resolves.toEqual({ data: [] })
  // One refusal alone is no outage: its process may be ending while another answers.
  isAway = true
  await expect(read()).rejects.toMatchObject(REFUSED)
  isAway = false
  await expect(load()).resolves.toMatchObject({ state: 'found' })
})

test('answers that Next reuses are read while other calls fail without the api', async () => {
  const { read, readCatalogue } = await calls()
  await Promise.allSettled([read(), read()])
  isAway = false
  await expect(read()).rejects.toMatchObject(REFUSED)
  await expect(readCatalogue()).resolves.toEqual({ data: [] })
})

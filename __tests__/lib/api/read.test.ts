import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

let server: Server
let attempts: number[]

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.startsWith('/api/v1/')) attempts.push(performance.now())
    res.writeHead(503, { 'retry-after': '5', 'content-type': 'application/json' })
    res.end('{"code":"unavailable","message":"Back in a moment"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  attempts = []
})
afterAll(() => server.close())

test('a refused call of a page is repeated once, soon, whatever wait the api names', async () => {
  const { read } = await import('@/lib/api/read')
  await expect(read('GET /services/cities')).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  const [first = 0, second = 0] = attempts
  expect(attempts).toHaveLength(2)
  // A page makes two such calls one after the other.
  expect(second - first).toBeLessThan(500)
})

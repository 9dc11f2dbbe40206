import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGE_ADDRESS_HEADER } from '@/lib/session/page-headers'

let address = ''
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: 'token' }) }),
  headers: async () => new Headers({ [PAGE_ADDRESS_HEADER]: address }),
}))
jest.mock('next-intl/server', () => ({ getLocale: async () => 'ar' }))
jest.mock('@/lib/session/rendered-answer', () => ({ makeAnswerPrivate: () => undefined }))

const OWN = { vendorId: 'own', role: 'owner', name: 'Huda' }
const OTHER = { vendorId: 'other', role: 'finance', name: 'Al Nakheel' }

let server: Server

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.endsWith('/user/profile')) {
      res.writeHead(200, { 'content-type': 'application/json' })
      return res.end(JSON.stringify({ vendor: OWN, vendors: [OWN, OTHER] }))
    }
    const page = Number(new URL(req.url ?? '/', 'http://api').searchParams.get('page'))
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ data: [], page, pageSize: 20, total: 41, actors: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('an address past the end of a list redirects to its last page, with the rest of the address', async () => {
  const { loadPage } = await import('@/lib/api/load')
  address = '/vendor-members?member=m1&page=99'
  await expect(loadPage('GET /vendor/trail', { query: { page: 99 } })).rejects.toMatchObject({
    digest: expect.stringContaining(';/vendor-members?member=m1&page=3;'),
  })
  expect(await loadPage('GET /vendor/trail', { query: { page: 3 } })).toMatchObject({
    state: 'found',
    data: { page: 3 },
  })
})

test.each([
  ['other', OTHER],
  ['own', null],
  ['a stranger', null],
])('an address that names the vendor %s', async (vendor, named) => {
  const { loadNamedVendor } = await import('@/lib/api/load')
  address = `/service-booking?${new URLSearchParams({ vendor })}`
  expect(await loadNamedVendor()).toEqual(named)
})

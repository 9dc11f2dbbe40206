import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { PASSED_ANSWERS_HEADER, readPassedAnswers, writePassedAnswers } from '@/lib/session/passed-answers'
import middleware from '@/middleware'

/** What the api of a test answers, by path; every other path is unknown to it. */
let answers: Record<string, object> = {}
let requested: string[] = []
let api: Server

beforeAll(async () => {
  api = createServer((req, res) => {
    const path = `${req.headers.authorization ? 'user ' : ''}${req.url?.replace('/api/v1/', '')}`
    requested.push(path)
    res.statusCode = answers[path] ? 200 : 404
    res.end(JSON.stringify(answers[path] ?? {}))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => api.close(resolve)))
beforeEach(() => {
  answers = {}
  requested = []
})

/** The answer to a request, and what its page receives. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await middleware(new NextRequest(`http://diyar.example${path}`, { headers }))
  const received = (name: string) => answer.headers.get(`x-middleware-request-${name}`)
  const page = answer.headers.get('x-middleware-rewrite')
  return {
    status: answer.status,
    page: page ? new URL(page).pathname : null,
    location: answer.headers.get('location')?.replace('http://diyar.example', ''),
    isShared: answer.headers.get('cache-control')?.includes('s-maxage') ?? false,
    cookie: received('cookie'),
    passed: readPassedAnswers(received(PASSED_ANSWERS_HEADER)),
  }
}

const SIGNED_IN = { cookie: 'diyar_session=secret' }
const CHALET = { _id: 'c1', type: 'Chalets' }

test('a listing is read once and passed to its page, which is rendered without cookies', async () => {
  answers = { 'services/details/c1': CHALET }
  const { status, isShared, cookie, passed } = await visit('/chalets/c1', SIGNED_IN)
  expect({ status, isShared, cookie }).toEqual({ status: 200, isShared: true, cookie: null })
  expect(passed).toEqual([
    { path: 'services/details/c1', isPrivate: false, status: 200, body: JSON.stringify(CHALET) },
  ])
  expect(requested).toEqual(['services/details/c1'])
})

test('answers that a visitor sends along never reach a page', async () => {
  answers = { 'services/details/c1': CHALET }
  const madeUp = writePassedAnswers([
    { path: 'services/details/c1', isPrivate: false, status: 200, body: '{}' },
  ])
  for (const path of ['/chalets/c1', '/my-bookings', '/nowhere']) {
    const { passed } = await visit(path, { [PASSED_ANSWERS_HEADER]: madeUp })
    expect(passed.map(({ body }) => body)).not.toContain('{}')
  }
})

test('the price of a stay is valid at its moment only, so its page is not shared', async () => {
  answers = { 'services/details/c1': CHALET }
  expect(await visit('/chalets/c1/price')).toMatchObject({ status: 200, isShared: false })
})

test('results are searched once, also past the first page, and the search is passed on', async () => {
  const path = 'services/search?city=Jeddah&type=Chalets&page=2'
  answers = { [path]: { total: 21, data: [] } }
  const { status, isShared, passed } = await visit('/chalets?city=Jeddah&page=2')
  expect({ status, isShared }).toEqual({ status: 200, isShared: true })
  expect(passed.map((one) => one.path)).toEqual([path])
  expect(requested).toEqual([path])
})

test('a page past the end and an unknown city answer 404 with the results page, which receives the search', async () => {
  answers = {
    'services/search?page=3': { total: 40 },
    'services/search?city=Atlantis&page=1': { total: 0 },
    'services/cities': [{ name: 'Jeddah', name_ar: 'جدة' }],
  }
  expect(await visit('/en/search?page=3')).toMatchObject({ status: 404, page: '/en/search', isShared: false })
  const unknown = await visit('/en/search?city=Atlantis')
  expect(unknown).toMatchObject({ status: 404, page: '/en/search', isShared: false })
  expect(unknown.passed.map((one) => one.path)).toEqual([
    'services/search?city=Atlantis&page=1',
    'services/cities',
  ])
})

test('a hidden listing has a preview for its vendor, a notice while it is suspended, and no page otherwise', async () => {
  answers = { 'user services/details/c1': CHALET }
  const preview = await visit('/chalets/c1', SIGNED_IN)
  expect(preview).toMatchObject({ status: 200, page: '/ar/chalets/c1/preview', isShared: false })
  expect(preview.cookie).toBe(SIGNED_IN.cookie)
  expect(preview.passed.filter((one) => one.isPrivate)).toHaveLength(1)
  answers = { 'services/c1/withdrawn': CHALET }
  expect(await visit('/chalets/c1')).toMatchObject({ status: 410, page: '/ar/withdrawn/c1', isShared: false })
  answers = {}
  expect(await visit('/chalets/c1')).toMatchObject({ status: 404, page: '/ar/lost', isShared: false })
})

test('a district with too few listings redirects to its city permanently', async () => {
  answers = { 'services/area?city=jeddah&district=al-hamra&type=Chalets': { total: 2 } }
  expect(await visit('/en/chalets/in/jeddah/al-hamra')).toMatchObject({
    status: 308,
    location: '/en/chalets/in/jeddah',
  })
})

test('a private page has its cookies, is not shared, and receives what was read for its user', async () => {
  answers = { 'user bookings/b1': { _id: 'b1' } }
  const { status, isShared, cookie, passed } = await visit('/en/booking/b1', SIGNED_IN)
  expect({ status, isShared, cookie }).toEqual({ status: 200, isShared: false, cookie: SIGNED_IN.cookie })
  expect(passed).toMatchObject([{ path: 'bookings/b1', isPrivate: true }])
  expect(await visit('/en/booking/b1')).toMatchObject({ status: 401, isShared: false })
})

test('the console exists for admins only, with the pages of their role, and opens at the first of them', async () => {
  for (const path of ['/admin', '/admin/services', '/en/admin/payouts'])
    expect(await visit(path, SIGNED_IN)).toMatchObject({ status: 404, page: expect.stringMatching(/lost$/) })
  answers = { 'user admin/session': { role: 'support', secondStep: 'off' } }
  expect(await visit('/admin/inbox', SIGNED_IN)).toMatchObject({ status: 200, page: '/ar/admin/inbox' })
  expect(await visit('/admin/payouts', SIGNED_IN)).toMatchObject({ status: 404, page: '/ar/lost' })
  expect(await visit('/en/admin', SIGNED_IN)).toMatchObject({ status: 307, location: '/en/admin/inbox' })
  expect(await visit('/en/admin/contact', SIGNED_IN)).toMatchObject({
    status: 307,
    location: '/en/admin/inbox?kind=contact',
  })
  expect(await visit('/admin/reports')).toMatchObject({ status: 404, page: '/ar/lost' })
})

test('an admin who lacks the second step is led to it, and from there to where the way began', async () => {
  answers = { 'user admin/session': { role: 'owner', secondStep: 'code' } }
  expect(await visit('/en/admin/payouts?state=paid', SIGNED_IN)).toMatchObject({
    status: 307,
    location: '/en/admin/two-step?to=%2Fadmin%2Fpayouts%3Fstate%3Dpaid',
  })
  expect(await visit('/admin/two-step', SIGNED_IN)).toMatchObject({ status: 200 })
  expect(await visit('/admin/two-step')).toMatchObject({ status: 404 })
})

test('a page that needs nothing of the api causes no call', async () => {
  for (const path of ['/', '/en/about', '/my-bookings', '/nowhere']) await visit(path, SIGNED_IN)
  expect(requested).toEqual([])
})

test('where the api cannot be reached the page is rendered, to show the failure', async () => {
  const origin = process.env.API_ORIGIN
  process.env.API_ORIGIN = 'http://127.0.0.1:1'
  expect(await visit('/chalets/c1')).toMatchObject({ status: 200, passed: [] })
  expect(await visit('/search?page=9')).toMatchObject({ status: 200, passed: [] })
  process.env.API_ORIGIN = origin
})

test('a split is for everybody with its link, the return from the provider for its payers', async () => {
  answers = { 'splits/t1': { token: 't1' }, 'user splits/t1': { token: 't1' } }
  expect(await visit('/split/t1')).toMatchObject({ status: 200, isShared: false })
  expect(await visit('/en/split/t1', SIGNED_IN)).toMatchObject({ status: 200, isShared: false })
  expect(await visit('/split/other')).toMatchObject({ status: 404 })
  expect(await visit('/split/t1/payment-return')).toMatchObject({ status: 401 })
  expect(await visit('/split/other/payment-return', SIGNED_IN)).toMatchObject({ status: 404 })
  expect(requested).toEqual(['splits/t1', 'user splits/t1', 'splits/other', 'user splits/other'])
})

import { NextRequest } from 'next/server'
import { FOUND_NOTHING_HEADER, PAGE_ADDRESS_HEADER } from '@/lib/session/page-headers'
import middleware from '@/middleware'

/** The answer to a request, and what its page receives. */
function visit(path: string, headers: Record<string, string> = {}) {
  const answer = middleware(new NextRequest(`http://diyar.example${path}`, { headers }))
  const page = answer.headers.get('x-middleware-rewrite')
  return {
    status: answer.status,
    page: page ? new URL(page).pathname : null,
    isShared: answer.headers.get('cache-control')?.includes('s-maxage') ?? false,
    address: answer.headers.get(`x-middleware-request-${PAGE_ADDRESS_HEADER}`),
  }
}

test.each([
  ['/', '/ar', true],
  ['/search?page=2', '/ar/search', true],
  ['/chalets/c1', '/ar/chalets/c1', true],
  ['/chalets/c1/price', '/ar/chalets/c1/price', false],
  ['/chalets/in/jeddah', '/ar/chalets/in/jeddah', true],
  ['/my-bookings', '/ar/my-bookings', false],
  ['/nowhere', '/ar/nowhere', false],
])('%s is shown by %s; for everybody: %s', (path, page, isShared) => {
  expect(visit(path)).toMatchObject({ status: 200, page, isShared })
})

test('a page learns its own address without the language, whatever a visitor sends', () => {
  const madeUp = { [PAGE_ADDRESS_HEADER]: 'https://elsewhere.example' }
  expect(visit('/en/admin/payouts?state=paid', madeUp).address).toBe('/admin/payouts?state=paid')
})

test('a page that found nothing is replaced by the 404 page of its language', () => {
  const nothing = { [FOUND_NOTHING_HEADER]: '1' }
  expect(visit('/chalets/c1', nothing)).toMatchObject({
    status: 404,
    page: '/ar/no/page/here',
    isShared: false,
  })
  expect(visit('/en/admin', nothing)).toMatchObject({
    status: 404,
    page: '/en/no/page/here',
    isShared: false,
  })
})

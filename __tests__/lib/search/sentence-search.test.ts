import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { knownParamsOf } from '@/lib/pages/page-query'
import { sentenceAddress, unknownOf } from '@/lib/search/sentence-address'

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}))
jest.mock('next-intl/server', () => ({ getLocale: async () => 'ar' }))

let server: Server
let answers: Record<string, unknown> = {}

beforeAll(async () => {
  server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://api')
    const body = answers[pathname.replace('/api/v1/services/', '')]
    res.writeHead(body === undefined ? 400 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(body ?? { code: 'bad_request', message: '' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function resultsOf(text: string, found: unknown, total = 0): Promise<string> {
  answers = { ...(found === undefined ? {} : { sentence: found }), 'search/count': { total } }
  const { sentenceResults } = await import('@/lib/search/sentence-search')
  return decodeURIComponent(await sentenceResults(text)).replaceAll('+', ' ')
}

const search = (query: object, unknown: string[] = []) => ({ query, facilities: [], unknown })

test('a sentence becomes its search, with the words that set nothing', async () => {
  expect(await resultsOf('شاليه فخم في جدة', search({ type: 'Chalets', city: 'Jeddah' }, ['فخم']))).toBe(
    '/search?city=Jeddah&type=Chalets&page=1&unknown=فخم',
  )
})

test('a text without any meaning, and one that is refused, stay a search for the text', async () => {
  expect(await resultsOf(' واحة ', search({}, ['واحة']))).toBe('/search?q=واحة&page=1')
  expect(await resultsOf('x'.repeat(600), undefined)).toBe(`/search?q=${'x'.repeat(600)}&page=1`)
  expect(await resultsOf('  ', undefined)).toBe('/search?page=1')
})

test('the name of a listing finds it, though some of its words mean something', async () => {
  const chalet = search({ type: 'Chalets', city: 'Tabuk', district: 'tabuk-al-nakhil' })
  expect(await resultsOf('شاليه النخيل', chalet, 2)).toBe('/search?q=شاليه النخيل&page=1')
  expect(await resultsOf('شاليه النخيل', chalet, 0)).toBe(
    '/search?city=Tabuk&type=Chalets&page=1&district=tabuk-al-nakhil',
  )
  expect(await resultsOf('شاليه جدة', search({ type: 'Chalets', city: 'Jeddah' }), 9)).toBe(
    '/search?city=Jeddah&type=Chalets&page=1',
  )
})

test('the page of results knows the sentence, every page of them the words that set nothing', () => {
  expect([knownParamsOf('/search').has('text'), knownParamsOf('/search').has('unknown')]).toEqual([
    true,
    true,
  ])
  expect([knownParamsOf('/chalets').has('text'), knownParamsOf('/chalets').has('unknown')]).toEqual([
    false,
    true,
  ])
})

test('unknown words of an address are cut, so that no link fills a page', () => {
  const long = 'كلمة '.repeat(100)
  expect(unknownOf({ unknown: long })?.length).toBeLessThanOrEqual(200)
  expect(
    new URLSearchParams(sentenceAddress({ query: {}, unknown: [long] }).split('?')[1]).get('unknown'),
  ).toHaveLength(200)
  expect(unknownOf({ unknown: '  ' })).toBeUndefined()
})

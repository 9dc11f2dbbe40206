import { request } from 'node:http'
import { eventually } from '../eventually'
import { answerPage, longText, runGateway } from './running-gateway'

type Gateway = Awaited<ReturnType<typeof runGateway>>
let gateway: Gateway

afterEach(() => gateway.close())

const askedTwice = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answers = [await gateway.get(path, headers, method), await gateway.get(path, headers, method)]
  expect(gateway.handled).toHaveLength(2)
  return answers
}

test.each([
  ['a page that is not found', 404, {}],
  ['a redirect', 307, { location: '/' }],
  ['an answer that sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ['a page of one person', 200, { 'cache-control': 'private, no-store, s-maxage=60' }],
  ['a page without a word about sharing', 200, { 'cache-control': 'public, max-age=60' }],
  ['what is not a page', 200, { 'content-type': 'application/json' }],
])('%s is never cached', async (_name, status, headers) => {
  gateway = await runGateway((_req, res) => {
    res.statusCode = status
    answerPage(res, longText('x'), headers)
  })
  const [, second] = await askedTwice('/some-page')
  expect(second?.status).toBe(status)
  expect(second?.body.toString()).toBe(longText('x'))
})

test.each([
  ['the data of a page', '/', { rsc: '1' }],
  ['a prefetch', '/', { 'next-router-prefetch': '1' }],
  ['the data under its own address', '/?_rsc=abc', { rsc: '1' }],
  ['a part of a page', '/', { range: 'bytes=0-9' }],
  ['a call with a token', '/', { authorization: 'Bearer x' }],
  ['a draft', '/', { cookie: 'a=b; __prerender_bypass=1' }],
])('%s is never answered from the cache, nor cached', async (_name, path, headers) => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.headers.rsc ? 'data' : 'page')))
  await askedTwice(path, headers)
  expect(gateway.cache.size).toBe(0)
})

test('the data of a page and its document are never mixed', async () => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.headers.rsc ? 'data' : 'page')))
  await gateway.get('/')
  expect((await gateway.get('/', { rsc: '1' })).body.toString()).toBe(longText('data'))
  expect((await gateway.get('/')).body.toString()).toBe(longText('page'))
})

test('a form reaches the handler whole, and its answer is not cached', async () => {
  const sent = JSON.stringify({ otp: 'x'.repeat(60_000) })
  let received = ''
  gateway = await runGateway(async (req, res) => {
    for await (const part of req) received += part
    answerPage(res, longText('done'))
  })
  const answer = await gateway.send('/api/session', sent, { 'content-type': 'application/json' })
  expect(answer.status).toBe(200)
  expect(received).toBe(sent)
  expect(gateway.cache.size).toBe(0)
})

test('the data of a page reaches the browser while it is written', async () => {
  let finish = () => {}
  gateway = await runGateway((_req, res) => {
    res.setHeader('content-type', 'text/x-component')
    res.write(longText('head'))
    finish = () => res.end('tail')
  })
  const head = await new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', rsc: '1' }
    const requested = request(
      { port: gateway.port, path: '/my-bookings', headers, agent: false },
      (answer) => {
        answer.once('data', (part: Buffer) => {
          finish()
          answer.resume()
          resolve(part)
        })
      },
    )
    requested.on('error', reject)
    requested.end()
  })
  expect(head.length).toBeGreaterThan(0)
})

test('the memory stays within its bound, and the most recently used stays', async () => {
  const page = longText('word').length
  gateway = await runGateway((req, res) => answerPage(res, longText(req.url ?? '')), { maxBytes: page * 6 })
  for (let n = 0; n < 30; n++) {
    await gateway.get(`/places/${n}`)
    await gateway.get('/')
  }
  await gateway.settled()
  expect(gateway.cache.bytes).toBeLessThanOrEqual(page * 6)
  const before = gateway.handled.length
  await gateway.get('/')
  expect(gateway.handled).toHaveLength(before)
})

test('a document that is too large to buffer is passed on whole', async () => {
  const large = 'x'.repeat(5 * 1024 * 1024)
  gateway = await runGateway((_req, res) => answerPage(res, large))
  const [first] = await askedTwice('/')
  expect(first?.body.length).toBe(large.length)
})

test.each([
  ['/en/about', 'lang="en" dir="ltr"', 'Back in a moment'],
  ['/about', 'lang="ar" dir="rtl"', 'نعود بعد لحظات'],
])(
  'a page that fails answers 503 with a readable page that needs no script: %s',
  async (path, html, title) => {
    gateway = await runGateway(() => Promise.reject(new Error('broken')))
    const answer = await gateway.get(path)
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '3', 'cache-control': 'no-store, no-transform' },
    })
    expect(answer.body.toString()).toContain(html)
    expect(answer.body.toString()).toContain(`<h1>${title}</h1>`)
  },
)

test('a visitor who leaves does not leave half a page in the cache', async () => {
  let finish = () => {}
  gateway = await runGateway((_req, res) => {
    res.setHeader('cache-control', 's-maxage=60')
    res.setHeader('content-type', 'text/html')
    res.write('half')
    res.on('close', () => finish())
  })
  const left = new Promise<void>((resolve) => {
    finish = resolve
  })
  const requested = request({ port: gateway.port, path: '/', agent: false })
  requested.on('error', () => {})
  requested.end()
  await eventually(() => gateway.handled.length === 1)
  requested.destroy()
  await left
  expect(gateway.cache.size).toBe(0)
})

test('the redirect of a room type to its property has the dates of each visitor, without which the page is rendered', async () => {
  gateway = await runGateway((_req, res) => {
    res.statusCode = 307
    answerPage(res, '', { location: '/hotels/palm?room=suite' })
  })
  const to = async (query: string, headers = {}) =>
    (await gateway.get(`/hotels/suite${query}`, headers)).headers['location']
  const [dated, other, plain] = await Promise.all([
    to('?checkIn=26-11-2026&guests=4&utm=x', { 'x-carried-params': 'guests=9' }),
    to('?checkIn=01-12-2026'),
    to(''),
  ])
  expect(dated).toBe('/hotels/palm?room=suite&checkIn=26-11-2026&guests=4')
  expect(other).toBe('/hotels/palm?room=suite&checkIn=01-12-2026')
  expect(plain).toBe('/hotels/palm?room=suite')
  expect(new Set(gateway.handled.map(({ url }) => url))).toEqual(new Set(['/hotels/suite']))
})

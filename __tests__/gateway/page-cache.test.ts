import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PAGE_CACHE } from '@/gateway/limits'
import { eventually } from '../eventually'
import { answerPage, longText, runGateway } from './running-gateway'

type Gateway = Awaited<ReturnType<typeof runGateway>>
let gateway: Gateway

afterEach(() => gateway.close())

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

test('a page that is the same for everybody is rendered once', async () => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.url ?? '')))
  await gateway.get('/chalets/a', BROWSER)
  const second = await gateway.get('/chalets/a', { ...BROWSER, cookie: 'diyar_session=secret' })
  expect(gateway.handled).toHaveLength(1)
  expect(second).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
  expect(brotliDecompressSync(second.body).toString()).toBe(longText('/chalets/a'))
})

test('the first and every cached answer has the page’s headers, its length and the security headers', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('ديار')))
  for (const answer of [await gateway.get('/', BROWSER), await gateway.get('/', BROWSER)]) {
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
      vary: 'rsc, next-router-state-tree, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.body.length),
    })
  }
})

test('every client gets an encoding that it reads', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x')))
  await gateway.get('/')
  const read = async (accepted: string) => gateway.get('/', { 'accept-encoding': accepted })
  expect(gunzipSync((await read('gzip')).body).toString()).toBe(longText('x'))
  expect(brotliDecompressSync((await read('*')).body).toString()).toBe(longText('x'))
  expect((await read('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
  for (const plain of ['', 'identity', 'br;q=0', 'deflate']) {
    const answer = await read(plain)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body.toString()).toBe(longText('x'))
  }
})

test('a page that is read often is compressed densely, with the same text', async () => {
  const text = readFileSync('package-lock.json', 'utf8').slice(0, 40_000)
  gateway = await runGateway((_req, res) => answerPage(res, text))
  const first = await gateway.get('/', BROWSER)
  let later = first
  await eventually(async () => {
    later = await gateway.get('/', BROWSER)
    return later.body.length < first.body.length
  })
  expect(brotliDecompressSync(later.body).toString()).toBe(text)
  expect(gateway.handled).toHaveLength(1)
})

test('a browser that has the page already gets a 304, in whatever encoding it has it', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x')))
  const { headers } = await gateway.get('/', BROWSER)
  const etag = String(headers.etag)
  const again = await gateway.get('/', { 'if-none-match': `"other", ${etag}` })
  expect(again).toMatchObject({ status: 304, headers: { etag, 'x-content-type-options': 'nosniff' } })
  expect(again.body).toHaveLength(0)
  expect((await gateway.get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
})

test('HEAD answers the headers of the cached page without its body', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x')))
  const page = await gateway.get('/', BROWSER)
  const head = await gateway.get('/', BROWSER, 'HEAD')
  expect(head.headers['content-length']).toBe(page.headers['content-length'])
  expect(head.body).toHaveLength(0)
  expect(gateway.handled).toHaveLength(1)
})

test('two languages and two searches are two pages', async () => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.url ?? '')))
  for (const path of [
    '/',
    '/en',
    '/search?page=1',
    '/search?page=2',
    '/',
    '/en',
    '/search?page=1',
    '/search?page=2',
  ]) {
    expect((await gateway.get(path)).body.toString()).toBe(longText(path))
  }
  expect(gateway.handled).toHaveLength(4)
})

test('an unknown query parameter reaches neither the page nor the cache key', async () => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.url ?? '')))
  const first = await gateway.get('/en/about?token=secret&utm_source=a')
  expect(first.body.toString()).toBe(longText('/en/about'))
  await gateway.get('/en/about')
  await gateway.get('/en/about?%74oken=other')
  expect(gateway.handled).toHaveLength(1)
  const search = await gateway.get('/chalets?fbclid=1&city=Jeddah&city%5B%5D=x&page=2')
  expect(search.body.toString()).toBe(longText('/chalets?city=Jeddah&page=2'))
  expect((await gateway.get('/my-bookings?tab=past&x=1')).body.toString()).toBe(
    longText('/my-bookings?tab=past'),
  )
})

test('one body under many addresses is stored once', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('same')))
  await gateway.get('/')
  const { bytes } = gateway.cache
  for (let n = 0; n < 20; n++) await gateway.get(`/search?q=${n}`)
  await gateway.settled()
  expect(gateway.cache.size).toBe(21)
  expect(gateway.cache.bytes).toBeLessThanOrEqual(bytes)
})

test('a stale page is answered at once and refreshed once in the background', async () => {
  let version = 1
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  gateway = await runGateway(async (_req, res) => {
    if (version > 1) await slow
    answerPage(res, longText(`v${version}`))
  })
  await gateway.get('/', { host: 'diyar.example' })
  version = 2
  gateway.clock.now += PAGE_CACHE.freshMs + 1
  for (let n = 0; n < 5; n++) {
    const answer = await gateway.get('/', { host: 'diyar.example', cookie: 'diyar_session=secret' })
    expect(answer.body.toString()).toBe(longText('v1'))
  }
  await eventually(() => gateway.handled.length === 2)
  finish()
  await eventually(async () => (await gateway.get('/')).body.toString() === longText('v2'))
  expect(gateway.handled).toHaveLength(2)
  expect(gateway.handled[1]?.headers).toMatchObject({ host: 'diyar.example' })
  expect(gateway.handled[1]?.headers.cookie).toBeUndefined()
})

test('no page is answered longer than it may be stale, however its refreshes end', async () => {
  let isBroken = false
  gateway = await runGateway((_req, res) => {
    if (!isBroken) return answerPage(res, longText('old'))
    res.statusCode = 503
    res.end('gone')
  })
  await gateway.get('/')
  isBroken = true
  gateway.clock.now += PAGE_CACHE.maxAgeMs - 1
  expect((await gateway.get('/')).status).toBe(200)
  gateway.clock.now += 2
  expect((await gateway.get('/')).status).toBe(503)
})

test('a deleted page leaves the cache at its next refresh', async () => {
  let status = 200
  gateway = await runGateway((_req, res) => {
    res.statusCode = status
    answerPage(res, longText('place'))
  })
  await gateway.get('/chalets/a')
  status = 404
  gateway.clock.now += PAGE_CACHE.freshMs + 1
  await gateway.get('/chalets/a')
  await eventually(async () => (await gateway.get('/chalets/a')).status === 404)
})

test('a page with a shorter shared lifetime of its own is cached for that time', async () => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x'), { 'cache-control': 's-maxage=2' }))
  await gateway.get('/')
  gateway.clock.now += 2001
  await gateway.get('/')
  expect(gateway.handled).toHaveLength(2)
})

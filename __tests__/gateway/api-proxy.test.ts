import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { API, REFUSED_BODY } from '@/gateway/limits'
import { eventually } from '../eventually'
import { HOSTILE_REQUESTS, statusesOf } from '../raw-requests'
import { answerPage, longText, runGateway } from './running-gateway'

type Gateway = Awaited<ReturnType<typeof runGateway>>

/** An api of the test's own, and the gateway in front of it. */
async function runWithApi(answer: (req: IncomingMessage, res: ServerResponse) => void) {
  const calls: IncomingMessage[] = []
  const api = createServer((req, res) => {
    calls.push(req)
    req.on('error', () => undefined)
    answer(req, res)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { port } = api.address() as AddressInfo
  const gateway = await runGateway((_req, res) => answerPage(res, longText('page')), {
    apiOrigin: `http://127.0.0.1:${port}`,
  })
  const close = async () => {
    await gateway.close()
    await new Promise((resolve) => api.close(resolve))
  }
  return { gateway, calls, close }
}

let running: { gateway: Gateway; calls: IncomingMessage[]; close: () => Promise<void> }

afterEach(() => {
  jest.restoreAllMocks()
  return running.close()
})

function answerJson(res: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  const body = JSON.stringify(value)
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  res.end(body)
}

const readAll = async (req: IncomingMessage) => {
  let bytes = 0
  for await (const chunk of req) bytes += chunk.length
  return bytes
}

test('a call carries the token of the cookie as a bearer, and neither cookies nor a claimed address', async () => {
  running = await runWithApi((_req, res) => answerJson(res, {}))
  await running.gateway.get('/api/v1/bookings?tab=past', {
    cookie: 'a=b; diyar_session=abc123; c=d',
    authorization: 'Bearer stolen',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    connection: 'x-secret',
    'x-secret': '1',
  })
  const [call] = running.calls
  expect(call?.url).toBe('/api/v1/bookings?tab=past')
  expect(call?.headers).toMatchObject({ authorization: 'Bearer abc123', 'x-forwarded-for': '198.51.100.7' })
  expect(call?.headers.cookie).toBeUndefined()
  expect(call?.headers['x-secret']).toBeUndefined()
})

test('a client that names the headers of the web in Connection still calls from its own address', async () => {
  running = await runWithApi((_req, res) => answerJson(res, {}))
  await running.gateway.get('/api/v1/bookings', {
    'x-forwarded-for': '198.51.100.7',
    connection: 'close, X-Forwarded-For, x-request-id',
  })
  const [call] = running.calls
  expect(call?.headers['x-forwarded-for']).toBe('198.51.100.7')
  expect(call?.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test.each(['/api/v1/bookings', '/api/v1/vender/read-notification/1', '/api/v1/vender/%72ead-notification/1'])(
  'a change from a foreign page never reaches the api: %s',
  async (path) => {
    running = await runWithApi((_req, res) => answerJson(res, {}))
    const method = path.endsWith('bookings') ? 'POST' : 'GET'
    const answer = await running.gateway.get(path, { 'sec-fetch-site': 'cross-site' }, method)
    expect(answer.status).toBe(403)
    expect(running.calls).toHaveLength(0)
  },
)

test('pictures are requested without a session, and vary by the formats that a browser accepts alone', async () => {
  running = await runWithApi((_req, res) => {
    res.writeHead(200, { 'content-type': 'image/webp', vary: 'Authorization, Accept-Language' })
    res.end('picture')
  })
  const answer = await running.gateway.get('/api/v1/media/abc', { cookie: 'diyar_session=abc123' })
  expect(running.calls[0]?.headers.authorization).toBeUndefined()
  expect(answer.headers['vary']).toBe('Accept')
  expect(answer.body.toString()).toBe('picture')
})

test('public answers have an ETag, are not sent twice, and are compressed; private ones have none', async () => {
  const cities = Array.from({ length: 200 }, (_, n) => `city ${n}`)
  running = await runWithApi((req, res) =>
    answerJson(res, cities, {
      'cache-control': req.url?.endsWith('cities') ? 'public, max-age=60' : 'no-store',
    }),
  )
  const first = await running.gateway.get('/api/v1/services/cities', { 'accept-encoding': 'gzip' })
  expect(first.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(first.body).toString())).toEqual(cities)
  const etag = String(first.headers['etag'])
  const again = await running.gateway.get('/api/v1/services/cities', { 'if-none-match': etag })
  expect(again).toMatchObject({ status: 304, headers: { etag } })
  expect(again.body).toHaveLength(0)
  expect((await running.gateway.get('/api/v1/bookings')).headers['etag']).toBeUndefined()
})

test('an upload reaches the api whole and its answer comes back as it is', async () => {
  running = await runWithApi(async (req, res) => answerJson(res, { bytes: await readAll(req) }))
  const answer = await running.gateway.send('/api/v1/user/upload', Buffer.alloc(5_000_000), {
    'content-type': 'multipart/form-data; boundary=b',
  })
  expect(JSON.parse(answer.body.toString())).toEqual({ bytes: 5_000_000 })
})

test('an api that refuses before it has read the body is answered through', async () => {
  running = await runWithApi((_req, res) => {
    res.writeHead(413, { 'content-type': 'application/json' })
    res.end('{"code":"too_large"}')
  })
  const answer = await running.gateway.send('/api/v1/user/upload', Buffer.alloc(5_000_000))
  expect(answer.status).toBe(413)
  expect(answer.body.toString()).toContain('too_large')
})

const MEGABYTE = 1024 * 1024
test.each([
  ['announced', '/api/v1/user/upload', `Content-Length: ${4 * MEGABYTE}`],
  ['unannounced', '/api/v1/user/upload', 'Transfer-Encoding: chunked'],
  ['of a form', '/api/session', `Content-Type: application/json\r\nContent-Length: ${4 * MEGABYTE}`],
])(
  'a far too large body, %s, is answered 413, and its connection is not cut off',
  async (_, path, header) => {
    jest.replaceProperty(API, 'maxBodyBytes', MEGABYTE)
    running = await runWithApi((req) => void readAll(req).catch(() => undefined))
    const socket = connect(running.gateway.port, '127.0.0.1')
    const received = text(socket)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
    const isChunked = header.endsWith('chunked')
    for (let sent = 0; sent < 4; sent += 1) {
      if (isChunked) socket.write(`${MEGABYTE.toString(16)}\r\n`)
      socket.write(Buffer.alloc(MEGABYTE))
      if (isChunked) socket.write('\r\n')
    }
    if (isChunked) socket.write('0\r\n\r\n')
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const statuses = [...(await received).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual(['413', '200'])
  },
)

test('a refused body that does not end is cut off after its time', async () => {
  jest.replaceProperty(REFUSED_BODY, 'discardMs', 100)
  running = await runWithApi((_req, res) => answerJson(res, {}))
  const socket = connect(running.gateway.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST /api/v1/user/upload HTTP/1.1\r\nHost: a\r\nContent-Length: ${200 * MEGABYTE}\r\n\r\nx`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
  expect(running.calls).toHaveLength(0)
})

test.each(HOSTILE_REQUESTS)(
  'a request with %s is refused, and nothing behind it reaches the api',
  async (_, bytes, statuses) => {
    running = await runWithApi((_req, res) => answerJson(res, {}))
    const [status = 0, ...more] = await statusesOf(running.gateway.port, bytes)
    expect([statuses.includes(status), more]).toEqual([true, []])
    expect(running.calls.map(({ url }) => url)).not.toContain('/api/v1/smuggled')
  },
)

test.each([
  ['ar', 'تعذّر علينا'],
  ['en-GB', 'We cannot reach'],
])('an api that cannot be reached is a 503 with a message, in %s', async (language, sentence) => {
  const gateway = await runGateway((_req, res) => answerPage(res, 'x'))
  running = { gateway, calls: [], close: gateway.close }
  const answer = await gateway.get('/api/v1/services/cities', { 'accept-language': language })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
  expect(JSON.parse(answer.body.toString())).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(sentence),
  })
})

test('a client that goes away ends its call at the api', async () => {
  let isClosed = false
  running = await runWithApi((req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' })
    res.write('[')
    req.socket.once('close', () => {
      isClosed = true
    })
  })
  const requested = request({ port: running.gateway.port, path: '/api/v1/services/search', agent: false })
  requested.on('error', () => undefined)
  requested.on('response', (answer) => {
    answer.on('error', () => undefined)
    requested.destroy()
  })
  requested.end()
  await eventually(() => isClosed)
})

test('a thousand uploads and calls that break off at any byte leave the gateway serving', async () => {
  running = await runWithApi((req, res) => {
    // Every other call is answered before its body was read.
    if (running.calls.length % 2 === 0) answerJson(res, {})
    else
      void readAll(req).then(
        () => answerJson(res, {}),
        () => res.destroy(),
      )
  })
  const { port } = running.gateway
  const paths = ['/api/v1/user/upload', '/api/session', '/api/contact', '/my-bookings', '/search']
  const breakOff = (n: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const method = n % 5 < 3 ? 'POST' : 'GET'
        const type = n % 5 === 1 ? 'application/json' : 'multipart/form-data; boundary=b'
        const head = `${method} ${paths[n % 5]} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 200000\r\n\r\n`
        const all = Buffer.concat([Buffer.from(head), Buffer.alloc(((n * 7919) % 199) * 1000, 'x')])
        socket.write(all.subarray(0, n % 10 === 0 ? (n % head.length) + 1 : all.length), () => {
          if (n % 3 === 0) socket.resetAndDestroy()
          else socket.destroy()
        })
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
    })
  for (let n = 0; n < 1000; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => breakOff(n + i)))
  }
  expect((await running.gateway.get('/api/v1/services/cities')).status).toBe(200)
  expect((await running.gateway.get('/about')).status).toBe(200)
  expect(running.gateway.errors).toEqual([])
})

test('who has changed something as a vendor is shown pages as they are now, others the cached ones', async () => {
  running = await runWithApi((req, res) => {
    if (req.url?.endsWith('/refused')) res.statusCode = 409
    res.setHeader('set-cookie', 'of=api')
    res.end()
  })
  const { get, send, handled } = running.gateway
  await get('/chalets/a')
  const marksOf = async (path: string, method = 'POST') =>
    [(await send(path, '', {}, method)).headers['set-cookie']].flat()
  for (const path of ['/api/v1/vender/refused', '/api/v1/services/a/quote', '/api/v1/vitals'])
    expect(await marksOf(path)).toEqual(['of=api'])
  expect(await marksOf('/api/v1/vender/services', 'GET')).toEqual(['of=api'])
  const [ofApi, mark = ''] = await marksOf('/api/v1/vender/services/a/discounts')
  expect(ofApi).toBe('of=api')
  expect(mark).toMatch(/^diyar_wrote=1; Path=\/; Max-Age=15; HttpOnly; SameSite=Lax$/)
  expect(await marksOf('/api/v1/hotel/a/pause')).toContain(mark)
  expect(await marksOf('/api/v1/chalet/a?basedOn=2', 'PUT')).toContain(mark)
  expect(await marksOf('/api/v1/chalet?confirmed=true')).toContain(mark)

  await get('/chalets/a')
  expect(handled).toHaveLength(1)
  await get('/chalets/a', { cookie: `a=b; ${mark.split(';')[0]}` })
  expect(handled).toHaveLength(2)
})

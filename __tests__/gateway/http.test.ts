import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRenderQueue } from '@/gateway/document/render-queue'
import { createAddressing } from '@/gateway/http/client-address'
import { RENDER } from '@/gateway/limits'
import { createWebServer } from '@/gateway/server'
import { eventually } from '../eventually'
import { answerPage, longText, runGateway } from './running-gateway'

type Gateway = Awaited<ReturnType<typeof runGateway>>
let gateway: Gateway

afterEach(() => gateway.close())

const runPages = async () => {
  gateway = await runGateway((req, res) => answerPage(res, longText(req.url ?? '')))
}

test.each([
  ['POST', '/about', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/session', 405, 'POST, DELETE, OPTIONS'],
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['TRACE', '/api/v1/services/cities', 405, 'GET, HEAD'],
  ['OPTIONS', '/about', 204, 'GET, HEAD, OPTIONS'],
  ['OPTIONS', '/api/contact', 204, 'POST, OPTIONS'],
])('%s %s answers %i and names what is allowed', async (method, path, status, allow) => {
  await runPages()
  const answer = await gateway.get(path, {}, method)
  expect(answer).toMatchObject({ status, headers: { allow } })
  expect(gateway.handled).toHaveLength(0)
})

test('a body of a type that a route does not read is a 415', async () => {
  await runPages()
  const answer = await gateway.send('/api/session', '<a/>', { 'content-type': 'text/xml' })
  expect(answer).toMatchObject({ status: 415, headers: { accept: 'application/json' } })
  expect(
    (await gateway.send('/api/session', 'x'.repeat(70_000), { 'content-type': 'application/json' })).status,
  ).toBe(413)
})

test.each([
  ['/ar', '/'],
  ['/ar/chalets?page=2', '/chalets?page=2'],
  ['/ar?x=1', '/?x=1'],
  ['/ar//evil.test', '/evil.test'],
])('the Arabic prefix is a permanent redirect: %s', async (path, location) => {
  await runPages()
  expect(await gateway.get(path)).toMatchObject({ status: 308, headers: { location } })
})

test('an address that only begins like a language is not redirected', async () => {
  await runPages()
  expect((await gateway.get('/artists')).status).toBe(200)
})

const requestFrom = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, connection: { remoteAddress }, headers }) as never

test('a forwarded address is accepted from a trusted proxy only, and only as far as that vouches for it', () => {
  const claimed = () => ({ 'x-forwarded-for': '192.0.2.1, 198.51.100.7' })
  expect(createAddressing([])(requestFrom('203.0.113.9', claimed()))).toBe('203.0.113.9')
  expect(createAddressing([])(requestFrom('127.0.0.1', claimed()))).toBe('127.0.0.1')
  const addressOf = createAddressing(['172.30.0.2'])
  const headers: Record<string, string> = {
    ...claimed(),
    forwarded: 'for=192.0.2.1',
    'x-real-ip': '192.0.2.1',
  }
  expect(addressOf(requestFrom('172.30.0.2', headers))).toBe('198.51.100.7')
  expect(headers).toEqual({ 'x-forwarded-for': '198.51.100.7', 'x-real-ip': '192.0.2.1' })
  expect(addressOf(requestFrom('172.30.0.3', claimed()))).toBe('172.30.0.3')
})

test('visitors who request the same page at once share one render, and it ends when the last of them has gone', async () => {
  let isClosed = false
  gateway = await runGateway((_req, res) => {
    res.once('close', () => {
      isClosed = true
    })
  })
  const requested = Array.from({ length: 5 }, () =>
    request({ port: gateway.port, path: '/search?q=x', agent: false }).on('error', () => undefined),
  )
  for (const one of requested) one.end()
  await eventually(() => gateway.handled.length === 1)
  for (const one of requested) one.destroy()
  await eventually(() => isClosed)
  expect(gateway.handled).toHaveLength(1)
})

test('a render that takes too long is a 503, also after a garbage collection', async () => {
  jest.replaceProperty(RENDER, 'timeoutMs', 300)
  setFlagsFromString('--expose-gc')
  gateway = await runGateway(() => runInNewContext('gc')())
  expect((await gateway.get('/search?q=x')).status).toBe(503)
  jest.restoreAllMocks()
})

test('while renders are busy cached pages are answered, and any other page is a 503 in its language', async () => {
  let finish = () => {}
  const one = { running: 1, runningPerAddress: 1, waiting: 1, waitingPerAddress: 1 }
  const limits = { ...RENDER.queue, ...one, waitMs: 60_000 }
  gateway = await runGateway(
    (req, res) => {
      if (req.url === '/') answerPage(res, longText('home'))
      else finish = () => answerPage(res, longText('late'))
    },
    { queue: createRenderQueue(limits) },
  )
  await gateway.get('/')
  const slow = [gateway.get('/search?q=1'), gateway.get('/search?q=2')]
  await eventually(() => gateway.handled.length === 2)
  await eventually(async () => {
    const refused = await gateway.get('/en/search?q=3')
    if (refused.status !== 503) return false
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.body.toString()).toContain('lang="en"')
    return true
  })
  expect((await gateway.get('/')).status).toBe(200)
  finish()
  await eventually(() => gateway.handled.length === 3)
  finish()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
})

test('closing ends idle connections at once and finishes the request in flight', async () => {
  await runPages()
  const answers: ServerResponse[] = []
  const { server, close } = createWebServer((_req, res) => {
    answers.push(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const idle = new Promise<Socket>((resolve) => {
    const requested = request({ port, path: '/', agent }, (answer) =>
      answer.resume().on('end', () => resolve(requested.socket as Socket)),
    )
    requested.end()
  })
  await eventually(() => answers.length === 1)
  answers[0]?.end('first')
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const isIdleOver = Promise.all([once(await idle, 'close'), once(silent, 'close')])
  const answered = new Promise<string>((resolve) => {
    request({ port, path: '/', headers: { connection: 'keep-alive' }, agent: false }, (answer) => {
      answer.on('data', (part) => resolve(String(part)))
    }).end()
  })
  await eventually(() => answers.length === 2)
  const closed = close()
  await isIdleOver
  answers[1]?.end('done')
  expect(await answered).toBe('done')
  await closed
})

test('closing may leave open connections time for one more request, which is answered and ends them and the wait', async () => {
  await runPages()
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const timersBefore = timers()
  const { server, close } = createWebServer((_req, res) => res.end('served'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path: '/', agent, method: 'POST' }, (answer) =>
        answer.resume().once('end', () => resolve(answer)),
      )
      asked.on('error', reject).end()
    })
  expect((await ask()).headers.connection).toBe('keep-alive')
  const closed = close(60_000)
  const last = await ask()
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await closed
  expect(timers()).toBeLessThanOrEqual(timersBefore)
})

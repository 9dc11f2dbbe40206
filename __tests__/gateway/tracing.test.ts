import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routeOf } from '@/gateway/tracing'
import { openTracer } from '@/lib/telemetry/open-tracer'
import { type ExportedSpan, runCollector } from '../trace-collector'
import { answerPage, longText, runGateway } from './running-gateway'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const GIVEN = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
const PHONE = '0555000123'

/** A traced gateway between a page, an api and a collector; `ask` runs before the spans are read. */
async function traced(ask: (gateway: Awaited<ReturnType<typeof runGateway>>) => Promise<void>) {
  const collector = await runCollector()
  const calls: IncomingMessage[] = []
  const api = createServer((req, res) => {
    calls.push(req)
    res.end()
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const { endpoint } = collector
  const tracer = await openTracer({ endpoint, service: 'diyar-web', warn: () => undefined })
  const gateway = await runGateway((_req, res) => answerPage(res, longText('page')), {
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    tracer,
  })
  await ask(gateway)
  await gateway.close()
  await tracer?.close()
  await Promise.all([collector.close(), new Promise((resolve) => api.close(resolve))])
  return { spans: collector.spans(), text: collector.text(), calls, handled: gateway.handled }
}

const traceparentOf = ({ traceId, spanId }: ExportedSpan) => `00-${traceId}-${spanId}-01`

test('a page that is rendered has a span of the request and one of its render, which Next gets', async () => {
  const { spans, text, handled } = await traced(async ({ get }) => {
    await get(`/search?page=1&q=${PHONE}`)
    await get(`/search?page=1&q=${PHONE}`)
  })
  const requests = spans.filter(({ name }) => name === 'GET /search')
  expect(requests.map(({ attributes }) => attributes['diyar.page_cache'])).toEqual(['none', 'fresh'])
  expect(requests[0]?.attributes).toMatchObject({ 'http.route': '/search', 'http.response.status_code': 200 })
  const render = spans.find(({ name }) => name === 'render')
  expect(render).toMatchObject({ traceId: requests[0]?.traceId, parentSpanId: requests[0]?.spanId })
  expect(handled.map(({ headers }) => headers['traceparent'])).toEqual(render ? [traceparentOf(render)] : [])
  expect(text).not.toContain(PHONE)
})

test('a call of the browser goes to the api with the trace, which a trusted proxy may have begun', async () => {
  const { spans, calls } = await traced(async ({ get }) => {
    await get('/api/v1/bookings/65f0c0ffee00000000000001', GIVEN)
  })
  const [call] = spans
  expect(call).toMatchObject({ name: 'GET /api/v1/bookings/*', traceId: TRACE, service: 'diyar-web' })
  expect(calls.map(({ headers }) => headers['traceparent'])).toEqual(call ? [traceparentOf(call)] : [])
})

test('the route of an address has no value in it', () => {
  const routes = [
    ['/', '/'],
    ['/en/search?q=huda@example.sa', '/en/search'],
    ['/api/v1/user/profile', '/api/v1/user/profile'],
    [`/users/${PHONE}/bookings`, '/users/*/bookings'],
    ['/calendars/Zk3vQ9xTnR.ics', '/calendars/*'],
    ['/%D9%87%D8%AF%D9%89', '/*'],
    ['/huda@example.sa', '/*'],
  ]
  expect(routes.map(([url = '']) => routeOf(url))).toEqual(routes.map(([, route]) => route))
})

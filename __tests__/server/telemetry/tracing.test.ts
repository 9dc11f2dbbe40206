import { runCollector } from '@/__tests__/trace-collector'
import { openTracer } from '@/lib/telemetry/open-tracer'
import { buildApp } from '@/server/app'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { startSweeper } from '@/server/jobs/sweeper'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import { aBookingAt } from '../support/bookings'
import { anUpload } from '../support/pictures'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const OF_WEB = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }

const api = appForTests()
let plain: typeof api.app

beforeAll(() => {
  plain = api.app
})

/** Runs calls against an application that is traced; returns the spans that the collector got. */
async function spansOf(work: () => Promise<unknown>) {
  const collector = await runCollector()
  const warnings: string[] = []
  const tracer = await openTracer({
    endpoint: collector.endpoint,
    service: 'diyar-api',
    warn: (line) => warnings.push(line),
  })
  const { translations: _words, log: _log, live: _live, ...adapters } = plain.deps
  api.app = await buildApp({ ...adapters, tracer }, false)
  try {
    await work()
  } finally {
    await api.app.close()
    await tracer?.close()
    api.app = plain
    await collector.close()
  }
  expect(warnings).toEqual([])
  return collector.spans()
}

test('a call is a span of the trace of our web, with its statements as parts', async () => {
  const guest = await aGuest(api)
  const spans = await spansOf(() =>
    api.call('GET', '/user/profile', { as: guest, headers: OF_WEB, from: '127.0.0.1' }),
  )
  const call = spans.find(({ name }) => name === 'GET /api/v1/user/profile')
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331', service: 'diyar-api' })
  expect(call?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/v1/user/profile',
    'http.response.status_code': 200,
    'diyar.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const statements = spans.filter((span) => span.attributes['db.system.name'] === 'postgresql')
  expect(statements.map(({ name }) => name)).toContain('SELECT sessions')
  expect(statements.every(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true)
  expect(
    statements.every(({ attributes }) => !String(attributes['db.query.text']).includes('request_id=')),
  ).toBe(true)
})

test('the statements of transactions and the calls of ports are parts of the call', async () => {
  const spans = await spansOf(async () => {
    const guest = await aGuest(api)
    await anUpload(api, guest)
    const { byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
    await byGuest('pay')
  })
  const calls = new Map(
    spans.flatMap(({ kind, spanId, name }) => (kind === 2 ? [[spanId, name] as const] : [])),
  )
  const partsOf = (call: string) =>
    spans.filter(({ parentSpanId = '' }) => calls.get(parentSpanId) === call).map(({ name }) => name)
  expect(partsOf('POST /api/v1/user/upload')).toEqual(expect.arrayContaining(['files put']))
  expect(partsOf('POST /api/v1/bookings')).toEqual(expect.arrayContaining(['INSERT bookings']))
  expect(partsOf('POST /api/v1/bookings/:id/pay')).toEqual(expect.arrayContaining(['payments start']))
})

test('a refusal is named; a failure is an error without its message', async () => {
  const spans = await spansOf(async () => {
    await api.call('GET', '/user/profile')
    api.app.deps.tracer
      ?.start('mail send')
      .end(Object.assign(new Error('to huda@example.sa'), { code: 'EENVELOPE' }))
  })
  const refused = spans.find(({ name }) => name === 'GET /api/v1/user/profile')
  expect([refused?.attributes['diyar.refusal'], refused?.hasFailed]).toEqual(['unauthenticated', false])
  const failed = spans.find(({ name }) => name === 'mail send')
  expect([failed?.attributes, failed?.hasFailed]).toEqual([{ 'error.type': 'EENVELOPE' }, true])
})

test('a caller other than our web begins a new trace; a health check begins none', async () => {
  const spans = await spansOf(async () => {
    await api.call('GET', '/services/search', { headers: OF_WEB, from: '203.0.113.7' })
    await api.app.inject({ url: '/readyz' })
  })
  const [call, ...others] = spans.filter(({ kind }) => kind === 2)
  expect([call?.name, others]).toEqual(['GET /api/v1/services/search', []])
  expect(call?.traceId).not.toBe(TRACE)
})

test('a job and a round of timers are traces of their own', async () => {
  const spans = await spansOf(async () => {
    const { byGuest } = await aBookingAt(api, { paymentType: 'fullPayment' })
    await byGuest('pay')
    const { deps } = api.app
    await runDueJobs(deps, jobHandlersOf(deps), ['notification'])
    await startSweeper(deps)()
  })
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
  const [job, timers] = ['job notification', 'timers'].map((name) => roots.find((one) => one.name === name))
  expect([job?.attributes['diyar.attempts'], timers?.hasFailed]).toEqual([1, false])
  expect(spans.filter(({ parentSpanId }) => parentSpanId === timers?.spanId).length).toBeGreaterThan(2)
})

test('a collector that does not answer delays neither a call nor the end of the process', async () => {
  const warn = () => undefined
  const tracer = await openTracer({ endpoint: 'http://127.0.0.1:1', service: 'diyar-api', warn })
  const { translations: _words, log: _log, live: _live, ...adapters } = plain.deps
  api.app = await buildApp({ ...adapters, tracer }, false)
  expect((await api.call('GET', '/services/search')).status).toBe(200)
  await api.app.close()
  api.app = plain
  const start = performance.now()
  await tracer?.close()
  expect(performance.now() - start).toBeLessThan(4000)
})

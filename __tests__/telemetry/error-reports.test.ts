import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { eventually } from '@/__tests__/eventually'
import { onRequestError } from '@/instrumentation'
import { openErrorReports, readDsn } from '@/lib/telemetry/error-reports'
import { setPageReporter } from '@/lib/telemetry/page-errors'
import { reportingLogger } from '@/server/plugins/log'

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server that takes envelopes, on a free port. */
async function runReportServer({ status = 200, headers = {} }: { status?: number; headers?: object } = {}) {
  const received: Received[] = []
  const answer = { status, headers, isSilent: false }
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    received.push({ url: req.url ?? '', headers: req.headers, body: String(Buffer.concat(parts)) })
    if (answer.isSilent) return
    res.writeHead(answer.status, { ...answer.headers }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const warnings: string[] = []
  const open = () =>
    openErrorReports({
      dsn: `http://a-public-key@127.0.0.1:${port}/below/42`,
      service: 'diyar-api',
      warn: (line) => void warnings.push(line),
    })
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { received, answer, warnings, open, close }
}

/** The three lines of an envelope with one item. */
function partsOf({ body }: Received) {
  const [header = '', item = '', payload = ''] = body.split('\n')
  return { header: JSON.parse(header), item: JSON.parse(item), payload, event: JSON.parse(payload) }
}

test.each([
  ['https://key@o1.ingest.example/42', 'https://o1.ingest.example/api/42/envelope/', 'key'],
  ['http://key:secret@errors.test:8000/7', 'http://errors.test:8000/api/7/envelope/', 'key'],
  ['https://key@errors.test/a/b/7', 'https://errors.test/a/b/api/7/envelope/', 'key'],
])('%s is a DSN', (dsn, endpoint, key) => {
  expect(readDsn(dsn)).toEqual({ endpoint, key })
})

test.each(['', 'errors', 'https://errors.test/7', 'https://key@errors.test/', 'ftp://key@errors.test/7'])(
  '"%s" is no DSN, and nothing is reported to it',
  (dsn) => {
    expect(readDsn(dsn)).toBeNull()
    expect(openErrorReports({ dsn, service: 'diyar-web', warn: () => undefined })).toBeUndefined()
  },
)

test('an error arrives as an envelope with one event, as the protocol describes it', async () => {
  const server = await runReportServer()
  const reports = server.open()
  reports?.send(Object.assign(new RangeError('too far'), { code: 'E_FAR' }), {
    requestId: 'a-request',
    route: '/search',
  })
  await eventually(() => server.received.length === 1)
  const [one] = server.received
  if (!one) throw new Error('nothing arrived')
  expect(one.url).toBe('/below/api/42/envelope/')
  expect(one.headers['content-type']).toBe('application/x-sentry-envelope')
  expect(one.headers['x-sentry-auth']).toMatch(
    /^Sentry sentry_version=7, sentry_client=\S+, sentry_key=a-public-key$/,
  )
  const { header, item, payload, event } = partsOf(one)
  expect(event.event_id).toMatch(/^[0-9a-f]{32}$/)
  expect(header).toEqual({ event_id: event.event_id, sent_at: expect.stringMatching(/^\d{4}-.+Z$/) })
  expect(item).toEqual({
    type: 'event',
    content_type: 'application/json',
    length: Buffer.byteLength(payload),
  })
  expect(event).toMatchObject({
    ...{ platform: 'node', level: 'error', transaction: '/search' },
    tags: { service: 'diyar-api', code: 'E_FAR', request_id: 'a-request' },
    exception: { values: [{ type: 'RangeError', value: 'too far' }] },
  })
  const { frames } = event.exception.values[0].stacktrace
  expect(frames.at(-1)).toMatchObject({
    filename: '__tests__/telemetry/error-reports.test.ts',
    in_app: true,
    lineno: expect.any(Number),
  })
  await reports?.close()
  await server.close()
})

test('a report has nothing of a person: no values of statements, quoted texts, numbers, addresses and names in Arabic', async () => {
  const server = await runReportServer()
  const reports = server.open()
  const secrets = [
    'huda@example.sa',
    '+966 55 512 3456',
    '٠٥٥٥١٢٣٤٥٦',
    'هدى',
    'SA0380000000608010167519',
    'Huda',
  ]
  const cause = new Error(
    `invalid value "Huda" of huda@example.sa, phone +966 55 512 3456 or ٠٥٥٥١٢٣٤٥٦, هدى, SA0380000000608010167519`,
  )
  reports?.send(new Error('Failed query: select $1 params: Huda', { cause }))
  await eventually(() => server.received.length === 1)
  const body = server.received[0]?.body ?? ''
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
  expect(body).toContain('invalid value')
  expect(body).not.toContain(process.cwd())
  await reports?.close()
  await server.close()
})

test('a failure of all calls is sent once, and a flood of different ones is bounded', async () => {
  const server = await runReportServer()
  server.answer.isSilent = true
  const reports = server.open()
  for (let i = 0; i < 1000; i++) reports?.send(new Error('the same for all'))
  await eventually(() => server.received.length === 1)
  for (let i = 0; i < 1000; i++) reports?.send(Object.assign(new Error('another'), { name: `Error${i}` }))
  server.answer.isSilent = false
  await server.close()
  await reports?.close()
  expect(server.received.length).toBeLessThanOrEqual(51)
})

test('after 429 nothing is sent for as long as the server wants, and nothing of what waited', async () => {
  const server = await runReportServer({ status: 429, headers: { 'retry-after': '600' } })
  const reports = server.open()
  for (const error of [new Error('the first'), new RangeError('with it'), new SyntaxError('with it')])
    reports?.send(error)
  await eventually(() => server.received.length === 1)
  await reports?.close()
  reports?.send(new TypeError('the second'))
  await reports?.close()
  expect(server.received).toHaveLength(1)
  expect(server.warnings).toEqual([])
  await server.close()
})

test('a server that refuses or is away costs a warning and no failure', async () => {
  const server = await runReportServer({ status: 500 })
  const reports = server.open()
  reports?.send(new Error('refused'))
  await eventually(() => server.warnings.length === 1)
  await server.close()
  expect(() => reports?.send(undefined)).not.toThrow()
  const circular: { error?: unknown } = {}
  circular.error = circular
  expect(() => reports?.send(circular)).not.toThrow()
  await reports?.close()
  expect(server.warnings).toHaveLength(1)
})

test('errors of the log are reported with the request that they belong to, and warnings are not', async () => {
  const reported: unknown[] = []
  const send = (error: unknown, about: unknown) => void reported.push([error, about])
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const log = pino({ ...Object(reportingLogger({ send, close: async () => undefined })) }, stream)
  const failure = new Error('unexpected')
  log.child({ reqId: 'a-request' }).error({ err: failure }, 'unexpected failure')
  log.warn({ err: failure }, 'a warning')
  log.error('no error at hand')
  expect(reported).toEqual([[failure, { requestId: 'a-request' }]])
  expect(lines).toHaveLength(3)
})

test('a page that failed is reported with its route and its request, once there is somewhere to report to', () => {
  const request = { path: '/', method: 'GET', headers: { 'x-request-id': 'a-request' } }
  const context = { routePath: '/[locale]/search', routerKind: 'App Router', routeType: 'render' } as const
  const write = jest.spyOn(console, 'error').mockImplementation()
  const failure = new Error('a page')
  const reported: unknown[] = []
  onRequestError(failure, request, {
    ...context,
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  })
  setPageReporter((...report) => void reported.push(report))
  onRequestError(failure, request, {
    ...context,
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  })
  setPageReporter(undefined)
  expect(reported).toEqual([[failure, { route: '/[locale]/search', requestId: 'a-request' }]])
  expect(write).toHaveBeenCalledTimes(2)
  write.mockRestore()
})

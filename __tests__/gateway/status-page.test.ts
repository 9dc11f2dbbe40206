import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicStatusWire } from '@/lib/domain/status/public-status'
import { answerPage, runGateway } from './running-gateway'

const STATUS: PublicStatusWire = {
  incidents: [
    {
      ...{ title: 'Cards <b>fail</b>', title_ar: 'تعذّر الدفع', text: 'We are on it.', text_ar: 'نعمل عليه.' },
      ...{ state: 'resolved', startedAt: '2026-03-14T09:00:00.000Z', endedAt: '2026-03-14T10:00:00.000Z' },
    },
  ],
  at: '2026-03-15T09:00:00.000Z',
  journeys: [
    {
      journey: 'search',
      now: 'working',
      days: [
        { day: '2026-03-14', state: 'disturbed' },
        { day: '2026-03-15', state: 'working' },
      ],
    },
  ],
}

/** An api that answers the status, or fails. */
async function runStatusApi(status = STATUS) {
  const state = { isDown: false, calls: 0 }
  const server = createServer((_req, res) => {
    state.calls += 1
    res.statusCode = state.isDown ? 503 : 200
    res.end(state.isDown ? 'postgres://secret-host' : JSON.stringify(status))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { state, close, apiOrigin: `http://127.0.0.1:${port}` }
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  jest.useRealTimers()
  for (const close of closers.splice(0)) await close()
})

const noPage = () => {
  throw new Error('Next is not asked')
}

test('both languages show how each journey is, and its disturbed days in words', async () => {
  const { apiOrigin, state, close } = await runStatusApi()
  const gateway = await runGateway(noPage, { apiOrigin })
  closers.push(gateway.close, close)
  const [arabic, english] = [await gateway.get('/status'), await gateway.get('/en/status')]
  expect(arabic.headers['cache-control']).toBe('public, max-age=15')
  expect(String(arabic.body)).toMatch(/<html lang="ar" dir="rtl">[\s\S]*جميع الخدمات تعمل/)
  expect(String(english.body)).toMatch(
    /<html lang="en" dir="ltr">[\s\S]*noindex[\s\S]*All services are working/,
  )
  expect(String(english.body)).toContain('<li>14 March 2026: Disrupted</li>')
  expect(String(english.body)).toContain('<h2>Cards &lt;b&gt;fail&lt;/b&gt;</h2>')
  expect(String(arabic.body)).toMatch(/تعذّر الدفع[\s\S]*انتهى<\/b> · من [^<]* إلى [^<]*<[\s\S]*نعمل عليه/)
  expect(String(english.body)).toMatch(/<b>Resolved<\/b> · from [^<]*12:00[^<]* until [^<]*1:00/)
  expect(state.calls).toBe(1)
})

test.each(['open', 'watched'] as const)(
  'an incident that is %s is no working of all services',
  async (state) => {
    const [incident] = STATUS.incidents
    const incidents = incident ? [{ ...incident, state, endedAt: null }] : []
    const { apiOrigin, close } = await runStatusApi({ ...STATUS, incidents })
    const gateway = await runGateway(noPage, { apiOrigin })
    closers.push(gateway.close, close)
    const page = String((await gateway.get('/en/status')).body)
    expect(page).toContain('<p role="status" data-state="disturbed">')
    expect(page).toMatch(/<\/b> · since [^<]*12:00[^<]*<\/p>/)
    expect(page).not.toContain('All services are working')
  },
)

test('while the api or its database is away the page admits it, with what was known last and nothing of the error', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] })
  const { apiOrigin, state, close } = await runStatusApi()
  const gateway = await runGateway(noPage, { apiOrigin })
  closers.push(gateway.close, close)
  await gateway.get('/en/status')
  state.isDown = true
  jest.advanceTimersByTime(16_000)
  const { status, headers, body } = await gateway.get('/en/status')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(String(body)).toMatch(
    /We cannot reach our services right now[\s\S]*Last known: Sunday, 15 March 2026/,
  )
  expect(String(body)).toContain('Not known now')
  expect(String(body)).not.toContain('secret-host')
})

test('without any api ever the page answers, and other addresses are pages of Next', async () => {
  const gateway = await runGateway((_req, res) => answerPage(res, 'a page'))
  closers.push(gateway.close)
  expect(String((await gateway.get('/status')).body)).toContain('لا نصل إلى خدماتنا الآن')
  expect(String((await gateway.get('/statuses')).body)).toContain('a page')
})

import { buildApp } from '@/server/app'
import type { Db } from '@/server/db/db'
import { httpsCalendarFeeds } from '@/server/ports/calendar-feeds'
import { systemClock } from '@/server/ports/clock'
import { webPushSender } from '@/server/ports/push'
import { fakePayments } from '../support/fake-payments'
import { memoryFiles } from '../support/files/memory-files'
import { TEST_CONFIG } from '../support/test-app'

const nobody = { send: async () => undefined }
const outside = {
  clock: systemClock,
  sms: nobody,
  mail: nobody,
  files: memoryFiles(),
  payments: fakePayments(),
  feeds: httpsCalendarFeeds(),
  webhooks: { post: async () => 200 },
  push: webPushSender('mailto:no-reply@localhost'),
}

/** A database of which every question fails in one way. */
function failingDb(error: Error): Db {
  return new Proxy({} as Db, {
    get: () => () => {
      throw error
    },
  })
}

async function answerOf(error: Error, url = '/api/v1/services/cities') {
  const app = await buildApp({ ...outside, db: failingDb(error), config: TEST_CONFIG }, false)
  const answer = await app.inject({ url, headers: { 'accept-language': 'en' } })
  await app.close()
  return answer
}

const failure = (code: string, message = 'SELECT secret FROM users') =>
  Object.assign(new Error(message), { code })

test.each([
  failure('ECONNREFUSED'),
  failure('57P01'),
  failure('08006'),
  new Error('Failed query', { cause: failure('', 'Connection terminated unexpectedly') }),
])('a lost database answers 503 with the wait: %s', async (error) => {
  const answer = await answerOf(error)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
  expect((await answerOf(error, '/readyz')).statusCode).toBe(503)
  expect((await answerOf(error, '/healthz')).statusCode).toBe(200)
})

test.each([failure('ENOSPC'), new Error('Failed query', { cause: failure('53100') })])(
  'a full disk answers 507 with a message: %s',
  async (error) => {
    const answer = await answerOf(error)
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full'])
  },
)

test('an api that is exposed directly ignores forwarded addresses: a made-up one does not evade the limits', async () => {
  const config = { ...TEST_CONFIG, callsPerMinute: 3 }
  const app = await buildApp({ ...outside, db: failingDb(new Error()), config }, false)
  const statuses: number[] = []
  for (const invented of ['198.51.100.1', '127.0.0.1', 'nonsense', '198.51.100.2, 127.0.0.1']) {
    const headers = { 'x-forwarded-for': invented }
    const answer = await app.inject({ url: '/healthz', remoteAddress: '203.0.113.9', headers })
    statuses.push(answer.statusCode)
  }
  const fromProxy = await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': 'nonsense' } })
  await app.close()
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(fromProxy.statusCode).toBe(400)
})

test('an internal error answers an id and no details', async () => {
  const answer = await answerOf(failure('42P01'))
  expect(answer.statusCode).toBe(500)
  expect(Object.keys(answer.json()).sort()).toEqual(['code', 'message', 'requestId'])
  expect(answer.headers['x-request-id']).toBe(answer.json().requestId)
  expect(answer.payload).not.toMatch(/secret|SELECT|\.ts/)
})

test('answers carry the headers of an API that no page may frame', async () => {
  const { headers } = await answerOf(new Error('unused'), '/healthz')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('beyond its limit an address gets a wait, and the web that renders for everybody does not', async () => {
  const config = { ...TEST_CONFIG, callsPerMinute: 3 }
  const app = await buildApp({ ...outside, db: failingDb(new Error()), config }, false)
  const client = { url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } }
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await app.inject(client)).statusCode)
  const beyond = await app.inject(client)
  const ownWeb = await app.inject('/healthz')
  await app.close()
  expect(ownWeb.statusCode).toBe(200)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0)
  expect(beyond.json().code).toBe('too_many_requests')
})

test('a route that does not declare who may call it stops the start', async () => {
  const app = await buildApp({ ...outside, db: failingDb(new Error()), config: TEST_CONFIG }, false)
  expect(() => app.get('/open', async () => 'open')).toThrow('does not say who may call it')
  await app.close()
})

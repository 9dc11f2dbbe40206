import { runCollector } from '@/__tests__/trace-collector'
import { openTracer } from '@/lib/telemetry/open-tracer'
import type { Tracer } from '@/lib/telemetry/tracer'
import { buildApp } from '@/server/app'
import { sweep } from '@/server/jobs/sweeper'
import { LOGGER } from '@/server/plugins/log'
import { serviceSms } from '@/server/ports/sms'
import { eventually } from '../../eventually'
import { AN_ID, hostDetails } from '../support/applications'
import { aBookingAt } from '../support/bookings'
import { aConversation, sendText } from '../support/conversations'
import { anUpload } from '../support/pictures'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, type TestUser } from '../support/users'

const IBAN = 'SA0380000000608010167519'
const CARD = '4111111111111111'
const SMS_TOKEN = 'token-of-the-sms-service'
const CALENDAR = 'https://calendar.example.com/private-4711/basic.ics'
const TYPED = 'Call me: zero five five five'
const MAIL = 'huda@example.sa'
const WEBHOOK_SECRET = 'not-the-secret-of-the-webhook'

const api = appForTests()
let lines: string[]
let close: () => Promise<void>
let collector: Awaited<ReturnType<typeof runCollector>>
let tracer: Tracer | undefined

/** The same application with the log that production writes, in full, with traces, and a message service that is down. */
beforeAll(async () => {
  const quiet = api.app
  const { translations: _words, log: _log, live: _live, ...adapters } = quiet.deps
  lines = []
  const stream = { write: (line: string) => void lines.push(line) }
  const sms = serviceSms({
    service: 'unifonic',
    url: 'http://127.0.0.1:1/',
    token: SMS_TOKEN,
    senderName: 'Diyar',
    timeoutMs: 300,
  })
  collector = await runCollector()
  const warn = (line: string) => void lines.push(line)
  tracer = await openTracer({ endpoint: collector.endpoint, service: 'diyar-api', warn })
  const logger = { ...(LOGGER as object), level: 'trace', stream }
  api.app = await buildApp({ ...adapters, sms, tracer }, logger)
  close = async () => {
    await quiet.close()
    await collector.close()
  }
})
afterAll(() => close())

const post = (path: string, body: unknown, as?: TestUser) => api.call('POST', path, { as, body })

/** Signs up with a wrong code first; returns what must stay secret. */
async function signUp(): Promise<string[]> {
  const phone = '555000123'
  const { otp, challenge } = (await post('/user/signup', { phone })).body
  const wrong = otp === '0000' ? '1111' : '0000'
  expect((await post('/user/verify', { phone, otp: wrong, challenge })).status).toBe(422)
  const { token } = (await post('/user/verify', { phone, otp, challenge })).body
  expect((await api.call('GET', '/user/profile', { as: { token } })).status).toBe(200)
  expect((await api.call('GET', '/user/profile', { as: { token: `${token}x` } })).status).toBe(401)
  await api.app.inject({ method: 'POST', url: '/api/v1/user/login', payload: `{"phone":"${phone}"` })
  return [phone, challenge, token]
}

async function nameAccount(host: TestUser): Promise<void> {
  const { otp } = (await post('/user/proof', {}, host)).body
  expect((await api.call('PUT', '/user/proof', { as: host, body: { otp } })).status).toBe(204)
  const body = { iban: IBAN, holderName: 'Sara Alharbi' }
  expect((await api.call('PUT', '/vender/bank-account', { as: host, body })).status).toBe(200)
}

async function readPaper(owner: TestUser): Promise<string> {
  const paper = await anUpload(api, owner, 50, 'document')
  const { url } = (await post(`${paper}/address`, {}, owner)).body
  expect((await api.call('GET', url)).status).toBe(200)
  expect((await api.call('GET', `${url}x`)).status).toBe(404)
  return String(new URL(url, 'http://a').searchParams.get('signature'))
}

/** As a broken statement of the driver is thrown: the values are in its message and in its cause. */
function brokenStatement(phone: string): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type integer: "${phone}"`), {
    code: '22P02',
    detail: `Key (phone)=(${phone}) already exists.`,
    parameters: [phone, IBAN],
  })
  return Object.assign(new Error(`Failed query: insert into users\nparams: ${phone},${IBAN}`, { cause }), {
    query: 'insert into users',
    params: [phone, IBAN],
  })
}

test('no line of the log and no span has a code, a token, a signature, a number of a person or of a bank, or what a user wrote', async () => {
  const secrets = [IBAN, CARD, SMS_TOKEN, CALENDAR, AN_ID, MAIL, TYPED, WEBHOOK_SECRET, ...(await signUp())]
  const [guest, host] = [await aGuest(api), await aHost(api)]
  await nameAccount(host)
  const applicant = await aGuest(api)
  const application = { as: applicant, body: await hostDetails(api, applicant) }
  const applied = await api.call('PUT', '/user/upgrade-vender-host', application)
  secrets.push(await readPaper(guest))
  const stay = await aBookingAt(api, { paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay', { source: CARD })
  await post(`/payments/webhooks/${api.payments.provider}`, { id: 'x', secret_token: WEBHOOK_SECRET })
  const { id, guest: writer } = await aConversation(api)
  await sendText(api, writer, id, TYPED)
  const importUrl = { as: stay.host, body: { importUrl: CALENDAR } }
  await api.call('PUT', `/vender/services/${stay.serviceId}/calendar`, importUrl)
  await post('/contact', { name: 'Huda', email: MAIL, topic: 'booking', message: TYPED })
  await api.call('GET', `/services/search?q=${encodeURIComponent(MAIL)}`)
  const { ticket } = (await api.call('GET', '/realtime/ticket', { as: guest })).body
  secrets.push(ticket, guest.token, host.token, guest.phone, guest.phone.slice(4))
  await sweep(api.app.deps)
  api.app.log.error({ err: brokenStatement(guest.phone) }, 'unexpected failure')

  await eventually(() => lines.some((line) => line.includes('a code was not sent')))
  expect([applied.status, lines.length > 30]).toEqual([200, true])
  await tracer?.close()
  const told = secrets.filter((secret) => lines.some((line) => line.includes(secret)))
  expect(lines.filter((line) => told.some((one) => line.includes(one)))).toEqual([])
  const traced = collector.text()
  expect(secrets.filter((secret) => traced.includes(secret))).toEqual([])
  expect(collector.spans().length).toBeGreaterThan(100)
  expect(lines.filter((line) => /"?otp"?:|Bearer |signature=|secret_token/i.test(line))).toEqual([])
})

test('a refused call leaves a line with its route, reason, user and request', async () => {
  const guest = await aGuest(api)
  lines.length = 0
  const { requestId } = (await api.call('GET', '/vender/earnings', { as: guest })).body
  const about = { route: '/api/v1/vender/earnings', status: 403, refusal: 'forbidden', userId: guest.id }
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ ...about, reqId: requestId, time: expect.any(Number) }),
  )
})

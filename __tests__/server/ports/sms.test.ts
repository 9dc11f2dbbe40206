import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { consoleSms, type SmsSettings, sendWithRetries, serviceSms } from '@/server/ports/sms'

let server: Server
let taken: { headers: IncomingMessage['headers']; body: string }[]
let answers: { status: number; body: unknown }[]
let settings: SmsSettings

beforeEach(async () => {
  taken = []
  answers = []
  server = createServer(async (request, response) => {
    taken.push({ headers: request.headers, body: await text(request) })
    const answer = answers.shift()
    if (!answer) return
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  settings = { service: 'unifonic', url, token: 'secret', senderName: 'Diyar', timeoutMs: 300 }
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const MESSAGE = { to: '+966512345678', text: 'حجز جديد & more', reference: 'w1' }

test('Unifonic gets a form with the number in digits, and must confirm it', async () => {
  answers.push({ status: 200, body: { success: true } }, { status: 200, body: { success: 'false' } })
  const sms = serviceSms(settings)
  await sms.send(MESSAGE)
  expect(Object.fromEntries(new URLSearchParams(taken[0]?.body))).toMatchObject({
    AppSid: 'secret',
    SenderID: 'Diyar',
    Recipient: '966512345678',
    Body: MESSAGE.text,
    CorrelationID: 'w1',
  })
  await expect(sms.send(MESSAGE)).rejects.toThrow('unifonic did not take a text message (status 200)')
})

test('Taqnyat gets JSON with a bearer, and must answer 201 inside', async () => {
  answers.push({ status: 201, body: { statusCode: 201 } }, { status: 401, body: { statusCode: 401 } })
  const sms = serviceSms({ ...settings, service: 'taqnyat' })
  await sms.send(MESSAGE)
  expect(taken[0]?.headers.authorization).toBe('Bearer secret')
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
    recipients: ['966512345678'],
    body: MESSAGE.text,
    sender: 'Diyar',
  })
  await expect(sms.send(MESSAGE)).rejects.toThrow('status 401')
})

test('a service that does not answer is not waited for', async () => {
  await expect(serviceSms(settings).send(MESSAGE)).rejects.toThrow(/timeout/i)
})

test('a code is sent with three tries at once, then it is reported as lost', async () => {
  const busy = { status: 503, body: {} }
  answers.push(busy, busy, { status: 200, body: { success: true } }, busy, busy, busy)
  await sendWithRetries(serviceSms(settings), MESSAGE)
  expect(taken).toHaveLength(3)
  await expect(sendWithRetries(serviceSms(settings), MESSAGE)).rejects.toThrow('status 503')
  expect(taken).toHaveLength(6)
})

test('the console shows the text of a notification, never a number and never a code', async () => {
  const lines: string[] = []
  const sms = consoleSms({ info: (about, line) => lines.push(JSON.stringify([about, line])) })
  await sms.send(MESSAGE)
  await sms.send({ to: '+966512345678', text: 'code 4711' })
  expect(lines[0]).toContain('حجز جديد')
  expect(lines.join()).not.toMatch(/512345678|4711/)
})

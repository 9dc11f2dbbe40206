import { oneTimeCodes } from '@/server/db/schema/accounts'
import { aGuest } from '../support/people'
import { appForTests } from '../support/test-app'

const api = appForTests({ codeLimits: { perPhonePerDay: 6, perAddressPerDay: 20, perMinuteOverall: 25 } })

const post = (path: string, body: unknown, from?: string) =>
  api.call('POST', path, { body, from, headers: { 'accept-language': 'en' } })
const verify = (phone: string, otp: string) => post('/user/verify', { phone, otp })
const wrongFor = (otp: string) => String((Number(otp) + 1) % 10_000).padStart(4, '0')

async function codeFor(phone: string): Promise<string> {
  return (await post('/user/login', { phone })).body.user.otp
}

test('login-wrong-otp: a wrong code answers 422 with its sentence, and the right one still works', async () => {
  const { phone } = await aGuest(api)
  const otp = await codeFor(phone)
  const wrong = await verify(phone, wrongFor(otp))
  expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([422, 'wrong_otp', 'Wrong OTP!'])
  expect((await verify(phone, otp)).status).toBe(200)
})

test('after three wrong tries the code is dead, for the right digits too', async () => {
  const { phone } = await aGuest(api)
  const otp = await codeFor(phone)
  for (let i = 0; i < 3; i += 1) expect((await verify(phone, wrongFor(otp))).status).toBe(422)
  expect((await verify(phone, otp)).status).toBe(422)
})

test('fifty wrong tries at once count as three: nobody finds a code by asking faster', async () => {
  const { phone } = await aGuest(api)
  const otp = await codeFor(phone)
  const tries = Array.from({ length: 50 }, () => verify(phone, wrongFor(otp)))
  expect((await Promise.all(tries)).every((one) => one.status === 422)).toBe(true)
  expect((await verify(phone, otp)).status).toBe(422)
  expect((await api.db.select().from(oneTimeCodes))[0]?.wrongTries).toBe(3)
})

test('the right code in ten calls at once opens one session', async () => {
  const { phone } = await aGuest(api)
  const otp = await codeFor(phone)
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(phone, otp)))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
})

test('a code dies after five minutes, when used, and when a new one is sent', async () => {
  const { phone } = await aGuest(api)
  const first = await codeFor(phone)
  api.clock.pass(300)
  expect((await verify(phone, first)).status).toBe(422)
  const second = await codeFor(phone)
  expect((await verify(phone, second)).status).toBe(200)
  expect((await verify(phone, second)).status).toBe(422)
  const third = await codeFor(phone)
  api.clock.pass(180)
  const { otp } = (await post('/user/resend-otp', { phone })).body
  if (third !== otp) expect((await verify(phone, third)).status).toBe(422)
  expect((await verify(phone, otp)).status).toBe(200)
})

test('a code belongs to its number', async () => {
  const [one, other] = [await aGuest(api), await aGuest(api)]
  const [otp, otherOtp] = [await codeFor(one.phone), await codeFor(other.phone)]
  if (otp !== otherOtp) expect((await verify(other.phone, otp)).status).toBe(422)
  expect((await verify(one.phone, otp)).status).toBe(200)
})

test('login-otp-dialog: another code comes after 180 s, and the wait is told', async () => {
  const { phone } = await aGuest(api)
  await codeFor(phone)
  api.clock.pass(100)
  for (const path of ['/user/login', '/user/resend-otp']) {
    const early = await post(path, { phone })
    expect([early.status, early.body.code]).toEqual([429, 'too_many_requests'])
    expect(early.headers['retry-after']).toBe('80')
    expect(early.body.message).toContain('80')
  }
  api.clock.pass(80)
  expect((await post('/user/resend-otp', { phone })).status).toBe(200)
})

test('who used a code may ask for the next one at once', async () => {
  const { phone } = await aGuest(api)
  await verify(phone, await codeFor(phone))
  expect((await post('/user/login', { phone })).status).toBe(200)
})

test('otp-resend-call: a number that never asked for a code gets none; a new one keeps its purpose', async () => {
  expect((await post('/user/resend-otp', { phone: '555000111' })).status).toBe(404)
  await post('/user/signup', { phone: '555000111' })
  api.clock.pass(180)
  const { otp } = (await post('/user/resend-otp', { phone: '555000111' })).body
  expect((await verify('555000111', otp)).body.user).toMatchObject({ phone: '+966555000111' })
})

test('a number gets six codes a day, and one more the day after', async () => {
  const { phone } = await aGuest(api)
  for (let i = 0; i < 6; i += 1) {
    expect((await post('/user/login', { phone })).status).toBe(200)
    api.clock.pass(180)
  }
  const seventh = await post('/user/login', { phone })
  expect([seventh.status, seventh.headers['retry-after']]).toEqual([429, '86400'])
  api.clock.pass(86_400)
  expect((await post('/user/login', { phone })).status).toBe(200)
})

test('the same second asks once for a number, however many calls there are', async () => {
  const { phone } = await aGuest(api)
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('/user/login', { phone })))
  expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(429)])
  expect(api.sentTexts).toHaveLength(1)
})

test('an address gets twenty codes a day, whatever numbers it names; another address is not touched', async () => {
  const ask = (i: number, from?: string) => post('/user/signup', { phone: `5550001${10 + i}` }, from)
  for (let i = 0; i < 20; i += 1) expect((await ask(i)).status).toBe(200)
  expect((await ask(20)).status).toBe(429)
  expect((await ask(21, '198.51.100.9')).status).toBe(200)
})

test('the whole system makes so many codes a minute and no more', async () => {
  const ask = (i: number) => post('/user/signup', { phone: `5550002${10 + i}` }, `198.51.100.${i}`)
  for (let i = 0; i < 25; i += 1) expect((await ask(i)).status).toBe(200)
  const beyond = await ask(26)
  expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, '60'])
})

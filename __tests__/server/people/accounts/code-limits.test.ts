import { aBrowser, wrongFor } from '@/__tests__/server/support/browsers'
import { appForTests, TEST_CONFIG } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { oneTimeCodes } from '@/server/db/schema/people/sessions'

const api = appForTests({ codeLimits: { ...TEST_CONFIG.codeLimits, perMinuteOverall: 25 } })

test('login-wrong-otp: a wrong code answers 422 with its message, and the right one still works', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const otp = await browser.codeFor(phone)
  const wrong = await browser.verify(phone, wrongFor(otp))
  expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([422, 'wrong_otp', 'Wrong OTP!'])
  expect((await browser.verify(phone, otp)).status).toBe(200)
})

test('after three wrong codes the code is invalid, for the right digits too', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const otp = await browser.codeFor(phone)
  for (let i = 0; i < 3; i += 1) expect((await browser.verify(phone, wrongFor(otp))).status).toBe(422)
  expect((await browser.verify(phone, otp)).status).toBe(422)
})

test('fifty wrong codes at once count as three', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const otp = await browser.codeFor(phone)
  const tries = Array.from({ length: 50 }, () => browser.verify(phone, wrongFor(otp)))
  expect((await Promise.all(tries)).every((one) => one.status === 422)).toBe(true)
  expect((await browser.verify(phone, otp)).status).toBe(422)
  expect((await api.db.select().from(oneTimeCodes))[0]?.wrongTries).toBe(3)
})

test('the right code in ten calls at once opens one session', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const otp = await browser.codeFor(phone)
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.verify(phone, otp)))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
})

test('a code is invalid after five minutes, when used, and when a new one is sent', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const first = await browser.codeFor(phone)
  api.clock.pass(300)
  expect((await browser.verify(phone, first)).status).toBe(422)
  const second = await browser.codeFor(phone)
  expect((await browser.verify(phone, second)).status).toBe(200)
  expect((await browser.verify(phone, second)).status).toBe(422)
  const third = await browser.codeFor(phone)
  api.clock.pass(180)
  const { otp } = (await browser.post('/user/resend-otp', { phone })).body
  if (third !== otp) expect((await browser.verify(phone, third)).status).toBe(422)
  expect((await browser.verify(phone, otp)).status).toBe(200)
})

test('a code belongs to its number', async () => {
  const [one, other] = [await aGuest(api), await aGuest(api)]
  const browser = aBrowser(api)
  const [otp, otherOtp] = [await browser.codeFor(one.phone), await browser.codeFor(other.phone)]
  if (otp !== otherOtp) expect((await browser.verify(other.phone, otp)).status).toBe(422)
  expect((await browser.verify(one.phone, otp)).status).toBe(200)
})

test('login-otp-dialog: another code comes after 180 s, and the answer has the wait', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  await browser.codeFor(phone)
  api.clock.pass(100)
  for (const path of ['/user/login', '/user/resend-otp']) {
    const early = await browser.post(path, { phone })
    expect([early.status, early.body.code]).toEqual([429, 'too_many_requests'])
    expect(early.headers['retry-after']).toBe('80')
    expect(early.body.message).toContain('80')
  }
  api.clock.pass(80)
  expect((await browser.post('/user/resend-otp', { phone })).status).toBe(200)
})

test('after a code was used the next one can be requested at once', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  await browser.verify(phone, await browser.codeFor(phone))
  expect((await browser.post('/user/login', { phone })).status).toBe(200)
})

test('otp-resend-call: without a first code there is no resend; a new one has the same purpose', async () => {
  const browser = aBrowser(api)
  const phone = '555000111'
  expect((await browser.post('/user/resend-otp', { phone })).status).toBe(404)
  await browser.post('/user/signup', { phone })
  api.clock.pass(180)
  expect((await aBrowser(api).post('/user/resend-otp', { phone })).status).toBe(404)
  const { otp } = (await browser.post('/user/resend-otp', { phone })).body
  expect((await browser.verify(phone, otp)).body.user).toMatchObject({ phone: '+966555000111' })
})

test('a number gets six codes a day from one address, and one more the day after', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  for (let i = 0; i < 6; i += 1) {
    expect((await browser.post('/user/login', { phone })).status).toBe(200)
    api.clock.pass(180)
  }
  const seventh = await browser.post('/user/login', { phone })
  expect([seventh.status, seventh.headers['retry-after']]).toEqual([429, '86400'])
  api.clock.pass(86_400)
  expect((await browser.post('/user/login', { phone })).status).toBe(200)
})

test('one second sends at most three texts to a number, however many browsers request them', async () => {
  const { phone } = await aGuest(api)
  const request = (_: unknown, i: number) => aBrowser(api, `198.51.100.${i}`).post('/user/login', { phone })
  const answers = await Promise.all(Array.from({ length: 10 }, request))
  expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 200, ...Array(7).fill(429)])
  expect(api.sentTexts).toHaveLength(3)
})

test('an address gets twenty codes a day, for whatever numbers; another address is not affected', async () => {
  const request = (i: number, from?: string) =>
    aBrowser(api, from).post('/user/signup', { phone: `5550001${10 + i}` })
  for (let i = 0; i < 20; i += 1) expect((await request(i)).status).toBe(200)
  expect((await request(20)).status).toBe(429)
  expect((await request(21, '198.51.100.9')).status).toBe(200)
})

test('an address can query twenty numbers a day: those without an account count too', async () => {
  const request = (i: number) => aBrowser(api).post('/user/login', { phone: `5550003${10 + i}` })
  for (let i = 0; i < 20; i += 1) expect((await request(i)).status).toBe(404)
  expect((await request(20)).status).toBe(429)
})

test('a number whose lookup failed can be signed up at once', async () => {
  const browser = aBrowser(api)
  const phone = '555000444'
  for (let i = 0; i < 4; i += 1) expect((await browser.post('/user/login', { phone })).status).toBe(404)
  const { otp } = (await browser.post('/user/signup', { phone })).body
  expect((await browser.verify(phone, otp)).status).toBe(200)
})

test('the whole system creates a limited number of codes a minute', async () => {
  const request = (i: number) =>
    aBrowser(api, `198.51.100.${i}`).post('/user/signup', { phone: `5550002${10 + i}` })
  for (let i = 0; i < 25; i += 1) expect((await request(i)).status).toBe(200)
  const beyond = await request(26)
  expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, '60'])
})

test('an IPv6 client that calls from ever other addresses of its /64 has the codes of one address', async () => {
  const signUp = (i: number, network: string) =>
    aBrowser(api, `${network}::${i + 1}`).post('/user/signup', { phone: `05570000${10 + i}` })
  for (let i = 0; i < 20; i += 1) expect((await signUp(i, '2001:db8:1:2')).status).toBe(200)
  expect((await signUp(20, '2001:db8:1:2')).status).toBe(429)
  expect((await signUp(21, '2001:db8:1:3')).status).toBe(200)
})

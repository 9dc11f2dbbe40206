import { oneTimeCodes } from '@/server/db/schema/sessions'
import { aBrowser, wrongFor } from '../support/browsers'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

const api = appForTests()

const OWNER = '198.51.100.1'
const stranger = (i: number) => aBrowser(api, `203.0.113.${i}`)

test('wrong tries of strangers, fifty at once, leave the code of whoever asked for it as it is', async () => {
  const { phone } = await aGuest(api)
  const owner = aBrowser(api, OWNER)
  const otp = await owner.codeFor(phone)
  const other = stranger(1)
  await other.codeFor(phone)
  const tries = Array.from({ length: 50 }, (_, i) =>
    (i % 2 ? other : stranger(2)).verify(phone, wrongFor(otp)),
  )
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]))
  expect((await owner.verify(phone, otp)).status).toBe(200)
})

test('the right digits open nothing for a stranger, with a challenge of their own or without any', async () => {
  const { phone } = await aGuest(api)
  const owner = aBrowser(api, OWNER)
  const otp = await owner.codeFor(phone)
  const other = stranger(1)
  const ownCode = await other.codeFor(phone)
  const attempts = [other, stranger(2)].map((one) => one.verify(phone, otp))
  if (otp !== ownCode) expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([422, 422])
  expect((await owner.verify(phone, otp)).status).toBe(200)
})

test('a challenge that a caller made up is none: the server hands out its own', async () => {
  const { phone } = await aGuest(api)
  const challenge = 'a'.repeat(43)
  const { user, data } = (await api.call('POST', '/user/login', { body: { phone, challenge } })).body
  expect(data.challenge).not.toBe(challenge)
  const typed = { phone, otp: user.otp, challenge }
  expect((await api.call('POST', '/user/verify', { body: typed })).status).toBe(422)
})

test('nobody waits, and nobody loses a code of the day, because others asked for the number', async () => {
  const { phone } = await aGuest(api)
  for (let i = 0; i < 6; i += 1) {
    expect((await stranger(i % 2).post('/user/login', { phone })).status).toBe(200)
    if (i % 2) api.clock.pass(180)
  }
  const owner = aBrowser(api, OWNER)
  for (let i = 0; i < 6; i += 1) {
    expect((await owner.post('/user/login', { phone })).status).toBe(200)
    api.clock.pass(180)
  }
})

test('beyond the ceiling of a number a login takes a browser that its owner used before, which strangers cannot lock out', async () => {
  const { phone } = await aGuest(api)
  const owner = aBrowser(api, OWNER)
  expect((await owner.verify(phone, await owner.codeFor(phone))).status).toBe(200)
  for (let i = 1; i < 12; i += 1) {
    expect((await stranger(i).post('/user/login', { phone })).status).toBe(200)
    api.clock.pass(180)
  }
  const refused = await stranger(50).post('/user/login', { phone })
  expect([refused.status, refused.body.code]).toEqual([429, 'known_device_needed'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body.message).toMatch(/Log in from a browser or device where you logged in/)
  const otp = await owner.codeFor(phone)
  expect((await owner.verify(phone, otp)).status).toBe(200)
})

test('a known device is one for its own number alone, and for as many codes a day as anybody', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const browser = aBrowser(api, OWNER)
  await browser.verify(guest.phone, await browser.codeFor(guest.phone))
  await browser.codeFor(other.phone)
  const proven = (await api.db.select().from(oneTimeCodes)).map(({ provenBy }) => provenBy !== null)
  expect(proven).toEqual([false, false])
  for (let i = 0; i < 6; i += 1) {
    expect((await browser.post('/user/login', { phone: guest.phone })).status).toBe(200)
    api.clock.pass(180)
  }
  expect((await browser.post('/user/login', { phone: guest.phone })).status).toBe(429)
})

test('signing out everywhere and leaving forget the known devices', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api, OWNER)
  const signIn = async () => (await browser.verify(phone, await browser.codeFor(phone))).body.token
  await api.call('POST', '/user/sessions/end', { as: { token: await signIn() } })
  const token = await signIn()
  const codes = await api.db.select().from(oneTimeCodes)
  expect(codes.every(({ provenBy }) => provenBy === null)).toBe(true)
  const { otp } = (await api.call('POST', '/user/delete-code', { as: { token }, body: {} })).body
  expect((await api.call('DELETE', '/user/profile', { as: { token }, body: { otp } })).status).toBe(204)
  await browser.post('/user/signup', { phone })
  expect((await api.db.select().from(oneTimeCodes)).at(-1)?.provenBy).toBeNull()
})

test('the challenge is a cookie that no script reads and that is taken away once it was met', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const requested = await browser.post('/user/login', { phone })
  expect(requested.headers['set-cookie']).toMatch(
    /^__Host-diyar_challenge=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  )
  await browser.verify(phone, requested.body.user.otp)
  expect([...browser.cookies.keys()]).toEqual(['__Host-diyar_device'])
})

test('a code for another number or for leaving is of use to the session that asked for it alone', async () => {
  const guest = await aGuest(api)
  const browser = aBrowser(api)
  const { token } = (await browser.verify(guest.phone, await browser.codeFor(guest.phone))).body
  const body = { phone: '0556000002' }
  const { otp } = (await api.call('POST', '/user/phone', { as: guest, body })).body
  const change = (as: { token: string }) => api.call('PUT', '/user/phone', { as, body: { ...body, otp } })
  expect((await change({ token })).body.code).toBe('wrong_otp')
  expect((await change(guest)).body.phone).toBe('+966556000002')
})

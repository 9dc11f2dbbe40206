import { aBrowser, wrongFor } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { oneTimeCodes } from '@/server/db/schema/people/sessions'

const api = appForTests()

const OWNER = '198.51.100.1'
const stranger = (i: number) => aBrowser(api, `203.0.113.${i}`)

test('wrong codes of other browsers, fifty at once, leave the code of its requester valid', async () => {
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

test('the right code is refused with another challenge or without one', async () => {
  const { phone } = await aGuest(api)
  const owner = aBrowser(api, OWNER)
  const otp = await owner.codeFor(phone)
  const other = stranger(1)
  const ownCode = await other.codeFor(phone)
  const attempts = [other, stranger(2)].map((one) => one.verify(phone, otp))
  if (otp !== ownCode) expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([422, 422])
  expect((await owner.verify(phone, otp)).status).toBe(200)
})

test('a made-up challenge is refused: the server issues its own', async () => {
  const { phone } = await aGuest(api)
  const challenge = 'a'.repeat(43)
  const { user, data } = (await api.call('POST', '/user/login', { body: { phone, challenge } })).body
  expect(data.challenge).not.toBe(challenge)
  const typed = { phone, otp: user.otp, challenge }
  expect((await api.call('POST', '/user/verify', { body: typed })).status).toBe(422)
})

test("code requests of others for a number neither delay its user nor use up the user's codes of the day", async () => {
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

test('beyond the limit of a number only a browser that its user has used before can sign in, which others cannot lock out', async () => {
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

test('a known device counts for its own number alone, and for no more codes a day than any other', async () => {
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

test('signing out everywhere and closing the account forget the known devices', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api, OWNER)
  const signIn = async () => (await browser.verify(phone, await browser.codeFor(phone))).body.token
  await api.call('POST', '/user/sessions/end', { as: { token: await signIn() } })
  const token = await signIn()
  const codes = await api.db.select().from(oneTimeCodes)
  expect(codes.every(({ provenBy }) => provenBy === null)).toBe(true)
  expect((await api.call('DELETE', '/user/profile', { as: { token } })).status).toBe(204)
  await browser.post('/user/signup', { phone })
  expect((await api.db.select().from(oneTimeCodes)).at(-1)?.provenBy).toBeNull()
})

test('the challenge is a cookie that no script can read and that is cleared once it was used', async () => {
  const { phone } = await aGuest(api)
  const browser = aBrowser(api)
  const requested = await browser.post('/user/login', { phone })
  expect(requested.headers['set-cookie']).toMatch(
    /^__Host-diyar_challenge=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  )
  await browser.verify(phone, requested.body.user.otp)
  expect([...browser.cookies.keys()]).toEqual(['__Host-diyar_device'])
})

test('a code for a new number works only in the session that requested it', async () => {
  const guest = await aGuest(api)
  const browser = aBrowser(api)
  const { token } = (await browser.verify(guest.phone, await browser.codeFor(guest.phone))).body
  const body = { phone: '0556000002' }
  const { otp } = (await api.call('POST', '/user/phone', { as: guest, body })).body
  const change = (as: { token: string }) => api.call('PUT', '/user/phone', { as, body: { ...body, otp } })
  expect((await change({ token })).body.code).toBe('wrong_otp')
  expect((await change(guest)).body.phone).toBe('+966556000002')
})

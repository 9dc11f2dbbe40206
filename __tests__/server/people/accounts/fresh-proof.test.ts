import { eq } from 'drizzle-orm'
import { aBrowser, wrongFor } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { sessions } from '@/server/db/schema/people/sessions'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'

const api = appForTests()

/** What the session alone reaches; nothing is proven on the way. */
const statusOf = async (as: { token: string }) =>
  (await api.call('GET', '/user/proof', { as, isStolen: true })).status
const codeFor = async (as: { token: string }): Promise<string> =>
  (await api.call('POST', '/user/proof', { as, body: {} })).body.otp
const give = (as: { token: string }, otp: string) => api.call('PUT', '/user/proof', { as, body: { otp } })

async function signIn({ phone }: TestUser): Promise<{ token: string }> {
  const browser = aBrowser(api)
  return { token: (await browser.verify(phone, await browser.codeFor(phone))).body.token }
}

test('a sign-in is a proof for ten minutes, and a code to the number on file is one for ten more', async () => {
  const guest = await aGuest(api)
  const session = await signIn(guest)
  api.clock.pass(599)
  expect(await statusOf(session)).toBe(204)
  api.clock.pass(1)
  expect(await statusOf(session)).toBe(403)
  const otp = await codeFor(session)
  expect(api.sentTexts.at(-1)).toEqual({ to: guest.phone, text: expect.stringContaining(otp) })
  expect(api.sentTexts.at(-1)?.text).toMatch(/إن لم تطلبه/)
  expect((await give(session, otp)).status).toBe(204)
  api.clock.pass(599)
  expect(await statusOf(session)).toBe(204)
  api.clock.pass(1)
  expect(await statusOf(session)).toBe(403)
})

test('the answer names the proof that is missing, in the language of the caller', async () => {
  const guest = await aGuest(api)
  const headers = { 'accept-language': 'en' }
  const { status, body } = await api.call('GET', '/user/export', { as: guest, isStolen: true, headers })
  expect([status, body.code, body.proof]).toEqual([403, 'proof_needed', 'code'])
  expect(body.message).toMatch(/confirm first that it is you/)
})

test('a proof belongs to its session, and a code to the session that requested it', async () => {
  const guest = await aGuest(api)
  const [owner, thief] = [await signIn(guest), await signIn(guest)]
  api.clock.pass(600)
  const otp = await codeFor(owner)
  expect((await give(thief, otp)).body.code).toBe('wrong_otp')
  expect((await give(owner, otp)).status).toBe(204)
  expect([await statusOf(owner), await statusOf(thief)]).toEqual([204, 403])
  expect((await give(owner, otp)).body.code).toBe('wrong_otp')
})

test('a code for a proof opens no session and changes no number, and three wrong ones end it', async () => {
  const guest = await aGuest(api)
  const otp = await codeFor(guest)
  const { phone, token } = guest
  const login = await api.call('POST', '/user/verify', { body: { phone, otp, challenge: token } })
  expect(login.body.code).toBe('wrong_otp')
  const as = guest
  const change = await api.call('PUT', '/user/phone', { as, body: { phone, otp } })
  expect(change.body.code).toBe('wrong_otp')
  expect((await give(guest, wrongFor(otp))).body.code).toBe('wrong_otp')
  expect((await give(guest, otp)).body.code).toBe('wrong_otp')
  expect(await statusOf(await signIn(guest))).toBe(204)
})

test('the codes that a stolen session requests and wastes are its own: the owner signs in and proves as before', async () => {
  const guest = await aGuest(api)
  for (let i = 0; i < 8; i += 1) {
    await codeFor(guest)
    for (let tries = 0; tries < 4; tries += 1) await give(guest, '0000')
    api.clock.pass(180)
  }
  const owner = await signIn(guest)
  api.clock.pass(600)
  expect((await give(owner, await codeFor(owner))).status).toBe(204)
})

test('a new number ends what other sessions had proved about the old one', async () => {
  const guest = await aGuest(api)
  const [owner, other] = [await signIn(guest), await signIn(guest)]
  const body = { phone: '0556000020' }
  const { otp } = (await api.call('POST', '/user/phone', { as: owner, body })).body
  expect((await api.call('PUT', '/user/phone', { as: owner, body: { ...body, otp } })).status).toBe(200)
  expect([await statusOf(owner), await statusOf(other)]).toEqual([204, 403])
  const rows = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(other.token)))
  expect(rows).toMatchObject([{ provenAt: null }])
})

test('a proof or a sign-in by the old number in the instant of its change proves nothing afterwards', async () => {
  const guest = await aGuest(api)
  const [owner, other, stranger] = [await signIn(guest), await signIn(guest), aBrowser(api)]
  const body = { phone: '0556000021' }
  const { otp } = (await api.call('POST', '/user/phone', { as: owner, body })).body
  const [proof, login] = [await codeFor(other), await stranger.codeFor(guest.phone)]
  const [changed, given, opened] = await Promise.all([
    api.call('PUT', '/user/phone', { as: owner, body: { ...body, otp } }),
    give(other, proof),
    stranger.verify(guest.phone, login),
  ])
  expect(changed.status).toBe(200)
  expect([204, 422]).toContain(given.status)
  expect([200, 404]).toContain(opened.status)
  expect([await statusOf(owner), await statusOf(other)]).toEqual([204, 403])
  if (opened.status === 200) expect(await statusOf(opened.body)).toBe(403)
})

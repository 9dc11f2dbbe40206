import type { InjectOptions } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { anAuthenticator } from '@/__tests__/server/support/authenticator'
import { passkeyCalls } from '@/__tests__/server/support/passkeys'
import { appForTests, TEST_CONFIG, type TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { buildApp } from '@/server/app'
import type { Config } from '@/server/config'
import { adminSecondSteps } from '@/server/db/schema/people/admins'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { resealSecondSteps } from '@/server/modules/people/admins/reseal-second-steps'
import { openSecret } from '@/server/modules/people/admins/sealed-secret'
import { makeTicket, readTicket } from '@/server/modules/people/realtime/ticket'
import { resealEndpoints, secretOf } from '@/server/modules/people/webhooks/endpoint-secret'
import { isSignedBy } from '@/server/modules/privacy/documents/sign-address'
import { sessionKeys, sign } from '@/server/rotating-keys'

const NEW_SECRET = 'another secret for tests, 32 characters'
const NEW_TOTP_KEY = 'another key for tests, of 32 characters'
const { sessionSecret, adminTotpKey } = TEST_CONFIG
const ROTATING = {
  ...{ sessionSecret: NEW_SECRET, previousSessionSecret: sessionSecret },
  ...{ adminTotpKey: NEW_TOTP_KEY, previousAdminTotpKey: adminTotpKey },
}
const ROTATED = { sessionSecret: NEW_SECRET, adminTotpKey: NEW_TOTP_KEY }

/** The api in three states of a rotation, on one database: before, with both keys, and with the new key alone. */
const before = appForTests({ adminTwoStep: 'required' })
let rotating: TestApp
let rotated: TestApp
beforeAll(async () => {
  rotating = await anotherApi(ROTATING)
  rotated = await anotherApi(ROTATED)
})
afterAll(() => Promise.all([rotating.app.close(), rotated.app.close()]))

async function anotherApi(config: Partial<Config>): Promise<TestApp> {
  const { deps } = before.app
  const app = await buildApp({ ...deps, config: { ...deps.config, ...config } }, false)
  const call: TestApp['call'] = async (method, path, { as, body } = {}) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `/api/v1${path}`,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.payload ? answer.json() : null,
    }
  }
  return { ...before, app, call }
}

const configOf = (config: Partial<Config>): Config => ({ ...TEST_CONFIG, ...config })
const renewIn = async (config: Partial<Config>) => {
  const deps = { db: before.db, config: configOf(config) }
  await resealSecondSteps(deps)
  await resealEndpoints(deps)
}

test('a code that was sent before signs in with both keys, and no longer with the new one alone', async () => {
  const guest = await aGuest(before)
  const request = async () => {
    before.clock.pass(200)
    const { body } = await before.call('POST', '/user/login', { body: { phone: guest.phone } })
    return { phone: guest.phone, otp: body.user.otp, challenge: body.data.challenge }
  }
  expect((await rotating.call('POST', '/user/verify', { body: await request() })).status).toBe(200)
  expect((await rotated.call('POST', '/user/verify', { body: await request() })).body.code).toBe('wrong_otp')
})

test('a session goes on through the whole rotation, and new ones work in every state that knows their key', async () => {
  const guest = await aGuest(before)
  for (const api of [before, rotating, rotated])
    expect((await api.call('GET', '/user/profile', { as: guest })).status).toBe(200)
})

test('a prompt for a passkey that was open is answered with both keys', async () => {
  const guest = await aGuest(before)
  const key = await passkeyCalls(before).aPasskey(guest)
  const open = await passkeyCalls(before).toSignIn()
  expect((await passkeyCalls(rotated).signIn(key.use(open))).body.code).toBe('wrong_passkey')
  expect((await passkeyCalls(rotating).signIn(key.use(open))).status).toBe(200)
  const made = anAuthenticator().create(await passkeyCalls(before).toAdd(guest))
  expect((await passkeyCalls(rotating).add(guest, made)).status).toBe(201)
})

test('tickets of sockets and addresses of documents are read under both keys and written under the new one', async () => {
  const now = before.clock.now()
  const owner = { userId: 'u', sessionHash: hashOfToken('t'), language: 'ar' as const }
  const claim = { id: 'd', viewer: 'u', expires: 1 }
  const states = [{}, ROTATING, ROTATED].map((config) => sessionKeys(configOf(config)))
  const readers = (ticket: string) => states.map((keys) => readTicket(keys, ticket, now) !== null)
  const [old = [''] as const, both = [''] as const] = states
  expect(readers(makeTicket(old, owner, now))).toEqual([true, true, false])
  expect(readers(makeTicket(both, owner, now))).toEqual([false, true, true])
  const signature = sign(old, 'document|d|u|1')
  expect(states.map((keys) => isSignedBy(keys, claim, signature))).toEqual([true, true, false])
})

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: before.clock.now().getTime() })

test('the second step of an admin is read under both keys, written anew at the start, and then under the new one alone', async () => {
  const admin = await anAdmin(before)
  const { secret } = (await before.call('POST', '/admin/two-step/enrolment', { as: admin, body: {} })).body
  const body = { code: codeOf(secret) }
  const { recoveryCodes } = (await before.call('PUT', '/admin/two-step/enrolment', { as: admin, body })).body
  const pass = async (api: TestApp, code?: string) => {
    before.clock.pass(30)
    return api.call('POST', '/admin/two-step', { as: admin, body: { code: code ?? codeOf(secret) } })
  }
  expect((await pass(rotating)).status).toBe(204)
  expect((await pass(rotating, recoveryCodes[0])).status).toBe(204)
  expect((await pass(rotated)).body.code).toBe('second_step_unreadable')

  await renewIn(ROTATING)
  const [row] = await before.db.select().from(adminSecondSteps)
  expect(openSecret([NEW_TOTP_KEY], admin.id, row?.sealedSecret ?? '')).toBe(secret)
  expect((await pass(rotated)).status).toBe(204)
  await renewIn(ROTATED)
  expect(await before.db.select().from(adminSecondSteps)).toMatchObject([{ sealedSecret: row?.sealedSecret }])
})

test('the secret of a webhook stays what its vendor knows, also of one that was made before secrets were stored', async () => {
  const host = await aHost(before)
  const body = { url: 'https://hooks.example.sa/diyar', events: ['booking.confirmed'] }
  const { status, body: made } = await before.call('POST', '/vender/webhooks', { as: host, body })
  expect([status, made.secret]).toEqual([201, expect.stringMatching(/^whsec_[\w-]{43}$/)])
  const secretIn = async (config: Partial<Config>) => {
    const [row] = await before.db.select().from(webhookEndpoints)
    return row && secretOf({ config: configOf(config) }, row)
  }
  await renewIn(ROTATING)
  expect(await secretIn(ROTATED)).toBe(made.secret)

  await before.db.update(webhookEndpoints).set({ sealedSecret: null })
  const derived = await secretIn({})
  await renewIn({})
  await renewIn(ROTATING)
  expect(await secretIn(ROTATED)).toBe(derived)
})

import { Secret, TOTP } from 'otpauth'
import { appForTests, type TestApp } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { adminRecoveryCodes, adminSecondSteps } from '@/server/db/schema/people/admins'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { phoneChanges, sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'

const OWN_PHONE = '0556000030'
const ACCOUNT = { iban: 'SA4420000001234567891234', holderName: 'A Thief', isNameConfirmed: true }
const KEY = { name: 'Mine', scopes: ['bookings'] }
const HOOK = { url: 'https://thief.example.com/take', events: ['booking.created'] }
const REASON = { reason: 'Because I say so' }

/** What belongs to an account, and would show any success. */
const stateOf = async ({ db }: TestApp) =>
  JSON.stringify([
    await db.select().from(users).orderBy(users.id),
    await db.select().from(bankAccounts),
    await db.select().from(apiKeys),
    await db.select().from(webhookEndpoints),
    await db.select().from(adminSecondSteps),
    await db.select().from(adminRecoveryCodes).orderBy(adminRecoveryCodes.codeHash),
    await db.select().from(balanceAdjustments),
    await db
      .select({ user: sessions.userId, hash: sessions.tokenHash })
      .from(sessions)
      .orderBy(sessions.tokenHash),
  ])

describe('a thief with the cookie of a vendor', () => {
  const api = appForTests()
  const attack = (victim: TestUser, method: string, path: string, body?: object) =>
    api.call(method, path, { as: victim, body, isStolen: true })

  test('fresh proof: every way to the account, the money and the keys is refused, and nothing moves', async () => {
    const victim = await aHost(api)
    api.clock.pass(3600)
    const before = await stateOf(api)
    const { otp } = (await attack(victim, 'POST', '/user/phone', { phone: OWN_PHONE })).body
    const ways: [string, string, object?][] = [
      ['PUT', '/user/phone', { phone: OWN_PHONE, otp }],
      ['PUT', '/vender/bank-account', ACCOUNT],
      ['POST', '/vender/api-keys', KEY],
      ['POST', '/vender/webhooks', HOOK],
      ['GET', '/user/export'],
      ['DELETE', '/user/profile'],
      ['POST', '/user/sessions/end', {}],
    ]
    for (const [method, path, body] of ways) {
      const answer = await attack(victim, method, path, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'proof_needed'])
    }
    expect(await stateOf(api)).toBe(before)
  })

  test('fresh proof: codes to a number of the thief, codes of other purposes and guesses prove nothing', async () => {
    const victim = await aHost(api)
    api.clock.pass(3600)
    const before = await stateOf(api)
    const phoned = (await attack(victim, 'POST', '/user/phone', { phone: OWN_PHONE })).body
    const signedUp = (await api.call('POST', '/user/signup', { body: { phone: '0556000031' } })).body
    const asked = (await attack(victim, 'POST', '/user/proof', {})).body
    for (const otp of [phoned.otp, signedUp.otp].filter((one) => one !== asked.otp))
      expect((await attack(victim, 'PUT', '/user/proof', { otp })).body.code).toBe('wrong_otp')
    const resent = await api.call('POST', '/user/resend-otp', {
      body: { phone: victim.phone, challenge: victim.token },
    })
    expect(resent.status).toBe(429)
    for (const guess of ['0000', '1111', '2222', '3333'])
      if (guess !== asked.otp) await attack(victim, 'PUT', '/user/proof', { otp: guess })
    expect((await attack(victim, 'PUT', '/user/proof', { otp: asked.otp })).body.code).toBe('wrong_otp')
    expect((await attack(victim, 'PUT', '/vender/bank-account', ACCOUNT)).status).toBe(403)
    expect(api.sentTexts.some(({ to }) => to === victim.phone)).toBe(true)
    expect(await stateOf(api)).toBe(before)
  })

  test('fresh proof: the only way without the old number takes a week, notifies the owner, and ends by one press of the owner', async () => {
    const victim = await aHost(api)
    api.clock.pass(3600)
    const { otp } = (await attack(victim, 'POST', '/user/phone', { phone: OWN_PHONE })).body
    const body = { phone: OWN_PHONE, otp }
    expect((await attack(victim, 'POST', '/user/phone-change', body)).status).toBe(200)
    expect(await api.db.select().from(phoneChanges)).toHaveLength(1)
    expect((await api.call('GET', '/vender/notification', { as: victim })).body).toMatchObject([
      { type: 'Phone_change_asked' },
    ])
    expect((await api.call('DELETE', '/user/phone-change', { as: victim })).status).toBe(204)
    expect(await api.db.select().from(phoneChanges)).toEqual([])
  })
})

describe('a thief with the cookie of an admin', () => {
  const api = appForTests({ adminTwoStep: 'required' })
  const attack = (victim: TestUser, method: string, path: string, body?: object) =>
    api.call(method, path, { as: victim, body, isStolen: true })

  test('fresh proof: before the second step is set up the thief cannot set it up, nor change the number', async () => {
    const victim = await anAdmin(api)
    api.clock.pass(3600)
    const before = await stateOf(api)
    const { otp } = (await attack(victim, 'POST', '/user/phone', { phone: OWN_PHONE })).body
    for (const [method, path, body] of [
      ['POST', '/admin/two-step/enrolment', {}],
      ['PUT', '/admin/two-step/enrolment', { code: '123456' }],
      ['PUT', '/user/phone', { phone: OWN_PHONE, otp }],
      ['POST', '/user/phone-change', { phone: OWN_PHONE, otp }],
    ] as const) {
      const answer = await attack(victim, method, path, body)
      expect([path, answer.body.code]).toEqual([path, 'proof_needed'])
    }
    expect(await stateOf(api)).toBe(before)
  })

  test('fresh proof: a second step of an hour ago decides nothing about money, admins or the number, also with a code to the phone', async () => {
    const [victim, other] = [await anAdmin(api), await anAdmin(api, 'support')]
    const begun = await api.call('POST', '/admin/two-step/enrolment', { as: victim, body: {} })
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
    const codeNow = () => totp.generate({ timestamp: api.clock.now().getTime() })
    const enrolled = { as: victim, body: { code: codeNow() } }
    expect((await api.call('PUT', '/admin/two-step/enrolment', enrolled)).status).toBe(200)
    api.clock.pass(3600)
    const proof = (await attack(victim, 'POST', '/user/proof', {})).body
    expect((await attack(victim, 'PUT', '/user/proof', { otp: proof.otp })).status).toBe(204)
    const before = await stateOf(api)
    const { otp } = (await attack(victim, 'POST', '/user/phone', { phone: OWN_PHONE })).body
    const ways: [string, string, object?][] = [
      ['PUT', '/user/phone', { phone: OWN_PHONE, otp }],
      ['POST', '/user/phone-change', { phone: OWN_PHONE, otp }],
      ['POST', `/admin/balances/${other.id}/adjustments`, { direction: 'add', amount: 100, ...REASON }],
      ['POST', '/admin/payout-batches', {}],
      ['POST', '/admin/payouts/any/approve', {}],
      ['POST', '/admin/refunds/any/transfer', { reference: 'X' }],
      ['POST', '/admin/cancellations/any/approve', { percent: 100 }],
      ['POST', '/admin/roles', { phone: '0556000032', role: 'owner', ...REASON }],
      ['PUT', `/admin/roles/${other.id}`, { role: 'owner', ...REASON }],
      ['POST', `/admin/roles/${other.id}/reset-two-step`, REASON],
      ['POST', `/admin/users/${other.id}/export`, REASON],
      ['GET', '/user/export'],
      ['DELETE', '/user/profile'],
      ['POST', '/user/sessions/end', {}],
    ]
    for (const [method, path, body] of ways) {
      const answer = await attack(victim, method, path, body)
      expect([path, answer.body.code, answer.body.proof]).toEqual([path, 'proof_needed', 'secondStep'])
    }
    expect(await stateOf(api)).toBe(before)
    expect((await attack(victim, 'POST', '/admin/two-step', { code: codeNow() })).status).toBe(204)
    expect((await attack(victim, 'GET', '/user/proof')).status).toBe(204)
  })
})

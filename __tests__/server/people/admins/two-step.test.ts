import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { aSocket, closeSockets, nextEvent } from '@/__tests__/server/support/sockets'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { adminRecoveryCodes, adminSecondSteps } from '@/server/db/schema/people/admins'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sessions } from '@/server/db/schema/people/sessions'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { sealSecret } from '@/server/modules/people/admins/sealed-secret'

const api = appForTests({ adminTwoStep: 'required' })
afterEach(closeSockets)

const codeOf = (secret: string, laterSeconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime() + laterSeconds * 1000,
  })

async function enrol(admin: TestUser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await api.call('POST', '/admin/two-step/enrolment', { as: admin, body: {} })
  const { secret } = begun.body
  const confirmed = await api.call('PUT', '/admin/two-step/enrolment', {
    as: admin,
    body: { code: codeOf(secret) },
  })
  expect([begun.status, confirmed.status]).toEqual([200, 200])
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** Another session of the same user. */
async function signInAgain({ id }: TestUser): Promise<{ token: string }> {
  const token = newToken()
  const now = api.clock.now()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await api.db
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), userId: id, createdAt: now, expiresAt })
  return { token }
}

const pass = (as: { token: string }, code: string) =>
  api.call('POST', '/admin/two-step', { as, body: { code } })
const stepOf = async (as: { token: string }) =>
  (await api.call('GET', '/admin/session', { as })).body.secondStep
const statusOf = async (as: { token: string }) => (await api.call('GET', '/admin/services', { as })).status

test('without the second step the console does not exist for an admin, but for the calls of the second step', async () => {
  const admin = await anAdmin(api)
  expect([await statusOf(admin), await stepOf(admin)]).toEqual([404, 'enrol'])
  await enrol(admin)
  expect([await statusOf(admin), await stepOf(admin)]).toEqual([200, 'done'])
  const again = await signInAgain(admin)
  expect([await statusOf(again), await stepOf(again)]).toEqual([404, 'code'])
  expect(
    (await api.call('POST', '/admin/two-step/enrolment', { as: await aGuest(api), body: {} })).status,
  ).toBe(404)
})

test('a code of the app works once, with digits of either script, and lasts for twelve hours', async () => {
  const admin = await anAdmin(api)
  const { secret } = await enrol(admin)
  const again = await signInAgain(admin)
  expect((await pass(again, codeOf(secret))).body.code).toBe('wrong_code')
  api.clock.pass(30)
  const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  expect((await pass(again, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(204)
  expect((await pass(await signInAgain(admin), codeOf(secret))).body.code).toBe('wrong_code')
  expect(await statusOf(again)).toBe(200)
  api.clock.pass(12 * 3600)
  expect([await statusOf(again), await stepOf(again)]).toEqual([404, 'code'])
})

test('one code that is sent twenty times at once opens one session', async () => {
  const admin = await anAdmin(api)
  const { secret } = await enrol(admin)
  api.clock.pass(30)
  const others = await Promise.all(Array.from({ length: 4 }, () => signInAgain(admin)))
  const answers = await Promise.all(others.map((one) => pass(one, codeOf(secret))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422])
})

test('five wrong codes lock the session that guesses for a quarter of an hour, and no other one of the admin', async () => {
  const admin = await anAdmin(api)
  const { secret } = await enrol(admin)
  const guessing = await signInAgain(admin)
  api.clock.pass(30)
  for (let tries = 1; tries < 5; tries += 1) expect((await pass(guessing, 'aaaaa-aaaaa')).status).toBe(422)
  const fifth = await pass(guessing, 'aaaaa-aaaaa')
  expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '900'])
  expect((await pass(guessing, codeOf(secret))).status).toBe(429)
  expect((await pass(await signInAgain(admin), codeOf(secret))).status).toBe(204)
  api.clock.pass(900)
  expect((await pass(guessing, codeOf(secret))).status).toBe(204)
})

test('twenty wrong codes of one session at once count as five', async () => {
  const admin = await anAdmin(api)
  await enrol(admin)
  const guessing = await signInAgain(admin)
  const answers = await Promise.all(Array.from({ length: 20 }, () => pass(guessing, '000000')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
  expect(await api.db.select().from(adminSecondSteps)).toMatchObject([{ wrongTries: 5 }])
})

test('after fifty wrong codes in sum a new session needs a recovery code, and one that did the step goes on', async () => {
  const admin = await anAdmin(api)
  const { secret, recoveryCodes } = await enrol(admin)
  for (let session = 0; session < 10; session += 1) {
    const guessing = await signInAgain(admin)
    for (let tries = 0; tries < 5; tries += 1) await pass(guessing, 'aaaaa-aaaaa')
  }
  api.clock.pass(30)
  const refused = await pass(await signInAgain(admin), codeOf(secret))
  expect([refused.status, refused.body.code]).toEqual([422, 'recovery_code_needed'])
  const another = await signInAgain(admin)
  expect((await pass(another, recoveryCodes[0] ?? '')).status).toBe(204)
  expect((await pass(await signInAgain(admin), codeOf(secret))).status).toBe(204)
  await api.db.update(adminSecondSteps).set({ wrongTries: 50 })
  api.clock.pass(30)
  expect((await pass(admin, codeOf(secret))).status).toBe(204)
})

test('a second step that was stored under another key answers with a sentence that explains what to do, and can be reset', async () => {
  const [admin, owner] = [await anAdmin(api, 'support'), await anAdmin(api)]
  const { secret, recoveryCodes } = await enrol(admin)
  await enrol(owner)
  const sealedSecret = sealSecret(['another key, of 32 characters or more'], admin.id, secret)
  await api.db.update(adminSecondSteps).set({ sealedSecret }).where(eq(adminSecondSteps.userId, admin.id))
  api.clock.pass(30)
  const again = await signInAgain(admin)
  for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
    const answer = await pass(again, code)
    expect([answer.status, answer.body.code]).toEqual([409, 'second_step_unreadable'])
    expect(answer.body.message).toMatch(/مالك آخر/)
  }
  const renew = { as: admin, body: { code: codeOf(secret) } }
  expect((await api.call('POST', '/admin/two-step/recovery-codes', renew)).status).toBe(409)
  expect(await api.db.select().from(adminSecondSteps)).not.toContainEqual(
    expect.objectContaining({ wrongTries: 1 }),
  )
  const body = { reason: 'The key was changed' }
  await api.call('POST', `/admin/roles/${admin.id}/reset-two-step`, { as: owner, body })
  await enrol(admin)
  expect(await stepOf(admin)).toBe('done')
})

test('ten recovery codes are given once; each opens one session and is written into the trail', async () => {
  const admin = await anAdmin(api)
  const { recoveryCodes } = await enrol(admin)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = ''] = recoveryCodes
  expect((await pass(await signInAgain(admin), first.toUpperCase())).status).toBe(204)
  expect((await pass(await signInAgain(admin), first)).body.code).toBe('wrong_code')
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.actorId, admin.id))
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['recovery_code_used', 'two_step_enrolled'])
})

test('a new code of the app makes other recovery codes, which end the first ones', async () => {
  const admin = await anAdmin(api)
  const { secret, recoveryCodes } = await enrol(admin)
  const renew = (code: string) =>
    api.call('POST', '/admin/two-step/recovery-codes', { as: admin, body: { code } })
  expect((await renew(codeOf(secret))).body.code).toBe('wrong_code')
  api.clock.pass(30)
  const renewed: string[] = (await renew(codeOf(secret))).body.recoveryCodes
  expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20)
  expect((await pass(await signInAgain(admin), recoveryCodes[0] ?? '')).body.code).toBe('wrong_code')
  expect((await pass(await signInAgain(admin), renewed[0] ?? '')).status).toBe(204)
  const actions = await api.db
    .select({ action: auditTrail.action })
    .from(auditTrail)
    .where(eq(auditTrail.actorId, admin.id))
  expect(actions).toContainEqual({ action: 'recovery_codes_renewed' })
})

test('the secret is stored encrypted and the recovery codes as hashes', async () => {
  const admin = await anAdmin(api)
  const { secret, recoveryCodes } = await enrol(admin)
  const stored = JSON.stringify([
    await api.db.select().from(adminSecondSteps),
    await api.db.select().from(adminRecoveryCodes),
  ])
  for (const clear of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(clear)
})

test('an enrolment without a right code does not count, and a confirmed one is not replaced', async () => {
  const admin = await anAdmin(api)
  const begin = () => api.call('POST', '/admin/two-step/enrolment', { as: admin, body: {} })
  const first = await begin()
  const wrong = codeOf(first.body.secret, 3600)
  const refused = await api.call('PUT', '/admin/two-step/enrolment', { as: admin, body: { code: wrong } })
  expect([refused.body.code, await stepOf(admin)]).toEqual(['wrong_code', 'enrol'])
  await enrol(admin)
  expect((await begin()).body.code).toBe('already_done')
})

test('another owner resets a second step with a reason, never the own one', async () => {
  const [owner, admin] = [await anAdmin(api), await anAdmin(api, 'support')]
  await enrol(owner)
  await enrol(admin)
  const body = { reason: 'Lost the phone' }
  const reset = (id: string) => api.call('POST', `/admin/roles/${id}/reset-two-step`, { as: owner, body })
  expect((await reset(owner.id)).body.code).toBe('second_person_needed')
  expect((await reset(admin.id)).status).toBe(204)
  expect(await stepOf(admin)).toBe('enrol')
  expect((await reset(admin.id)).status).toBe(404)
})

test('an open page of the console learns nothing more within five seconds of the reset of its second step', async () => {
  const [owner, admin] = [await anAdmin(api), await anAdmin(api, 'operations')]
  for (const one of [owner, admin]) await enrol(one)
  const open = async (who: TestUser) => {
    const socket = await aSocket(api, who)
    const answered = nextEvent(socket, 'admin.present')
    socket.emit('admin.item', 'bookings/one')
    return { socket, heard: await answered }
  }
  const { socket: kept } = await open(owner)
  const { heard } = await open(admin)
  expect(heard).toMatchObject({ others: [{ name: 'Sara A.' }] })
  const left = nextEvent(kept, 'admin.present')
  const since = Date.now()
  const body = { reason: 'The phone was lost' }
  const reset = await api.call('POST', `/admin/roles/${admin.id}/reset-two-step`, { as: owner, body })
  expect([reset.status < 300, reset.body]).toEqual([true, reset.body])
  expect(await left).toEqual({ item: 'bookings/one', others: [] })
  expect(Date.now() - since).toBeLessThan(5000)
})

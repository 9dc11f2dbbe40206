import { eq } from 'drizzle-orm'
import { anAuthenticator } from '@/__tests__/server/support/authenticator'
import { passkeyCalls } from '@/__tests__/server/support/passkeys'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin } from '@/__tests__/server/support/users'
import { MAX_PASSKEYS } from '@/lib/domain/account/passkey'
import { auditTrail } from '@/server/db/schema/people/audit'
import { notifications } from '@/server/db/schema/people/notifications'
import { usedPasskeyChallenges } from '@/server/db/schema/people/passkeys'
import { vendorTrail } from '@/server/db/schema/people/vendor-trail'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()
const { toAdd, toProve, toSignIn, add, prove, signIn, list, remove, aPasskey } = passkeyCalls(api)

const toldOf = async (userId: string) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ type }) => type)
const isProven = async (as: { token: string }) =>
  (await api.call('GET', '/user/proof', { as, isStolen: true })).status === 204

test('a passkey signs in like a code: the session is proven, the browser is known, and the list shows when', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest, 'My phone')
  expect(await list(guest)).toEqual([
    { _id: phone._id, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null },
  ])
  api.clock.pass(60)
  const { status, body, headers } = await signIn(phone.use(await toSignIn()), {
    'user-agent': 'Chrome Android',
  })
  expect([status, body.user._id]).toEqual([200, guest.id])
  expect(String(headers['set-cookie'])).toContain('__Host-diyar_device=')
  expect(await isProven(body)).toBe(true)
  const [first] = (await api.call('GET', '/user/sessions', { as: body })).body.data
  expect(first).toMatchObject({ device: 'Chrome, Android', isCurrent: true })
  expect(await list(guest)).toMatchObject([{ lastUsedAt: api.clock.now().toISOString() }])
})

test('a passkey is a fresh proof for ten minutes, in the session that requested it alone', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest)
  const other = (await signIn(phone.use(await toSignIn()))).body
  api.clock.pass(600)
  expect((await prove(guest, phone.use(await toProve(guest)))).status).toBe(204)
  expect([await isProven(guest), await isProven(other)]).toEqual([true, false])
  api.clock.pass(600)
  expect(await isProven(guest)).toBe(false)
})

test('adding and removing one needs a fresh proof, and is announced on every channel whatever the user chose', async () => {
  const guest = await aGuest(api)
  for (const [method, path] of [
    ['POST', '/user/passkeys/options'],
    ['POST', '/user/passkeys'],
    ['DELETE', '/user/passkeys/any'],
  ] as const)
    expect((await api.call(method, path, { as: guest, isStolen: true })).body.code).toBe('proof_needed')
  const phone = await aPasskey(guest)
  expect((await remove(guest, phone._id)).status).toBe(204)
  expect(await toldOf(guest.id)).toEqual(['Passkey_added', 'Passkey_removed'])
  expect((await remove(guest, phone._id)).status).toBe(404)
})

test('both are in the trail of the vendors of its user, and of an admin in the audit trail', async () => {
  const [host, admin, guest] = [await aHost(api), await anAdmin(api), await aGuest(api)]
  for (const one of [host, admin, guest]) await remove(one, (await aPasskey(one, 'A key'))._id)
  const acts = ['passkey_added', 'passkey_removed']
  const lines = await api.db.select().from(vendorTrail)
  expect(lines.map(({ act }) => act)).toEqual(acts)
  // Its name is the member's own matter.
  expect(lines[0]).toMatchObject({ vendorId: host.vendorId, subjectId: host.id, details: {} })
  const audit = await api.db.select().from(auditTrail)
  expect(audit.map(({ action }) => action)).toEqual(acts)
  expect(audit[0]).toMatchObject({ actorId: admin.id, after: { passkey: 'A key' } })
})

test('a user renames an own passkey and reaches none of others', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const { _id } = await aPasskey(guest)
  const rename = (as: typeof guest, name: string) =>
    api.call('PUT', `/user/passkeys/${_id}`, { as, body: { name } })
  expect((await rename(guest, 'مفتاح العمل')).status).toBe(204)
  expect((await rename(other, 'Mine')).status).toBe(404)
  for (const bad of ['\u200b', ' spaced ', '', 'x'.repeat(61)])
    expect((await rename(guest, bad)).status).toBe(400)
  expect((await remove(other, _id)).status).toBe(404)
  expect(await list(other)).toEqual([])
  expect(await list(guest)).toMatchObject([{ name: 'مفتاح العمل' }])
})

test('ten are the most, also when the last two come at once, and the browser learns of those that are there', async () => {
  const guest = await aGuest(api)
  for (let i = 1; i < MAX_PASSKEYS; i += 1) await aPasskey(guest)
  const options = (await api.call('POST', '/user/passkeys/options', { as: guest })).body
  expect(options.excludeCredentials).toHaveLength(MAX_PASSKEYS - 1)
  expect(options).toMatchObject({ rp: { id: 'www.example.sa' }, attestation: 'none' })
  const both = [await toAdd(guest), await toAdd(guest)].map((challenge) =>
    add(guest, anAuthenticator().create(challenge)),
  )
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 409])
  const late = await api.call('POST', '/user/passkeys/options', { as: guest })
  expect(late.body.code).toBe('too_many_passkeys')
})

test('one credential is one passkey: no user registers it again', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const phone = await aPasskey(guest)
  for (const as of [guest, other])
    expect((await add(as, phone.create(await toAdd(as)))).body.code).toBe('already_done')
})

test('for an admin with a second step a passkey is the first step: it opens neither the console nor its acts', async () => {
  const admin = await anAdmin(api)
  const phone = await aPasskey(admin)
  await api.db.execute(
    `INSERT INTO admin_second_steps (user_id, sealed_secret, confirmed_at) VALUES ('${admin.id}', 'sealed', now())`,
  )
  const session = (await signIn(phone.use(await toSignIn()))).body
  expect((await api.call('GET', '/admin/session', { as: session })).body.secondStep).toBe('code')
  const refused = await api.call('GET', '/user/proof', { as: session, isStolen: true })
  expect(refused.body.proof).toBe('secondStep')
})

test('used challenges are forgotten when they could not be taken any more', async () => {
  const guest = await aGuest(api)
  await aPasskey(guest)
  const used = () => api.db.select().from(usedPasskeyChallenges)
  await sweep({ ...api, payouts: undefined })
  expect(await used()).toHaveLength(1)
  api.clock.pass(301)
  await sweep({ ...api, payouts: undefined })
  expect(await used()).toEqual([])
})

test('the copy of one’s data names the passkeys and holds no key; closing the account deletes them', async () => {
  const guest = await aGuest(api)
  const phone = await aPasskey(guest, 'My phone')
  const data = (await api.call('GET', '/user/export', { as: guest })).body
  expect(data.passkeys).toEqual([{ name: 'My phone', createdAt: expect.any(String), lastUsedAt: null }])
  expect(JSON.stringify(data)).not.toContain(phone.id)
  expect((await api.call('DELETE', '/user/profile', { as: guest })).status).toBe(204)
  expect((await signIn(phone.use(await toSignIn()))).body.code).toBe('wrong_passkey')
})

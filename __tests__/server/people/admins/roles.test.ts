import { and, eq } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { bankAccounts } from '@/server/db/schema/money/payouts'
import { apiKeys } from '@/server/db/schema/people/api-keys'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { AdminCommandProblem, runAdminCommand } from '@/server/modules/people/admins/run-admin-command'

const api = appForTests()

const give = (as: TestUser, id: string, role: string) =>
  api.call('PUT', `/admin/roles/${id}`, { as, body: { role, reason: 'New work' } })
const add = (as: TestUser, phone: string, role: string) =>
  api.call('POST', '/admin/roles', { as, body: { phone, role, reason: 'New work' } })

async function roleOf(id: string) {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  return [row?.role, row?.adminRole]
}

const linesAbout = (id: string) =>
  api.db
    .select()
    .from(auditTrail)
    .where(and(eq(auditTrail.subjectId, id), eq(auditTrail.action, 'admin_role_changed')))

test('an owner makes an admin of an account, changes the role and takes it away, with a reason in the trail', async () => {
  const [owner, user] = [await anAdmin(api), await aGuest(api)]
  expect((await add(owner, user.phone, 'finance')).body).toEqual({ state: 'approved' })
  expect(await roleOf(user.id)).toEqual(['Admin', 'finance'])
  expect((await api.call('GET', '/admin/payouts', { as: user })).status).toBe(200)
  expect((await give(owner, user.id, 'support')).body).toEqual({ state: 'approved' })
  expect((await api.call('GET', '/admin/payouts', { as: user })).body.code).toBe('role_may_not')
  expect((await give(owner, user.id, 'none')).status).toBe(200)
  expect(await roleOf(user.id)).toEqual(['User', null])
  expect((await api.call('GET', '/admin/inbox', { as: user })).status).toBe(404)
  const lines = await linesAbout(user.id)
  expect(lines).toHaveLength(3)
  expect(lines.every(({ reason, actorId }) => reason === 'New work' && actorId === owner.id)).toBe(true)
})

test('the console retains an owner, also when two take the role from each other at once', async () => {
  const [first, second] = [await anAdmin(api), await anAdmin(api)]
  const answers = await Promise.all([give(first, second.id, 'support'), give(second, first.id, 'support')])
  expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
  const owners = await api.db.select().from(users).where(eq(users.adminRole, 'owner'))
  expect(owners).toHaveLength(1)
  const [last = first] = [first, second].filter(({ id }) => id === owners[0]?.id)
  expect((await give(last, last.id, 'none')).body.code).toBe('last_owner')
})

test.each([
  ['support', 403, 'role_may_not'],
  ['none', 404, 'not_found'],
])('a role that became "%s" between the proof and the act decides nothing', async (role, status, code) => {
  const [owner, finance] = [await anAdmin(api), await anAdmin(api, 'finance')]
  const guest = await aGuest(api)
  const adjust = () =>
    api.call('POST', `/admin/balances/${guest.id}/adjustments`, {
      as: finance,
      isStolen: true,
      body: { direction: 'add', amount: 100, reason: 'Goodwill' },
      headers: { 'idempotency-key': 'one-adjustment' },
    })
  const { otp } = (await api.call('POST', '/user/proof', { as: finance, body: {} })).body
  expect((await api.call('PUT', '/user/proof', { as: finance, body: { otp } })).status).toBe(204)
  await give(owner, finance.id, role)
  const refused = await adjust()
  expect([refused.status, refused.body.code]).toEqual([status, code])
  expect(await api.db.select().from(balanceAdjustments)).toEqual([])
  await give(owner, finance.id, 'finance')
  expect((await adjust()).status).toBeLessThan(300)
})

test('a vendor who is refused or blocked between the proof and the act changes neither bank account nor keys', async () => {
  const owner = await anAdmin(api)
  const [refused, blocked] = [await aHost(api), await aHost(api)]
  const acts = [
    [
      'PUT',
      '/vender/bank-account',
      { iban: 'SA4420000001234567891234', holderName: 'Sara Alharbi', isNameConfirmed: true },
    ],
    ['POST', '/vender/api-keys', { name: 'Channel manager', scopes: ['bookings'] }],
  ] as const
  for (const as of [refused, blocked]) {
    const { otp } = (await api.call('POST', '/user/proof', { as, body: {} })).body
    expect((await api.call('PUT', '/user/proof', { as, body: { otp } })).status).toBe(204)
  }
  await api.db.update(vendors).set({ state: 'rejected' }).where(eq(vendors.id, refused.vendorId))
  await api.call('POST', `/admin/users/${blocked.id}/block`, { as: owner, body: { reason: 'Fraud' } })
  for (const [as, status] of [
    [refused, 403],
    [blocked, 401],
  ] as const)
    for (const [method, path, body] of acts)
      expect((await api.call(method, path, { as, body, isStolen: true })).status).toBe(status)
  expect([await api.db.select().from(bankAccounts), await api.db.select().from(apiKeys)]).toEqual([[], []])
})

test('an account of a vendor, a blocked one, an unknown number and a change without a reason are refused', async () => {
  const [owner, host] = [await anAdmin(api), await aHost(api)]
  expect((await add(owner, host.phone, 'support')).body.code).toBe('vendor_not_admin')
  expect((await add(owner, '599999999', 'support')).body.code).toBe('no_such_account')
  const guest = await aGuest(api)
  await api.call('POST', `/admin/users/${guest.id}/block`, { as: owner, body: { reason: 'Fraud' } })
  expect((await add(owner, guest.phone, 'support')).body.code).toBe('account_blocked')
  const body = { role: 'support', reason: ' ' }
  expect((await api.call('PUT', `/admin/roles/${host.id}`, { as: owner, body })).status).toBe(400)
})

test('the command makes the first admin an owner, and all others what the operator names', async () => {
  const run = (phone: string, role?: string) => runAdminCommand(api.db, { phone, role }, api.clock.now())
  expect(await run('512345678')).toContain('is now an admin: owner')
  expect(await run('512345678')).toContain('is an admin already: owner')
  await expect(run('598765432')).rejects.toThrow(AdminCommandProblem)
  await expect(run('598765432', 'king')).rejects.toThrow('king is no role')
  await expect(run('12345')).rejects.toThrow('is not a Saudi mobile number')
  const guest = await aGuest(api)
  expect(await run(guest.phone, 'finance')).toContain('is now an admin: finance')
  expect(await roleOf(guest.id)).toEqual(['Admin', 'finance'])
  expect(await linesAbout(guest.id)).toMatchObject([{ actorId: null }])
})

import { eq } from 'drizzle-orm'
import { REASON } from '@/__tests__/server/support/admin-calls/admin-call'
import { staySignedIn } from '@/__tests__/server/support/paid-vendors'
import { aCustomRole, aRoleProposal, aStoredRole } from '@/__tests__/server/support/roles'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'
import { notifications } from '@/server/db/schema/people/notifications'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

const give = (as: TestUser, id: string, role: string) =>
  api.call('PUT', `/admin/roles/${id}`, { as, body: { role, ...REASON } })
const change = (as: TestUser, id: string, body: object) =>
  api.call('PUT', `/admin/custom-roles/${id}`, { as, body })
const remove = (as: TestUser, id: string) =>
  api.call('POST', `/admin/custom-roles/${id}/remove`, { as, body: REASON })
const decide = (as: TestUser, id: string, verb: 'approve' | 'refuse' | 'withdraw') =>
  api.call('POST', `/admin/role-proposals/${id}/${verb}`, { as, body: verb === 'refuse' ? REASON : {} })
const listOf = async (as: TestUser) => (await api.call('GET', '/admin/roles', { as })).body
const roleOf = async ({ id }: TestUser) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  return row?.customRoleId ?? row?.adminRole
}

/** An admin with a role that owners made. */
async function withRole(roleId: string): Promise<TestUser> {
  const admin = await anAdmin(api, 'support')
  await api.db.update(users).set({ adminRole: 'custom', customRoleId: roleId }).where(eq(users.id, admin.id))
  return admin
}

test('an owner combines rights to a role, gives it, and narrows it: the next call of its admin is refused', async () => {
  const owner = await anAdmin(api)
  expect((await api.call('POST', '/admin/custom-roles', { as: owner, body: aCustomRole() })).status).toBe(204)
  const role = (await listOf(owner)).roles.at(-1)
  expect(role).toMatchObject({
    name: 'Front office',
    special: [],
    areas: { bookings: 'read', money: 'none' },
  })
  const admin = await anAdmin(api, 'support')
  expect((await give(owner, admin.id, role.id)).body).toEqual({ state: 'approved' })
  const read = () => api.call('GET', '/admin/bookings', { as: admin })
  expect((await read()).status).toBe(200)
  expect((await api.call('GET', '/admin/inbox', { as: admin })).body.code).toBe('role_may_not')
  expect((await api.call('GET', '/admin/session', { as: admin })).body.role.name).toBe('Front office')
  expect((await change(owner, role.id, aCustomRole({ areas: { bookings: 'none' } }))).status).toBe(200)
  expect((await read()).body.code).toBe('role_may_not')
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'custom_role_changed'))
  expect(line).toMatchObject({ before: { right_bookings: 'read' }, after: { right_bookings: 'none' } })
})

test('a role in use or proposed cannot be removed; a removed one cannot be given', async () => {
  const owner = await anAdmin(api)
  const id = await aStoredRole(api)
  const admin = await withRole(id)
  expect((await remove(owner, id)).body.code).toBe('still_used')
  await give(owner, admin.id, 'none')
  expect((await remove(owner, id)).status).toBe(204)
  expect((await give(owner, (await anAdmin(api, 'support')).id, id)).status).toBe(404)
  expect((await remove(owner, id)).status).toBe(404)
})

test('giving and removing a role at once leaves no admin with a role that is gone', async () => {
  const owner = await anAdmin(api)
  const id = await aStoredRole(api)
  const admin = await anAdmin(api, 'support')
  const [given, removed] = await Promise.all([give(owner, admin.id, id), remove(owner, id)])
  expect([
    [200, 409],
    [404, 204],
  ]).toContainEqual([given.status, removed.status])
  expect((await api.call('GET', '/admin/session', { as: admin })).status).toBe(200)
})

test('no admin gives, takes away or makes more than their own rights', async () => {
  const [owner, , finance] = [await anAdmin(api), await anAdmin(api), await anAdmin(api, 'finance')]
  const manages = { areas: { system: 'write', inbox: 'write' }, special: ['manageAdmins'] } as const
  const id = await aStoredRole(api, { ...manages, special: ['manageAdmins'] })
  const manager = await withRole(id)
  const support = await anAdmin(api, 'support')
  for (const [user, role] of [
    [support, 'owner'],
    [support, 'finance'],
    [owner, 'support'],
    [finance, 'none'],
  ] as const)
    expect((await give(manager, user.id, role)).body.code).toBe('role_may_not')
  const wider = aCustomRole({ areas: { money: 'read' } })
  expect((await api.call('POST', '/admin/custom-roles', { as: manager, body: wider })).body.code).toBe(
    'role_may_not',
  )
  expect((await change(manager, id, aCustomRole({ areas: { money: 'read' } }))).body.code).toBe(
    'role_may_not',
  )
  const reset = await api.call('POST', `/admin/roles/${owner.id}/reset-two-step`, {
    as: manager,
    body: REASON,
  })
  expect(reset.body.code).toBe('role_may_not')
  expect((await give(finance, support.id, 'support')).body.code).toBe('role_may_not')
})

test('a role about money that one owner gives waits for another; the first one only withdraws', async () => {
  const { id, proposer, user } = await aRoleProposal(api)
  expect(await roleOf(user)).toBeNull()
  expect((await decide(proposer, id, 'approve')).body.code).toBe('second_person_needed')
  const other = await anAdmin(api)
  expect((await decide(other, id, 'withdraw')).body.code).toBe('forbidden')
  const [card] = (await listOf(other)).proposals
  expect(card).toMatchObject({ mayDecide: true, mayWithdraw: false, from: null, to: { id: 'finance' } })
  expect((await decide(other, id, 'approve')).status).toBe(204)
  expect(await roleOf(user)).toBe('finance')
  expect((await decide(other, id, 'approve')).body.code).toBe('already_done')
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.subjectId, user.id))
  expect(Object.fromEntries(lines.map(({ action, actorId }) => [action, actorId]))).toEqual({
    admin_role_proposed: proposer.id,
    admin_role_changed: other.id,
  })
})

test('of two decisions in the same instant one holds', async () => {
  const { id, proposer } = await aRoleProposal(api)
  const [one, two] = [await anAdmin(api), await anAdmin(api)]
  const answers = await Promise.all([
    decide(one, id, 'approve'),
    decide(two, id, 'refuse'),
    decide(proposer, id, 'withdraw'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
})

test('a proposal whose user got another role, or whose proposer manages no admins any more, is not approved', async () => {
  const first = await aRoleProposal(api)
  const other = await anAdmin(api)
  await api.db.update(users).set({ role: 'Admin', adminRole: 'support' }).where(eq(users.id, first.user.id))
  expect((await decide(other, first.id, 'approve')).body.code).toBe('stale_proposal')
  expect((await decide(other, first.id, 'refuse')).status).toBe(204)
  const second = await aRoleProposal(api)
  await give(other, second.proposer.id, 'support')
  expect((await decide(other, second.id, 'approve')).body.code).toBe('stale_proposal')
  expect(await roleOf(second.user)).toBeNull()
})

test('further rights about money of a role in use wait for another owner', async () => {
  const [owner, other] = [await anAdmin(api), await anAdmin(api)]
  const id = await aStoredRole(api)
  const pays = aCustomRole({ areas: { money: 'write' } })
  expect((await change(owner, id, pays)).body).toEqual({ state: 'approved' })
  expect((await change(owner, id, aCustomRole())).body).toEqual({ state: 'approved' })
  const admin = await withRole(id)
  expect((await change(owner, id, pays)).body).toEqual({ state: 'proposed' })
  expect((await api.call('GET', '/admin/payouts', { as: admin })).body.code).toBe('role_may_not')
  expect((await change(other, id, pays)).body.code).toBe('proposal_waits')
  expect((await remove(other, id)).body.code).toBe('still_used')
  const [proposal] = (await listOf(other)).proposals
  expect(proposal).toMatchObject({ admin: null, to: { areas: { money: 'write' } } })
  expect((await decide(other, proposal._id, 'approve')).status).toBe(204)
  expect((await api.call('GET', '/admin/payouts', { as: admin })).status).toBe(200)
})

test('rights are taken away while a proposal waits, which is closed by that', async () => {
  const first = await aRoleProposal(api)
  const other = await anAdmin(api)
  expect((await give(other, first.user.id, 'finance')).body.code).toBe('proposal_waits')
  expect((await give(other, first.user.id, 'support')).body).toEqual({ state: 'approved' })
  expect((await give(other, first.user.id, 'none')).body).toEqual({ state: 'approved' })
  expect((await decide(other, first.id, 'approve')).body.code).toBe('already_done')
  expect(await roleOf(first.user)).toBeNull()
  const id = await aStoredRole(api)
  const admin = await withRole(id)
  expect((await change(other, id, aCustomRole({ areas: { money: 'write' } }))).body.state).toBe('proposed')
  const closed = aCustomRole({ areas: { bookings: 'none' } })
  expect((await change(other, id, closed)).body).toEqual({ state: 'approved' })
  expect((await listOf(other)).proposals).toEqual([])
  expect((await api.call('GET', '/admin/bookings', { as: admin })).body.code).toBe('role_may_not')
  const lines = await api.db.select().from(auditTrail)
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['admin_role_refused', 'custom_role_withdrawn']),
  )
})

test('a proposed name that another role took meanwhile is not approved, and can be refused', async () => {
  const [owner, other] = [await anAdmin(api), await anAdmin(api)]
  const id = await aStoredRole(api)
  await withRole(id)
  const pays = aCustomRole({ name: 'Till', areas: { money: 'write' } })
  expect((await change(owner, id, pays)).body).toEqual({ state: 'proposed' })
  const taken = { as: other, body: aCustomRole({ name: 'till' }) }
  expect((await api.call('POST', '/admin/custom-roles', taken)).status).toBe(204)
  const [proposal] = (await listOf(other)).proposals
  const approved = await decide(other, proposal._id, 'approve')
  expect([approved.status, approved.body.code]).toEqual([409, 'stale_proposal'])
  expect((await decide(other, proposal._id, 'refuse')).status).toBe(204)
})

test.each([
  ['is none any more', 'none'],
  ['manages less', { areas: { system: 'write' }, special: ['manageAdmins'] }],
] as const)(
  'for three days after another owner %s nobody gives rights about money alone',
  async (_, left) => {
    const [owner, other, user] = [await anAdmin(api), await anAdmin(api), await aGuest(api)]
    const role = left === 'none' ? left : await aStoredRole(api, { ...left, special: [...left.special] })
    expect((await give(owner, other.id, role)).body).toEqual({ state: 'approved' })
    const body = { phone: user.phone, role: 'finance', ...REASON }
    const ask = async () => (await api.call('POST', '/admin/roles', { as: owner, body })).body
    expect(await ask()).toEqual({ state: 'proposed' })
    expect((await ask()).code).toBe('proposal_waits')
    api.clock.pass(72 * 3600 - 60)
    await staySignedIn(api)
    expect((await ask()).code).toBe('proposal_waits')
    api.clock.pass(120)
    expect(await ask()).toEqual({ state: 'approved' })
    expect([await roleOf(user), (await listOf(owner)).proposals]).toEqual(['finance', []])
  },
)

test('a custom role that manages admins is weakened: nobody gives rights about money alone', async () => {
  const [owner, user] = [await anAdmin(api), await aGuest(api)]
  const manages = { areas: { system: 'write', money: 'write' }, special: ['manageAdmins'] } as const
  const id = await aStoredRole(api, { ...manages, special: ['manageAdmins'] })
  await withRole(id)
  const less = aCustomRole({ areas: { system: 'write', money: 'read' }, special: ['manageAdmins'] })
  expect((await change(owner, id, less)).body).toEqual({ state: 'approved' })
  const body = { phone: user.phone, role: 'finance', ...REASON }
  expect((await api.call('POST', '/admin/roles', { as: owner, body })).body).toEqual({ state: 'proposed' })
})

const MANAGES = { system: 'write', money: 'read' } as const
const MORE = ['manageAdmins', 'approvePayouts'] as const

test.each([
  ['is narrowed while nobody has it', false, aCustomRole({ areas: MANAGES })],
  ['gets more rights', true, aCustomRole({ areas: MANAGES, special: [...MORE] })],
])('one owner still decides alone after a custom role that manages admins %s', async (_, isGiven, body) => {
  const [owner, user] = [await anAdmin(api), await aGuest(api)]
  const id = await aStoredRole(api, { areas: MANAGES, special: ['manageAdmins'] })
  if (isGiven) await withRole(id)
  expect((await change(owner, id, body)).body).toEqual({ state: 'approved' })
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'custom_role_changed'))
  expect(line).toMatchObject({ before: { special: ['manageAdmins'] }, after: { special: body.special } })
  const finance = { phone: user.phone, role: 'finance', ...REASON }
  const answer = await api.call('POST', '/admin/roles', { as: owner, body: finance })
  expect(answer.body).toEqual({ state: 'approved' })
})

test('the audit trail has the special rights before and after a role gets its first one', async () => {
  const owner = await anAdmin(api)
  const id = await aStoredRole(api, { areas: MANAGES })
  expect((await change(owner, id, aCustomRole({ areas: MANAGES, special: ['approvePayouts'] }))).status).toBe(
    200,
  )
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'custom_role_changed'))
  expect(line?.before).toEqual({ name: 'Front office', special: [] })
  expect(line?.after).toEqual({ name: 'Front office', special: ['approvePayouts'] })
})

test('who covers what a user would get, but not what they have, is not offered the decision', async () => {
  const [owner, , finance] = [await anAdmin(api), await anAdmin(api), await anAdmin(api, 'finance')]
  const manages = { areas: { system: 'write' }, special: ['manageAdmins'] } as const
  const manager = await withRole(await aStoredRole(api, { ...manages, special: ['manageAdmins'] }))
  const proposed = await aStoredRole(api, { name: 'Keeper', areas: { system: 'write', bookings: 'none' } })
  expect((await give(owner, finance.id, proposed)).body).toEqual({ state: 'proposed' })
  const [proposal] = (await listOf(manager)).proposals
  expect(proposal.mayDecide).toBe(false)
  expect((await decide(manager, proposal._id, 'approve')).body.code).toBe('role_may_not')
})

test('a role that became wider after it was proposed for a user is not what was proposed', async () => {
  const [owner, other] = [await anAdmin(api), await anAdmin(api)]
  const id = await aStoredRole(api, { areas: { money: 'write' } })
  const guest = await aGuest(api)
  const body = { phone: guest.phone, role: id, ...REASON }
  expect((await api.call('POST', '/admin/roles', { as: owner, body })).body).toEqual({ state: 'proposed' })
  const wider = aCustomRole({ areas: { money: 'write', system: 'write' } })
  expect((await change(owner, id, wider)).body).toEqual({ state: 'approved' })
  const [proposal] = (await listOf(other)).proposals
  expect((await decide(other, proposal._id, 'approve')).body.code).toBe('stale_proposal')
})

test('approving payouts needs its own right beside writing money', async () => {
  const clerk = await withRole(await aStoredRole(api, { areas: { money: 'write' } }))
  const approve = (path: string) => api.call('POST', path, { as: clerk, body: {} })
  expect((await approve('/admin/payouts/none/approve')).body.code).toBe('role_may_not')
  expect((await approve('/admin/payout-batches/none/approve')).body.code).toBe('role_may_not')
  expect((await approve('/admin/payouts/none/pay')).status).toBe(404)
})

test.each([
  ['a taken name', { name: 'front OFFICE' }, 422, 'name_taken'],
  ['the name of a built-in role', { name: 'owner' }, 400, 'matches'],
  ['no areas', { areas: undefined, special: ['manageAdmins'] }, 400, 'required'],
  ['a right whose area is closed', { special: ['approvePayouts'] }, 400, 'right_needs_area'],
])('a role with %s is refused in its field', async (_, parts, expected, code) => {
  const owner = await anAdmin(api)
  await aStoredRole(api)
  const body = { ...aCustomRole({ name: 'Another' }), ...parts }
  const id = await aStoredRole(api, { name: 'Changed' })
  const made = await api.call('POST', '/admin/custom-roles', { as: owner, body })
  for (const answer of [made, await change(owner, id, body)])
    expect([answer.status, answer.body.issues[0].code]).toEqual([expected, code])
})

test('an admin whose role or its rights change is notified, whoever else has the role too', async () => {
  const owner = await anAdmin(api)
  const id = await aStoredRole(api, { areas: { bookings: 'write' } })
  const [one, two, finance] = [await withRole(id), await withRole(id), await anAdmin(api, 'finance')]
  await give(owner, finance.id, 'support')
  expect((await change(owner, id, aCustomRole({ areas: { bookings: 'read' } }))).body).toEqual({
    state: 'approved',
  })
  const rows = await api.db.select().from(notifications)
  expect(rows.map(({ type }) => type)).toEqual(Array(3).fill('Admin_role_changed'))
  expect(rows.map(({ userId }) => userId).sort()).toEqual([one.id, two.id, finance.id].sort())
})

test('a renamed role notifies no admin and is in the audit trail', async () => {
  const owner = await anAdmin(api)
  const id = await aStoredRole(api)
  await withRole(id)
  const renamed = await change(owner, id, aCustomRole({ name: 'Reception' }))
  expect(renamed.body).toEqual({ state: 'approved' })
  expect(await api.db.select().from(notifications)).toEqual([])
  const lines = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'custom_role_changed'))
  expect(lines).toMatchObject([{ before: { name: 'Front office' }, after: { name: 'Reception' } }])
})

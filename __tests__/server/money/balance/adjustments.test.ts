import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { booksOf } from '@/__tests__/server/support/books'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

interface Proposal {
  direction?: 'add' | 'deduct'
  amount: number
  key?: string
}

const propose = (
  admin: TestUser,
  user: TestUser,
  { direction = 'add', amount, key = randomUUID() }: Proposal,
) =>
  api.call('POST', `/admin/balances/${user.id}/adjustments`, {
    as: admin,
    body: { direction, amount, reason: 'Heating did not work' },
    headers: { 'idempotency-key': key },
  })

const decide = (admin: TestUser, id: string, verb: 'approve' | 'refuse' | 'withdraw') =>
  api.call('POST', `/admin/adjustments/${id}/${verb}`, {
    as: admin,
    body: verb === 'refuse' ? { reason: 'No proof' } : undefined,
  })

async function balanceOf({ id }: TestUser): Promise<number | undefined> {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  return row?.balanceHalalas
}

async function aScene() {
  return { admin: await anAdmin(api), other: await anAdmin(api), user: await aGuest(api) }
}

test('an addition within the limit is posted at once, audited, and the user is notified', async () => {
  const { admin, user } = await aScene()
  expect((await propose(admin, user, { amount: 500 })).body).toMatchObject({ state: 'approved' })
  expect(await booksOf(api)).toEqual({ guest_wallet: 50_000, adjustments: -50_000 })
  expect(await notificationsOf(api, user)).toEqual(['Balance_added'])
  const [line] = await api.db.select().from(auditTrail)
  expect(line).toMatchObject({
    actorId: admin.id,
    subjectKind: 'user',
    subjectId: user.id,
    reason: 'Heating did not work',
  })
  const { body } = await api.call('GET', '/user/balance', { as: user })
  expect(body.data).toMatchObject([{ kind: 'adjustment', amount: 500, reason: 'Heating did not work' }])
})

test('above the limit nothing moves until another admin approves; the admin who proposed never may', async () => {
  const { admin, other, user } = await aScene()
  const { body } = await propose(admin, user, { amount: 500.01 })
  expect(body.state).toBe('proposed')
  expect(await booksOf(api)).toEqual({})
  const own = await decide(admin, body._id, 'approve')
  expect([own.status, own.body.code]).toEqual([403, 'second_person_needed'])
  expect((await decide(other, body._id, 'approve')).status).toBe(204)
  expect(await balanceOf(user)).toBe(50_001)
  expect((await decide(await anAdmin(api), body._id, 'approve')).body.code).toBe('already_done')
  expect(await notificationsOf(api, user)).toEqual(['Balance_added'])
})

test('the limit cannot be passed in parts: what one admin moves for one user in a day counts together', async () => {
  const { admin, other, user } = await aScene()
  expect((await propose(admin, user, { amount: 300 })).body.state).toBe('approved')
  expect((await propose(admin, user, { direction: 'deduct', amount: 200.01 })).body.state).toBe('proposed')
  expect((await propose(other, user, { amount: 300 })).body.state).toBe('approved')
  api.clock.pass(24 * 3600 + 1)
  expect((await propose(admin, user, { amount: 300 })).body.state).toBe('approved')
  expect(await balanceOf(user)).toBe(90_000)
})

test('a refused adjustment moves nothing and has its reason, and the list shows who may decide', async () => {
  const { admin, other, user } = await aScene()
  const { body } = await propose(admin, user, { amount: 600 })
  const listed = async (as: TestUser, state: string) =>
    (await api.call('GET', `/admin/adjustments?state=${state}`, { as })).body
  expect((await listed(admin, 'proposed')).data[0]).toMatchObject({ amount: 600, mayDecide: false })
  expect((await listed(other, 'proposed')).data[0]).toMatchObject({ user: { _id: user.id }, mayDecide: true })
  expect((await decide(other, body._id, 'refuse')).status).toBe(204)
  const { data, counts } = await listed(admin, 'refused')
  expect(data[0]).toMatchObject({ refusalReason: 'No proof', decidedBy: 'Sara Alharbi', mayDecide: false })
  expect(counts).toEqual({ proposed: 0, approved: 0, refused: 1, withdrawn: 0 })
  expect([await booksOf(api), await notificationsOf(api, user)]).toEqual([{}, []])
})

test('the admin who proposed withdraws it before another decides; no other admin may, and the trail has a line', async () => {
  const { admin, other, user } = await aScene()
  const { _id: id } = (await propose(admin, user, { amount: 600 })).body
  const listed = async (as: TestUser, state: string) =>
    (await api.call('GET', `/admin/adjustments?state=${state}`, { as })).body.data[0]
  expect(await listed(admin, 'proposed')).toMatchObject({ mayDecide: false, mayWithdraw: true })
  expect(await listed(other, 'proposed')).toMatchObject({ mayDecide: true, mayWithdraw: false })
  expect((await decide(other, id, 'withdraw')).status).toBe(403)
  expect((await decide(admin, id, 'withdraw')).status).toBe(204)
  expect(await listed(other, 'withdrawn')).toMatchObject({ mayDecide: false, decidedBy: 'Sara Alharbi' })
  for (const [by, verb] of [
    [other, 'approve'],
    [admin, 'withdraw'],
  ] as const)
    expect((await decide(by, id, verb)).body.code).toBe('already_done')
  const [line] = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'adjustment_withdrawn'))
  expect(line).toMatchObject({
    actorId: admin.id,
    subjectId: user.id,
    after: { adjustmentId: id, state: 'withdrawn', amountHalalas: 60_000 },
  })
  expect([await booksOf(api), await notificationsOf(api, user)]).toEqual([{}, []])
})

test('of an approval and a withdrawal at once one wins, and the money follows it', async () => {
  for (let round = 0; round < 5; round++) {
    const { admin, other, user } = await aScene()
    const { _id: id } = (await propose(admin, user, { amount: 600 })).body
    const [approved, withdrawn] = await Promise.all([
      decide(other, id, 'approve'),
      decide(admin, id, 'withdraw'),
    ])
    expect([approved.status, withdrawn.status].toSorted()).toEqual([204, 409])
    expect(await balanceOf(user)).toBe(approved.status === 204 ? 60_000 : 0)
  }
})

test('a deduction never goes below zero, at the proposal or at the approval', async () => {
  const { admin, other, user } = await aScene()
  const tooMuch = await propose(admin, user, { direction: 'deduct', amount: 1 })
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'balance_too_low'])
  expect(await api.db.$count(balanceAdjustments)).toBe(0)
  const waiting = (await propose(admin, user, { direction: 'deduct', amount: 501 })).body
  expect((await decide(other, waiting._id, 'approve')).body.code).toBe('balance_too_low')
  await propose(admin, user, { amount: 400 })
  await propose(other, user, { amount: 101 })
  expect((await decide(other, waiting._id, 'approve')).status).toBe(204)
  expect(await balanceOf(user)).toBe(0)
  expect(await notificationsOf(api, user)).toContain('Balance_deduction')
})

test('no admin adjusts the own balance, nor decides about it', async () => {
  const { admin, other } = await aScene()
  expect((await propose(admin, admin, { amount: 1 })).body.code).toBe('second_person_needed')
  const { body } = await propose(other, admin, { amount: 600 })
  expect((await decide(admin, body._id, 'approve')).body.code).toBe('second_person_needed')
})

test('one key makes one adjustment, and of many deductions at once no more than the balance holds succeed', async () => {
  const { admin, user } = await aScene()
  const key = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => propose(admin, user, { amount: 100, key })))
  expect(await balanceOf(user)).toBe(10_000)
  const admins = await Promise.all(Array.from({ length: 10 }, () => anAdmin(api)))
  const answers = await Promise.all(
    admins.map((one) => propose(one, user, { direction: 'deduct', amount: 100 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  expect(await balanceOf(user)).toBe(0)
})

test('the database refuses a decision by the same person, a second decision and a removal', async () => {
  const { admin, user } = await aScene()
  const { body } = await propose(admin, user, { amount: 600 })
  const approve = (by: string) =>
    api.db.execute(
      sql`UPDATE balance_adjustments SET state = 'approved', decided_at = now(), decided_by = ${by} WHERE id = ${body._id}`,
    )
  for (const by of [admin.id, user.id]) await expect(approve(by)).rejects.toThrow()
  await expect(
    api.db.execute(
      sql`UPDATE balance_adjustments SET state = 'withdrawn', decided_at = now(), decided_by = ${(await anAdmin(api)).id} WHERE id = ${body._id}`,
    ),
  ).rejects.toThrow()
  await expect(api.db.execute(sql`UPDATE balance_adjustments SET amount_halalas = 1`)).rejects.toThrow()
  await expect(api.db.execute(sql`DELETE FROM balance_adjustments`)).rejects.toThrow()
})

test('an admin finds a balance by a mobile number as it is typed; an unknown number has none', async () => {
  const { admin, user } = await aScene()
  await propose(admin, user, { amount: 25.5 })
  const find = (phone: string) =>
    api.call('GET', `/admin/balances?phone=${encodeURIComponent(phone)}`, { as: admin })
  const { body } = await find(user.phone.replace('+966', '0'))
  expect(body).toMatchObject({
    user: { _id: user.id, phone: user.phone },
    balance: 25.5,
    limit: 500,
    total: 1,
  })
  expect([(await find('0599999999')).status, (await find('nonsense')).status]).toEqual([404, 404])
})

import { and, eq } from 'drizzle-orm'
import { anApiKey } from '@/__tests__/server/support/api-keys'
import { hostDetails } from '@/__tests__/server/support/applications'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { aSocket, closeSockets, nextEvent } from '@/__tests__/server/support/sockets'
import { appForTests, type Call } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import type { MemberRole } from '@/lib/domain/account/membership'
import { auditTrail } from '@/server/db/schema/people/audit'
import { notifications } from '@/server/db/schema/people/notifications'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { webhookEndpoints } from '@/server/db/schema/people/webhooks'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'

const api = appForTests()
afterEach(closeSockets)

const MEMBERS = '/vender/members'

const invite = (by: TestUser, phone: string, role = 'frontDesk', more: Call = {}) =>
  api.call('POST', `${MEMBERS}/invitations`, { as: by, body: { phone, role }, ...more })

/** What a call answers, by its code where it is refused. */
async function said(method: string, path: string, as: TestUser, body?: unknown): Promise<string | number> {
  const answer = await api.call(method, path, { as, body })
  return answer.body?.code ?? answer.status
}

const answerTo = (id: string, as: TestUser, verb = 'accept') =>
  said('POST', `/user/invitations/${id}/${verb}`, as)

const received = async (as: TestUser) => (await api.call('GET', '/user/invitations', { as })).body.data
const profileOf = async (as: TestUser) => (await api.call('GET', '/user/profile', { as })).body

async function rolesIn({ vendorId }: Host): Promise<Record<string, MemberRole>> {
  const rows = await api.db.select().from(vendorMembers).where(eq(vendorMembers.vendorId, vendorId))
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}

async function toldTo({ id }: TestUser): Promise<string[]> {
  const rows = await api.db.select().from(notifications).where(eq(notifications.userId, id))
  return rows.map(({ type }) => type)
}

/** Another session of the same user. */
async function aSessionOf(user: TestUser): Promise<TestUser> {
  const token = newToken()
  const now = api.clock.now()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await api.db
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), userId: user.id, createdAt: now, expiresAt })
  return { ...user, token }
}

const aWebhook = (as: TestUser) =>
  api.call('POST', '/vender/webhooks', {
    as,
    body: { url: 'https://hooks.example.sa/diyar', events: ['booking.created'] },
  })

/** An invitation of a guest to the vendor of a new host. */
async function anInvitation(role: MemberRole = 'frontDesk') {
  const [host, guest] = [await aHost(api), await aGuest(api)]
  const { body } = await invite(host, guest.phone, role)
  api.clock.pass(60)
  return { host, guest, id: String(body._id) }
}

test('who is invited by number reads the invitation, accepts it once, and acts in the vendor with the given role', async () => {
  const { host, guest, id } = await anInvitation()
  expect(await toldTo(guest)).toEqual(['Member_invited'])
  expect(await received(guest)).toEqual([
    { _id: id, vendorName: 'Sara Alharbi', role: 'frontDesk', endsAt: '2026-03-22T09:00:00.000Z' },
  ])
  expect(await Promise.all([answerTo(id, guest), answerTo(id, guest)])).toEqual(
    expect.arrayContaining([204, 'invitation_over']),
  )
  expect(await rolesIn(host)).toEqual({ [host.id]: 'owner', [guest.id]: 'frontDesk' })
  expect((await profileOf(guest)).vendor).toMatchObject({ vendorId: host.vendorId, role: 'frontDesk' })
  expect(await toldTo(host)).toEqual(['Member_joined'])
  const { body } = await api.call('GET', MEMBERS, { as: guest })
  expect(body.invitations).toEqual([])
  expect(body.data).toMatchObject([
    { _id: host.id, role: 'owner', phone: expect.stringContaining('•') },
    { _id: guest.id, role: 'frontDesk', name: 'Sara Alharbi' },
  ])
})

test('a number without an account gets a text message, and its later user finds the invitation', async () => {
  const host = await aHost(api)
  const unknown = '+966590000001'
  expect((await invite(host, '0590000001')).status).toBe(201)
  await workThrough(api)
  expect(api.sentTexts).toMatchObject([{ to: unknown, text: expect.stringContaining('Sara Alharbi') }])
  const guest = await aGuest(api)
  await api.db.update(users).set({ phone: unknown }).where(eq(users.id, guest.id))
  expect(await received(guest)).toHaveLength(1)
})

test('an invitation that is withdrawn, declined, ended, replaced, of another number or made by who left is not accepted', async () => {
  const one = await anInvitation()
  expect(await said('DELETE', `${MEMBERS}/invitations/${one.id}`, one.host)).toBe(204)
  expect(await said('DELETE', `${MEMBERS}/invitations/${one.id}`, one.host)).toBe('not_found')
  expect(await answerTo(one.id, one.guest)).toBe('invitation_over')
  const again = String((await invite(one.host, one.guest.phone)).body._id)
  expect(await answerTo(again, await aGuest(api))).toBe('not_found')
  const newer = String((await invite(one.host, one.guest.phone, 'calendar')).body._id)
  expect(await answerTo(again, one.guest)).toBe('invitation_over')
  expect(await answerTo(newer, one.guest, 'decline')).toBe(204)
  expect(await answerTo(newer, one.guest)).toBe('invitation_over')
  const manager = await aMember(api, one.host.vendorId, 'manager')
  const orphan = String((await invite(manager, one.guest.phone)).body._id)
  expect(await said('DELETE', `${MEMBERS}/${manager.id}`, one.host)).toBe(204)
  expect([await answerTo(orphan, one.guest), await received(one.guest)]).toEqual(['invitation_over', []])
  const last = String((await invite(one.host, one.guest.phone)).body._id)
  api.clock.pass(7 * 86_400 - 1)
  expect(await received(await aSessionOf(one.guest))).toHaveLength(1)
  api.clock.pass(1)
  expect(await answerTo(last, await aSessionOf(one.guest))).toBe('invitation_over')
  expect(await rolesIn(one.host)).toEqual({ [one.host.id]: 'owner' })
})

test('an admin is not made a member, and who is one already is not invited again', async () => {
  const host = await aHost(api)
  const admin = await anAdmin(api)
  const id = String((await invite(host, admin.phone)).body._id)
  expect(await answerTo(id, admin)).toBe('forbidden')
  const member = await aMember(api, host.vendorId, 'finance')
  expect((await invite(host, member.phone)).body.code).toBe('already_member')
  expect((await invite(host, host.phone)).body.code).toBe('already_member')
  expect(await said('PUT', `/admin/roles/${member.id}`, admin, { role: 'finance', reason: 'Helps us' })).toBe(
    'vendor_not_admin',
  )
})

test('inviting needs a fresh proof, and is limited for each vendor', async () => {
  const { host } = await anInvitation()
  api.clock.pass(11 * 60)
  const stolen = await invite(host, '0590000002', 'manager', { isStolen: true })
  expect(stolen.body.code).toBe('proof_needed')
  for (let n = 1; n < 20; n += 1)
    expect((await invite(host, `05900001${String(n).padStart(2, '0')}`)).status).not.toBe(429)
  expect((await invite(host, '0590000200')).status).toBe(429)
})

test('a manager gives and takes the roles below, and neither makes managers nor touches them or the owner', async () => {
  const host = await aHost(api)
  const [manager, other] = [
    await aMember(api, host.vendorId, 'manager'),
    await aMember(api, host.vendorId, 'manager'),
  ]
  const clerk = await aMember(api, host.vendorId, 'calendar')
  expect((await invite(manager, '0590000003', 'manager')).body.code).toBe('role_may_not')
  expect((await invite(manager, '0590000003', 'owner')).status).toBe(400)
  for (const target of [host, other])
    expect([
      await said('DELETE', `${MEMBERS}/${target.id}`, manager),
      await said('PUT', `${MEMBERS}/${target.id}`, manager, { role: 'finance' }),
    ]).toEqual(['role_may_not', 'role_may_not'])
  expect(await said('PUT', `${MEMBERS}/${clerk.id}`, manager, { role: 'manager' })).toBe('role_may_not')
  expect(await said('PUT', `${MEMBERS}/${clerk.id}`, manager, { role: 'finance' })).toBe(204)
  const ofOwner = String((await invite(host, '0590000003', 'manager')).body._id)
  expect(await said('DELETE', `${MEMBERS}/invitations/${ofOwner}`, manager)).toBe('role_may_not')
  expect((await invite(manager, '0590000003')).body.code).toBe('role_may_not')
  const stranger = await aHost(api)
  expect(await said('DELETE', `${MEMBERS}/${clerk.id}`, stranger)).toBe('not_found')
  expect(await said('DELETE', `${MEMBERS}/invitations/${ofOwner}`, stranger)).toBe('not_found')
  expect(await rolesIn(host)).toMatchObject({ [clerk.id]: 'finance', [other.id]: 'manager' })
  expect(await toldTo(clerk)).toEqual(['Member_role_changed'])
})

test('a removed member is out with the answer: calls, keys, webhooks, and within five seconds the open pages', async () => {
  const host = await aHost(api)
  const manager = await aMember(api, host.vendorId, 'manager')
  const key = { token: await anApiKey(api, manager, ['bookings']) }
  await aWebhook(manager)
  const [socket, kept] = [await aSocket(api, manager), await aSocket(api, host)]
  const closed = nextEvent(socket, 'disconnect')
  const since = Date.now()
  expect(await said('DELETE', `${MEMBERS}/${manager.id}`, host)).toBe(204)
  expect(await said('GET', '/vender/bookings', manager)).toBe('forbidden')
  expect((await api.call('GET', '/vender/bookings', { as: key })).status).toBe(401)
  expect(await closed).toBe('io server disconnect')
  expect(Date.now() - since).toBeLessThan(5000)
  expect(kept.connected).toBe(true)
  const [endpoint] = await api.db.select().from(webhookEndpoints)
  expect(endpoint?.disabledAt).toEqual(api.clock.now())
  expect(await toldTo(manager)).toContain('Member_removed')
  expect((await profileOf(manager)).vendors).toEqual([])
})

test('a socket receives the change of a role at once', async () => {
  const host = await aHost(api)
  const clerk = await aMember(api, host.vendorId, 'calendar')
  const socket = await aSocket(api, clerk)
  const heard = nextEvent(socket, 'notification')
  expect(await said('PUT', `${MEMBERS}/${clerk.id}`, host, { role: 'finance' })).toBe(204)
  await workThrough(api)
  expect(await heard).toMatchObject({ type: 'Member_role_changed' })
})

test('a manager who gets a role without keys loses the keys and webhooks that the manager made', async () => {
  const host = await aHost(api)
  const manager = await aMember(api, host.vendorId, 'manager')
  const key = { token: await anApiKey(api, manager, ['bookings']) }
  await aWebhook(manager)
  expect(await said('PUT', `${MEMBERS}/${manager.id}`, host, { role: 'finance' })).toBe(204)
  expect((await api.call('GET', '/vender/bookings', { as: key })).status).toBe(401)
  const [endpoint] = await api.db.select().from(webhookEndpoints)
  expect(endpoint?.disabledAt).not.toBeNull()
})

test('the addresses of calendars change when who knew them is removed, leaves or gets a role without them, and the vendor is notified', async () => {
  const { id, host } = await aListing(api)
  const addressOf = async () =>
    (await api.call('GET', `/vender/services/${id}/calendar`, { as: host })).body.feed.exportUrl
  const [first, second, third, clerk] = [
    await aMember(api, host.vendorId, 'calendar'),
    await aMember(api, host.vendorId, 'manager'),
    await aMember(api, host.vendorId, 'calendar'),
    await aMember(api, host.vendorId, 'frontDesk'),
  ]
  const addresses = [await addressOf()]
  const after = async (call: Promise<unknown>) => {
    expect(await call).toBe(204)
    addresses.push(await addressOf())
  }
  await after(said('DELETE', `${MEMBERS}/${first.id}`, host))
  await after(said('PUT', `${MEMBERS}/${second.id}`, host, { role: 'finance' }))
  await after(said('DELETE', `/user/vendors/${host.vendorId}`, third))
  expect(new Set(addresses).size).toBe(4)
  expect((await api.call('GET', new URL(addresses[0]).pathname.replace('/api/v1', ''))).status).toBe(404)
  await after(said('DELETE', `${MEMBERS}/${clerk.id}`, host))
  expect(addresses[4]).toBe(addresses[3])
  const told = async (user: TestUser) =>
    (await toldTo(user)).filter((type) => type === 'Calendar_addresses_renewed').length
  expect(await Promise.all([host, first, second, third, clerk].map(told))).toEqual([3, 0, 1, 2, 0])
})

test('a member changes a calendar while the member is removed, leaves or closes the account: each call is answered, and the address is new', async () => {
  const { id, host } = await aListing(api)
  const calendar = `/vender/services/${id}/calendar`
  const addressOf = async () => (await api.call('GET', calendar, { as: host })).body.feed.exportUrl
  const ends = [
    (member: TestUser) => said('DELETE', `${MEMBERS}/${member.id}`, host),
    (member: TestUser) => said('DELETE', `/user/vendors/${host.vendorId}`, member),
    (member: TestUser) => said('DELETE', '/user/profile', member),
  ]
  for (const [i, end] of [...ends, ...ends, ...ends].entries()) {
    const member = await aMember(api, host.vendorId, 'calendar')
    const before = await addressOf()
    const importUrl = `https://other.example.sa/${i}.ics`
    const [change, ended] = await Promise.all([said('PUT', calendar, member, { importUrl }), end(member)])
    expect(ended).toBe(204)
    expect([200, 'role_may_not', 'forbidden', 401, 'unauthenticated']).toContain(change)
    expect(await addressOf()).not.toBe(before)
    expect((await api.call('GET', calendar, { as: host })).body.feed.importUrl === importUrl).toBe(
      change === 200,
    )
  }
})

test('a member who closes the account leaves a line in the trail, as one who leaves does', async () => {
  const host = await aHost(api)
  const clerk = await aMember(api, host.vendorId, 'frontDesk')
  expect(await said('DELETE', '/user/profile', clerk)).toBe(204)
  const trail = (await api.call('GET', '/vender/trail', { as: host })).body.data
  expect(trail).toMatchObject([
    { act: 'member_left', actor: { _id: clerk.id, name: '' }, details: { role: 'frontDesk' } },
  ])
  const audited = await api.db.select().from(auditTrail).where(eq(auditTrail.action, 'member_left'))
  expect(audited).toMatchObject([{ actorId: clerk.id, subjectId: host.vendorId }])
})

test('two members of one vendor close their accounts at once, while the owner removes a third', async () => {
  const { host } = await aListing(api)
  const [first, second, third] = [
    await aMember(api, host.vendorId, 'calendar'),
    await aMember(api, host.vendorId, 'manager'),
    await aMember(api, host.vendorId, 'calendar'),
  ]
  const answers = await Promise.all([
    said('DELETE', '/user/profile', first),
    said('DELETE', '/user/profile', second),
    said('DELETE', `${MEMBERS}/${third.id}`, host),
  ])
  expect(answers).toEqual([204, 204, 204])
  expect(Object.keys(await rolesIn(host))).toEqual([host.id])
})

test('a member leaves, and the owner does not', async () => {
  const host = await aHost(api)
  const clerk = await aMember(api, host.vendorId, 'frontDesk')
  const leave = (as: TestUser) => said('DELETE', `/user/vendors/${host.vendorId}`, as)
  expect([await leave(clerk), await leave(clerk), await leave(host)]).toEqual([
    204,
    'not_found',
    'owner_stays',
  ])
  expect(await rolesIn(host)).toEqual({ [host.id]: 'owner' })
  expect(await toldTo(host)).toEqual(['Member_left'])
})

test('a member of two vendors switches between them, in one session and not in another, and never to a third', async () => {
  const [one, two, third] = [await aHost(api), await aHost(api), await aHost(api)]
  const clerk = await aMember(api, one.vendorId, 'calendar')
  await aMember(api, two.vendorId, 'finance', clerk)
  const other = await aSessionOf(clerk)
  const active = async (as: TestUser) => (await profileOf(as)).vendor?.vendorId
  const choose = (vendorId: string) => api.call('PUT', '/user/vender', { as: clerk, body: { vendorId } })
  const first = await active(clerk)
  const second = first === one.vendorId ? two : one
  const { body } = await choose(second.vendorId)
  expect(body.vendor.vendorId).toBe(second.vendorId)
  expect([await active(clerk), await active(other)]).toEqual([second.vendorId, first])
  expect((await choose(third.vendorId)).status).toBe(404)
  expect(await said('DELETE', `${MEMBERS}/${clerk.id}`, second)).toBe(204)
  expect(await active(clerk)).toBe(first)
})

test('the ownership goes to one member though two get it at once, and the old owner stays as a manager', async () => {
  const host = await aHost(api)
  await api.db
    .update(vendors)
    .set({ companyName: 'Rawabi', type: 'company' })
    .where(eq(vendors.id, host.vendorId))
  const [manager, clerk] = [
    await aMember(api, host.vendorId, 'manager'),
    await aMember(api, host.vendorId, 'calendar'),
  ]
  const give = (as: TestUser, to: TestUser) => said('POST', `${MEMBERS}/${to.id}/transfer`, as)
  expect(await give(manager, clerk)).toBe('role_may_not')
  expect([await give(host, host), await give(host, await aGuest(api))]).toEqual(['not_found', 'not_found'])
  const answers = await Promise.all([give(host, manager), give(host, clerk)])
  expect(answers.toSorted()).toEqual([204, 'role_may_not'])
  const roles = await rolesIn(host)
  const [next, third] = answers[0] === 204 ? [manager, clerk] : [clerk, manager]
  expect([roles[host.id], roles[next.id]]).toEqual(['manager', 'owner'])
  expect(roles[third.id]).toBe(third === manager ? 'manager' : 'calendar')
  const [row] = await api.db.select().from(users).where(eq(users.id, next.id))
  expect([row?.role, row?.displayName]).toEqual(['Vender', 'Rawabi'])
  expect(await toldTo(third)).toEqual(['Ownership_transferred'])
  const acts = await api.db
    .select({ actorId: auditTrail.actorId })
    .from(auditTrail)
    .where(and(eq(auditTrail.action, 'ownership_transferred'), eq(auditTrail.subjectId, host.vendorId)))
  expect(acts).toEqual([{ actorId: host.id }])
})

test('who owns a vendor does not get a second one', async () => {
  const [host, other] = [await aHost(api), await aHost(api)]
  await aMember(api, host.vendorId, 'manager', other)
  expect(await said('POST', `${MEMBERS}/${other.id}/transfer`, host)).toBe('owns_vendor')
  expect(await rolesIn(host)).toEqual({ [host.id]: 'owner', [other.id]: 'manager' })
})

test('an invitation accepted while its maker is removed counts once: the guest is a member, or it is over', async () => {
  const host = await aHost(api)
  const [manager, guest] = [await aMember(api, host.vendorId, 'manager'), await aGuest(api)]
  const id = String((await invite(manager, guest.phone)).body._id)
  const answers = await Promise.all([
    said('DELETE', `${MEMBERS}/${manager.id}`, host),
    answerTo(id, guest),
    said('DELETE', `${MEMBERS}/${guest.id}`, host),
  ])
  const [, ofGuest, ofRemoval] = answers
  expect([
    [204, 'invitation_over', 'not_found'],
    [204, 204, 'not_found'],
    [204, 204, 204],
  ]).toContainEqual(answers)
  const isMember = ofGuest === 204 && ofRemoval !== 204
  expect(await rolesIn(host)).toEqual({
    [host.id]: 'owner',
    ...(isMember ? { [guest.id]: 'frontDesk' } : {}),
  })
})

test('a member who applies while the ownership is transferred to the member owns one vendor', async () => {
  const host = await aHost(api)
  const clerk = await aMember(api, host.vendorId, 'calendar')
  const body = await hostDetails(api, clerk)
  const answers = await Promise.all([
    said('POST', `${MEMBERS}/${clerk.id}/transfer`, host),
    said('PUT', '/user/upgrade-vender-host', clerk, body),
  ])
  const isTransferred = answers[0] === 204
  expect(answers).toEqual(isTransferred ? [204, 'already_done'] : ['owns_vendor', 200])
  expect((await rolesIn(host))[clerk.id]).toBe(isTransferred ? 'owner' : 'calendar')
  const owned = and(eq(vendorMembers.userId, clerk.id), eq(vendorMembers.role, 'owner'))
  expect(await api.db.select().from(vendorMembers).where(owned)).toHaveLength(1)
})

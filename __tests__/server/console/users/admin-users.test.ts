import { eq } from 'drizzle-orm'
import { aBookingAt, notificationsOf } from '@/__tests__/server/support/bookings'
import { aBrowser } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin } from '@/__tests__/server/support/users'
import { listings } from '@/server/db/schema/listings/listings'
import { auditTrail } from '@/server/db/schema/people/audit'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()
const reason = { reason: 'Insulted three hosts' }

const actions = async () =>
  (await api.db.select({ action: auditTrail.action }).from(auditTrail)).map((line) => line.action)

test('a block ends the sessions of a user at once; after the unblock a new session is possible', async () => {
  const admin = await anAdmin(api)
  const guest = await aGuest(api)
  const path = `/admin/users/${guest.id}`
  expect((await api.call('POST', `${path}/block`, { as: admin, body: { reason: '  ' } })).status).toBe(400)
  expect((await api.call('POST', `${path}/block`, { as: admin, body: reason })).status).toBe(204)
  expect((await api.call('GET', '/user/profile', { as: guest })).status).toBe(401)
  expect((await api.call('GET', path, { as: admin })).body).toMatchObject({
    state: 'blocked',
    blockedReason: reason.reason,
    sessions: [],
  })
  expect((await api.call('POST', `${path}/block`, { as: admin, body: reason })).status).toBe(409)
  expect((await api.call('POST', `${path}/unblock`, { as: admin, body: reason })).status).toBe(204)
  expect((await api.call('GET', path, { as: admin })).body).toMatchObject({
    state: 'active',
    blockedReason: null,
  })
  expect(await actions()).toEqual(expect.arrayContaining(['user_blocked', 'user_unblocked']))
})

test('the listings of a blocked vendor leave the market, and the open bookings are shown', async () => {
  const admin = await anAdmin(api)
  const { booking, host } = await aBookingAt(api)
  const [listing] = await api.db.select().from(listings)
  const path = `/admin/users/${host.id}`
  expect((await api.call('POST', `${path}/block`, { as: admin, body: reason })).status).toBe(204)
  const [after] = await api.db.select().from(listings)
  expect(after).toMatchObject({ state: 'paused', version: (listing?.version ?? 0) + 1 })
  expect((await api.call('GET', path, { as: admin })).body.openBookings).toEqual([
    { _id: booking._id, code: booking.code, side: 'vendor' },
  ])
})

test('personal data are masked until they are opened, and the trail has each opening', async () => {
  const admin = await anAdmin(api)
  const guest = await aGuest(api)
  const data = { email: 'sara@example.sa', idNumber: '1098765431', dateOfBirth: '1990-01-01' }
  await api.db.update(users).set(data).where(eq(users.id, guest.id))
  const list = (await api.call('GET', `/admin/users?q=0${guest.phone.slice(4)}`, { as: admin })).body
  expect(list).toMatchObject({ total: 1, data: [{ _id: guest.id, email: 's••••••@example.sa' }] })
  expect(JSON.stringify(list)).not.toContain(guest.phone)
  const path = `/admin/users/${guest.id}`
  expect((await api.call('GET', path, { as: admin })).body.idNumber).toBe('••••••5431')
  expect(await actions()).toEqual([])
  expect((await api.call('POST', `${path}/reveal`, { as: admin, body: {} })).body).toMatchObject({
    ...data,
    phone: guest.phone,
  })
  const exported = await api.call('POST', `${path}/export`, { as: admin, body: reason })
  expect(exported.body.account).toMatchObject({ email: data.email })
  expect((await actions()).toSorted()).toEqual(['user_data_exported', 'user_data_opened'])
})

test('accounts with the same details are shown side by side, and neither is changed', async () => {
  const admin = await anAdmin(api)
  const [one, other] = [await aGuest(api), await aGuest(api)]
  await api.db.update(users).set({ email: 'same@example.sa' })
  const { duplicates } = (await api.call('GET', `/admin/users/${one.id}`, { as: admin })).body
  expect(duplicates.map((each: { _id: string }) => each._id)).toContain(other.id)
  expect(duplicates[0].reasons).toEqual(['email'])
})

test('a blocked user cannot sign in, and can again after the unblock', async () => {
  const admin = await anAdmin(api)
  const guest = await aGuest(api)
  const signIn = async () => {
    const sent = await api.call('POST', '/user/login', { body: { phone: guest.phone } })
    const { user, data } = sent.body
    const body = { phone: guest.phone, otp: user.otp, challenge: data.challenge }
    return api.call('POST', '/user/verify', { body })
  }
  await api.call('POST', `/admin/users/${guest.id}/block`, { as: admin, body: reason })
  expect((await signIn()).body.code).toBe('account_blocked')
  await api.call('POST', `/admin/users/${guest.id}/unblock`, { as: admin, body: reason })
  api.clock.pass(600)
  expect((await signIn()).status).toBe(200)
})

test('an admin is not blocked, and sessions of a user can be ended without a block', async () => {
  const admin = await anAdmin(api)
  const guest = await aGuest(api)
  expect((await api.call('POST', `/admin/users/${admin.id}/block`, { as: admin, body: reason })).status).toBe(
    403,
  )
  expect(
    (await api.call('POST', `/admin/users/${guest.id}/end-sessions`, { as: admin, body: {} })).status,
  ).toBe(204)
  expect((await api.call('GET', '/user/profile', { as: guest })).status).toBe(401)
})

test('the invitation of a blocked member rests until the unblock', async () => {
  const [admin, host, guest] = [await anAdmin(api), await aHost(api), await aGuest(api)]
  const manager = await aMember(api, host.vendorId, 'manager')
  const body = { phone: guest.phone, role: 'frontDesk' }
  const { _id } = (await api.call('POST', '/vender/members/invitations', { as: manager, body })).body
  const decide = (verb: string) =>
    api.call('POST', `/admin/users/${manager.id}/${verb}`, { as: admin, body: reason })
  const accept = () => api.call('POST', `/user/invitations/${_id}/accept`, { as: guest })
  expect((await decide('block')).status).toBe(204)
  expect((await api.call('GET', '/user/invitations', { as: guest })).body.data).toEqual([])
  expect((await accept()).body.code).toBe('invitation_over')
  expect((await decide('unblock')).status).toBe(204)
  expect((await accept()).status).toBe(204)
})

test('after an admin ended the sessions of a user, the next device is announced, also one that was known', async () => {
  const [admin, guest, browser] = [await anAdmin(api), await aGuest(api), aBrowser(api)]
  await browser.verify(guest.phone, await browser.codeFor(guest.phone))
  expect(await notificationsOf(api, guest)).toEqual([])
  await api.call('POST', `/admin/users/${guest.id}/end-sessions`, { as: admin, body: {} })
  expect((await browser.verify(guest.phone, await browser.codeFor(guest.phone))).status).toBe(200)
  expect(await notificationsOf(api, guest)).toEqual(['New_device'])
})

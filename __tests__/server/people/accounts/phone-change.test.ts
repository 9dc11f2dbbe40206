import { eq } from 'drizzle-orm'
import { notificationsOf } from '@/__tests__/server/support/bookings'
import { aBrowser } from '@/__tests__/server/support/browsers'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { phoneChanges } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const WEEK_SECONDS = 7 * 86_400
const NEW_PHONE = '+966556000040'

const phoneOf = async ({ id }: TestUser) =>
  (await api.db.select({ phone: users.phone }).from(users).where(eq(users.id, id)))[0]?.phone
const codeFor = async (as: TestUser, phone = NEW_PHONE): Promise<string> =>
  (await api.call('POST', '/user/phone', { as, body: { phone } })).body.otp
const stop = (as: TestUser) => api.call('DELETE', '/user/phone-change', { as })
/** Read from the table: a session has ended with its week. */
const waiting = async ({ id }: TestUser) =>
  (await api.db.select().from(phoneChanges).where(eq(phoneChanges.userId, id)))[0]?.phone ?? null

/** Asked without a code to the old number. */
async function begin(as: TestUser, phone = NEW_PHONE) {
  const body = { phone, otp: await codeFor(as, phone) }
  return api.call('POST', '/user/phone-change', { as, body, isStolen: true })
}

test('profile-page: without the old number a new one takes seven days to the second, and freezes payouts from then', async () => {
  const guest = await aGuest(api)
  const { status, body } = await begin(guest)
  const due = new Date(api.clock.now().getTime() + WEEK_SECONDS * 1000)
  expect([status, body.change]).toEqual([200, { phone: NEW_PHONE, dueAt: due.toISOString() }])
  api.clock.set(new Date(due.getTime() - 1000))
  await sweep(api)
  expect(await phoneOf(guest)).toBe(guest.phone)
  api.clock.set(due)
  await Promise.all([sweep(api), sweep(api)])
  const [row] = await api.db.select().from(users).where(eq(users.id, guest.id))
  expect(row).toMatchObject({ phone: NEW_PHONE, phoneChangedAt: due })
  expect(await api.db.select().from(phoneChanges)).toEqual([])
})

test('the request is announced by bell, push, text to the old number and mail, also where these were switched off', async () => {
  const guest = await aGuest(api)
  await api.call('PUT', '/user/profile', { as: guest, body: { email: 'sara@example.sa' } })
  await api.call('PUT', '/user/channels', { as: guest, body: { sms: false, email: false } })
  await begin(guest)
  api.sentTexts.length = 0
  await workThrough(api)
  expect(await notificationsOf(api, guest)).toEqual(['Phone_change_asked'])
  expect(api.sentTexts).toMatchObject([{ to: guest.phone, text: expect.stringContaining('+9665••••••40') }])
  expect(api.sentMails).toMatchObject([{ to: 'sara@example.sa' }])
})

test('the request is read by its user alone', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  await begin(guest)
  const read = async (as: TestUser) => (await api.call('GET', '/user/phone-change', { as })).body.change
  expect([(await read(guest)).phone, await read(other)]).toEqual([NEW_PHONE, null])
})

test('one press stops it, twice as well, and another request waits a week of its own', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  expect([(await stop(guest)).status, (await stop(guest)).status]).toEqual([204, 204])
  api.clock.pass(WEEK_SECONDS - 600)
  expect((await begin(guest)).status).toBe(200)
  api.clock.pass(600)
  await sweep(api)
  expect([await phoneOf(guest), await waiting(guest)]).toEqual([guest.phone, NEW_PHONE])
})

test('stopping and the end of the week at once: it is stopped or made, never half', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  api.clock.pass(WEEK_SECONDS)
  await Promise.all([stop(guest), sweep(api)])
  expect(await waiting(guest)).toBeNull()
  expect([guest.phone, NEW_PHONE]).toContain(await phoneOf(guest))
})

test('a second request while one waits is refused, so that a thief cannot renew one under the eyes of the owner', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  api.clock.pass(180)
  expect((await begin(guest, '+966556000041')).body.code).toBe('already_done')
  expect(await waiting(guest)).toBe(NEW_PHONE)
})

test('a number that another account has by then is not taken, and the user is notified', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  await begin(guest)
  await api.db.update(users).set({ phone: NEW_PHONE }).where(eq(users.id, other.id))
  api.clock.pass(WEEK_SECONDS)
  await sweep(api)
  expect(await phoneOf(guest)).toBe(guest.phone)
  expect(await notificationsOf(api, guest)).toEqual(['Phone_change_asked', 'Phone_change_dropped'])
})

test('a change that is proven by the old number ends the one that waits', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  const phone = '+966556000042'
  const body = { phone, otp: await codeFor(guest, phone) }
  expect((await api.call('PUT', '/user/phone', { as: guest, body })).status).toBe(200)
  api.clock.pass(WEEK_SECONDS)
  await sweep(api)
  expect(await phoneOf(guest)).toBe(phone)
})

test('a closed account leaves nothing waiting, and a blocked one waits on', async () => {
  const [leaving, blocked] = [await aGuest(api), await aGuest(api)]
  await begin(leaving)
  expect((await api.call('DELETE', '/user/profile', { as: leaving })).status).toBe(204)
  expect(await api.db.select().from(phoneChanges)).toEqual([])
  await begin(blocked)
  await api.db.update(users).set({ blockedAt: api.clock.now() }).where(eq(users.id, blocked.id))
  api.clock.pass(WEEK_SECONDS)
  await sweep(api)
  expect(await phoneOf(blocked)).toBe(blocked.phone)
})

test('a number with an account is refused at once, and a wrong code begins nothing', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  expect((await api.call('POST', '/user/phone', { as: guest, body: { phone: other.phone } })).body.code).toBe(
    'phone_taken',
  )
  const otp = await codeFor(guest)
  const body = { phone: NEW_PHONE, otp: otp === '0000' ? '1111' : '0000' }
  expect((await api.call('POST', '/user/phone-change', { as: guest, body })).body.code).toBe('wrong_otp')
  expect(await waiting(guest)).toBeNull()
})

test('a number that is changed or requested during the closing of the account is stored with no account, and stays free', async () => {
  for (const [method, path] of [
    ['PUT', '/user/phone'],
    ['POST', '/user/phone-change'],
  ] as const) {
    const guest = await aGuest(api)
    const body = { phone: NEW_PHONE, otp: await codeFor(guest) }
    expect((await api.call('GET', '/user/proof', { as: guest })).status).toBe(204)
    const [changed, closed] = await Promise.all([
      api.call(method, path, { as: guest, body }),
      api.call('DELETE', '/user/profile', { as: guest }),
    ])
    expect([200, 401]).toContain(changed.status)
    expect(closed.status).toBe(204)
    expect([await phoneOf(guest), await waiting(guest)]).toEqual([null, null])
    api.clock.pass(180)
  }
  const newcomer = aBrowser(api)
  const { otp } = (await newcomer.post('/user/signup', { phone: NEW_PHONE })).body
  expect((await newcomer.verify(NEW_PHONE, otp)).status).toBe(200)
})

test('a week that a suspension interrupts begins anew with its end, so that the owner can still stop the change', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  api.clock.pass(WEEK_SECONDS - 600)
  const admin = await anAdmin(api)
  const decide = (verb: string) =>
    api.call('POST', `/admin/users/${guest.id}/${verb}`, { as: admin, body: { reason: 'Stolen?' } })
  expect((await decide('block')).status).toBe(204)
  api.clock.pass(1200)
  expect((await decide('unblock')).status).toBe(204)
  await sweep(api)
  expect([await phoneOf(guest), await waiting(guest)]).toEqual([guest.phone, NEW_PHONE])
  expect(await notificationsOf(api, guest)).toEqual(['Phone_change_asked', 'Phone_change_asked'])
  api.clock.pass(WEEK_SECONDS - 1)
  await sweep(api)
  expect(await phoneOf(guest)).toBe(guest.phone)
  api.clock.pass(1)
  await sweep(api)
  expect(await phoneOf(guest)).toBe(NEW_PHONE)
})

test('the change is dropped for a user who becomes an admin: an admin needs the second step for another number', async () => {
  const guest = await aGuest(api)
  await begin(guest)
  const body = { phone: guest.phone, role: 'support', reason: 'New in the team' }
  expect((await api.call('POST', '/admin/roles', { as: await anAdmin(api), body })).status).toBe(200)
  expect(await waiting(guest)).toBeNull()
  api.clock.pass(WEEK_SECONDS)
  await sweep(api)
  expect(await phoneOf(guest)).toBe(guest.phone)
})

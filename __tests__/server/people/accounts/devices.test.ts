import { eq } from 'drizzle-orm'
import { aBrowser } from '@/__tests__/server/support/browsers'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { notifications } from '@/server/db/schema/people/notifications'

const api = appForTests()

async function signIn({ phone }: TestUser, browser: ReturnType<typeof aBrowser>): Promise<{ token: string }> {
  return { token: (await browser.verify(phone, await browser.codeFor(phone))).body.token }
}
const noticesOf = ({ id }: TestUser) =>
  api.db.select().from(notifications).where(eq(notifications.userId, id))
const sessionsOf = async (as: { token: string }) =>
  (await api.call('GET', '/user/sessions', { as })).body.data
const isOpen = async (as: { token: string }) =>
  (await api.call('GET', '/user/profile', { as })).status === 200

test('each device is listed with its network and time, and one of them is ended alone, after a fresh proof', async () => {
  const guest = await aGuest(api)
  const [home, away] = [aBrowser(api, '203.0.113.9'), aBrowser(api, '2001:db8:1:2:3:4:5:6')]
  const here = await signIn(guest, home)
  api.clock.pass(60)
  const there = await signIn(guest, away)
  const listed = await sessionsOf(here)
  const [newest] = listed
  expect(newest).toMatchObject({ network: '2001:db8:1:2', isCurrent: false })
  expect(listed).toContainEqual(expect.objectContaining({ network: '203.0.113.9', isCurrent: true }))
  const path = `/user/sessions/${newest._id}`
  api.clock.pass(600)
  const stolen = await api.call('DELETE', path, { as: here, isStolen: true })
  expect(stolen.body.code).toBe('proof_needed')
  expect((await api.call('DELETE', path, { as: await aGuest(api) })).status).toBe(404)
  expect((await api.call('DELETE', path, { as: here })).status).toBe(204)
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
  expect((await api.call('DELETE', path, { as: here })).status).toBe(404)
})

test('the second device is announced to its user, whatever channels are off; the first and a known one are not', async () => {
  const guest = await aGuest(api)
  const [first, second] = [aBrowser(api, '203.0.113.9'), aBrowser(api, '203.0.113.10')]
  await signIn(guest, first)
  expect(await noticesOf(guest)).toEqual([])
  await signIn(guest, second)
  expect(await noticesOf(guest)).toMatchObject([{ type: 'New_device', params: { network: '203.0.113.10' } }])
  await signIn(guest, first)
  await signIn(guest, second)
  expect(await noticesOf(guest)).toHaveLength(1)
})

test('after all sessions were ended, the next device is announced', async () => {
  const guest = await aGuest(api)
  const here = await signIn(guest, aBrowser(api, '203.0.113.9'))
  expect((await api.call('POST', '/user/sessions/end', { as: here, body: {} })).status).toBe(204)
  await signIn(guest, aBrowser(api, '203.0.113.77'))
  expect(await noticesOf(guest)).toMatchObject([
    { type: 'New_device', params: { device: 'unknown', network: '203.0.113.77' } },
  ])
})

test('a browser that another user has used is a new device of this one', async () => {
  const [one, other] = [await aGuest(api), await aGuest(api)]
  const shared = aBrowser(api)
  await signIn(one, shared)
  await signIn(other, aBrowser(api))
  await signIn(other, shared)
  expect((await noticesOf(other)).map(({ type }) => type)).toEqual(['New_device'])
})

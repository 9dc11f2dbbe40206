import { eq } from 'drizzle-orm'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { pushKeys, pushSubscriptions } from '@/server/db/schema/people/notifications'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { outbox } from '@/server/db/schema/platform/outbox'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'

const api = appForTests()

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-device'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const subscribe = (as: TestUser, endpoint = ENDPOINT, keys: object = KEYS) =>
  api.call('PUT', '/user/push', { as, body: { endpoint, keys } })
const devices = () => api.db.select().from(pushSubscriptions)
const tell = (to: TestUser, type: 'Balance_added' | 'Checkin_by_user' = 'Balance_added') =>
  notifyUser(api.db, { userId: to.id, type, params: { amount: 'SAR 1,250' }, createdAt: api.clock.now() })

test('our keys are made once and are the same for everybody', async () => {
  const [one, two] = await Promise.all([aGuest(api), aGuest(api)])
  const both = await Promise.all([one, two].map((as) => api.call('GET', '/user/push', { as })))
  expect(both[0]?.body.publicKey).toMatch(/^[\w-]{87}$/)
  expect(both[1]?.body).toEqual(both[0]?.body)
  expect(JSON.stringify(both[0]?.body)).not.toContain('private')
  expect(await api.db.select().from(pushKeys)).toHaveLength(1)
})

test('a device gets the title in its user’s language, and nothing that a lock screen should not show', async () => {
  const as = await aGuest(api)
  expect((await subscribe(as)).status).toBe(204)
  await tell(as)
  await workThrough(api)
  expect(api.sentPushes).toEqual([
    {
      endpoint: ENDPOINT,
      payload: {
        title: 'تمت إضافة رصيد',
        body: expect.stringMatching(/ديار/),
        url: '/my-profile',
        tag: 'Balance_added',
        lang: 'ar',
        dir: 'rtl',
      },
    },
  ])
  expect(JSON.stringify(api.sentPushes)).not.toContain('1,250')
  await api.db.update(users).set({ language: 'en' }).where(eq(users.id, as.id))
  await tell(as)
  await workThrough(api)
  expect(api.sentPushes[1]?.payload).toMatchObject({
    title: 'Balance added',
    url: '/en/my-profile',
    dir: 'ltr',
  })
  await tell(as, 'Checkin_by_user')
  await workThrough(api)
  expect(api.sentPushes).toHaveLength(2)
})

test('every device is a job of its own; a gone one is deleted, and the others are notified', async () => {
  const as = await aGuest(api)
  const gone = 'https://updates.push.services.mozilla.com/wpush/v2/gone'
  await subscribe(as, gone)
  await subscribe(as)
  api.goneDevices.add(gone)
  await tell(as)
  await workThrough(api)
  expect(api.sentPushes.map(({ endpoint }) => endpoint)).toEqual([ENDPOINT])
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([ENDPOINT])
  expect(await api.db.select().from(outbox)).toEqual([])
})

test('of twenty-five browsers that subscribe at once ten are stored', async () => {
  const as = await aGuest(api)
  const all = await Promise.all(Array.from({ length: 25 }, (_, i) => subscribe(as, `${ENDPOINT}-${i}`)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await devices()).toHaveLength(10)
})

test('a device ends with its session or on request, and belongs to the user who last chose it', async () => {
  const [sara, noura] = [await aGuest(api), await aGuest(api)]
  await subscribe(sara)
  await subscribe(noura)
  expect(await devices()).toMatchObject([{ userId: noura.id }])
  const end = (as: TestUser) => api.call('DELETE', '/user/push', { as, body: { endpoint: ENDPOINT } })
  await end(sara)
  expect(await devices()).toHaveLength(1)
  await end(noura)
  expect(await devices()).toEqual([])
  await subscribe(sara)
  await api.call('POST', '/user/logout', { as: sara, body: {} })
  expect(await devices()).toEqual([])
  await subscribe(noura)
  await api.db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(noura.token)))
  await tell(noura)
  await workThrough(api)
  expect(api.sentPushes).toEqual([])
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com:8443/x',
  'https://evil@fcm.googleapis.com/x',
  'https://metadata.internal/push.apple.com',
])('push messages go to push services only: %s is refused', async (endpoint) => {
  expect((await subscribe(await aGuest(api), endpoint)).status).toBe(400)
})

test('malformed keys are refused, and of many devices ten stay', async () => {
  const as = await aGuest(api)
  expect((await subscribe(as, ENDPOINT, { ...KEYS, auth: 'short' })).status).toBe(400)
  for (let at = 0; at < 12; at++) {
    api.clock.pass(1)
    await subscribe(as, `${ENDPOINT}-${at}`)
  }
  const stored = (await devices()).map(({ endpoint }) => endpoint)
  expect([stored.length, stored.includes(`${ENDPOINT}-1`), stored.includes(`${ENDPOINT}-11`)]).toEqual([
    10,
    false,
    true,
  ])
})

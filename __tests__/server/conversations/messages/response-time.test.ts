import { eq } from 'drizzle-orm'
import { sendText } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

test('messages: a listing page shows how fast its vendor answers: the median of recent questions, from three answers on', async () => {
  const host = await aHost(api)
  const { id: listingId } = await aListing(api, { host })
  const shown = async () =>
    (await api.call('GET', `/services/details/${listingId}`)).body.vendor.answerMinutes ?? null
  const request = async (minutes: number) => {
    const guest = await aGuest(api)
    const { body } = await api.call('POST', '/conversations', { as: guest, body: { serviceId: listingId } })
    await sendText(api, guest, body._id, 'Is it free?')
    api.clock.pass(60)
    await sendText(api, guest, body._id, 'Hello?')
    api.clock.pass((minutes - 1) * 60)
    await sendText(api, host, body._id, 'Yes')
    await sendText(api, host, body._id, 'And the pool is warm')
  }
  const count = async () => {
    await sweep(api.app.deps)
    return shown()
  }
  await request(5)
  await request(180)
  expect(await count()).toBeNull()
  await request(20)
  api.clock.pass(3600)
  expect(await count()).toBe(20)
  await request(600)
  expect(await count()).toBe(100)

  const [row] = await api.db.select().from(vendors).where(eq(vendors.id, host.vendorId))
  api.clock.pass(7200)
  await sweep(api.app.deps)
  const [same] = await api.db.select().from(vendors).where(eq(vendors.id, host.vendorId))
  expect(same?.answersCountedAt).toEqual(row?.answersCountedAt)
})

import { eq } from 'drizzle-orm'
import { sendText } from '@/__tests__/server/support/conversations'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

test('messages: a listing page shows how fast its vendor answers: the median of recent questions, from five conversations on', async () => {
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
  for (const minutes of [5, 180, 10, 30]) await request(minutes)
  expect(await count()).toBeNull()
  await request(20)
  api.clock.pass(3600)
  expect(await count()).toBe(20)
  await request(600)
  expect(await count()).toBe(25)

  const [row] = await api.db.select().from(vendors).where(eq(vendors.id, host.vendorId))
  api.clock.pass(7200)
  await sweep(api.app.deps)
  const [same] = await api.db.select().from(vendors).where(eq(vendors.id, host.vendorId))
  expect(same?.answersCountedAt).toEqual(row?.answersCountedAt)
})

test('messages: the share of conversations with an answer: a last thanks needs none, a question counts after a day, a blocked guest never', async () => {
  const host = await aHost(api)
  const { id: listingId } = await aListing(api, { host })
  const percent = async () => {
    await sweep(api.app.deps)
    return (await api.call('GET', `/services/details/${listingId}`)).body.vendor.answerPercent
  }
  const opened: string[] = []
  for (const ends of ['answer', 'answer', 'thanks', 'thanks', 'block', 'question']) {
    const guest = await aGuest(api)
    const { body } = await api.call('POST', '/conversations', { as: guest, body: { serviceId: listingId } })
    await sendText(api, guest, body._id, 'Is it free?')
    if (ends === 'answer' || ends === 'thanks') await sendText(api, host, body._id, 'Yes')
    if (ends === 'thanks') await sendText(api, guest, body._id, 'Thanks')
    if (ends === 'block') await api.call('POST', `/conversations/${body._id}/block`, { as: host })
    opened.push(body._id)
  }
  expect(await percent()).toBeUndefined()
  api.clock.pass(86_400)
  expect(await percent()).toBe(80)
  api.clock.pass(3600)
  await sendText(api, host, opened.at(-1) ?? '', 'Sorry, yes')
  expect(await percent()).toBe(100)
})

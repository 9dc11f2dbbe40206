import { eq } from 'drizzle-orm'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { aQuickAnswer, QUICK_ANSWER } from '@/__tests__/server/support/templates'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type TestUser } from '@/__tests__/server/support/users'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import { listings } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'

const api = appForTests()

const offered = (id: string, as: TestUser) =>
  api.call('GET', `/vender/conversations/${id}/quick-answers`, { as })
const opened = async (guest: TestUser, serviceId: string): Promise<string> =>
  (await api.call('POST', '/conversations', { as: guest, body: { serviceId } })).body._id

test('an answer is offered with the values of the booking, in the guest’s language, to all who write messages', async () => {
  const { host, guest, serviceId } = await aBookingAt(api)
  await api.db.update(users).set({ language: 'en', firstName: 'Sara' }).where(eq(users.id, guest.id))
  await api.db.update(listings).set({ address: 'King Road 1' }).where(eq(listings.id, serviceId))
  const id = await aQuickAnswer(api, host)
  const conversation = await opened(guest, serviceId)
  const frontDesk = await aMember(api, host.vendorId, 'frontDesk')
  for (const member of [host, frontDesk]) {
    const { body } = await offered(conversation, member)
    expect(body.unfilled).toBe(0)
    expect(body.data).toMatchObject([{ _id: id, name: 'Address' }])
    expect(body.data[0].text).toMatch(/^Hello Sara, the address: King Road 1/)
  }
})

test('before a confirmed booking an answer with the address is not offered, nor after its cancellation', async () => {
  const { host, guest, serviceId, byGuest } = await aBookingAt(api)
  await aQuickAnswer(api, host)
  await aQuickAnswer(api, host, { name: 'Thanks', ar: 'شكرًا {guest}', en: '' })
  const stranger = await opened(await aGuest(api), serviceId)
  expect((await offered(stranger, host)).body).toMatchObject({ data: [{ name: 'Thanks' }], unfilled: 1 })
  const conversation = await opened(guest, serviceId)
  expect((await offered(conversation, host)).body.data).toHaveLength(2)
  await byGuest('cancel')
  expect((await offered(conversation, host)).body).toMatchObject({ data: [{ name: 'Thanks' }], unfilled: 1 })
})

test('guests and other vendors read none, and the front desk edits none', async () => {
  const { host, guest, serviceId } = await aBookingAt(api)
  const conversation = await opened(guest, serviceId)
  expect((await offered(conversation, await aHost(api))).status).toBe(404)
  expect((await offered(conversation, guest)).status).toBe(403)
  const { host: traveller } = await aListing(api)
  const asked = await opened(traveller, serviceId)
  expect((await offered(asked, traveller)).status).toBe(404)
  const frontDesk = await aMember(api, host.vendorId, 'frontDesk')
  const answer = await api.call('POST', '/vender/quick-answers', { as: frontDesk, body: QUICK_ANSWER })
  expect(answer.status).toBe(403)
})

test('a vendor changes and deletes its answers, has a limited number of them, and none of another vendor', async () => {
  const host = await aHost(api)
  const id = await aQuickAnswer(api, host)
  const body = { ...QUICK_ANSWER, name: 'Where' }
  expect((await api.call('PUT', `/vender/quick-answers/${id}`, { as: host, body })).status).toBe(204)
  expect((await api.call('GET', '/vender/quick-answers', { as: host })).body.data).toEqual([
    { _id: id, ...body },
  ])
  const other = await aHost(api)
  expect((await api.call('DELETE', `/vender/quick-answers/${id}`, { as: other })).status).toBe(404)
  expect((await api.call('DELETE', `/vender/quick-answers/${id}`, { as: host })).status).toBe(204)
  await Promise.all(Array.from({ length: TEMPLATE_LIMITS.quickAnswers }, () => aQuickAnswer(api, host)))
  const full = await api.call('POST', '/vender/quick-answers', { as: host, body: QUICK_ANSWER })
  expect([full.status, full.body.code]).toEqual([409, 'too_many_quick_answers'])
})

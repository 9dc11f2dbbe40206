import { and, eq } from 'drizzle-orm'
import { A_STAY, aBookingAt, bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { aTemplate, TEMPLATE } from '@/__tests__/server/support/templates'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { messages } from '@/server/db/schema/conversations/conversations'
import { messageTemplates, templateMessages } from '@/server/db/schema/conversations/message-templates'
import { listings } from '@/server/db/schema/listings/listings'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { queueDueMessages } from '@/server/modules/conversations/message-templates/queue-due'
import { measureResponseTimes } from '@/server/modules/conversations/messages/response-time-store'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'

const api = appForTests()

/** 18:00 in Riyadh on the day before A_STAY begins. */
const EVE = new Date('2026-03-19T15:00:00Z')
const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000)

async function later(at: Date) {
  await api.db.update(sessions).set({ expiresAt: new Date(at.getTime() + 30 * 86_400_000) })
  api.clock.set(at)
}

const queue = () => queueDueMessages(api.app.deps)
const work = () => runDueJobs(api.app.deps, jobHandlersOf(api.app.deps), ['templateMessage'])
async function round(at: Date): Promise<string[]> {
  await later(at)
  await queue()
  await work()
  return sent()
}
const sent = async () => (await api.db.select().from(messages)).map(({ body }) => body)
const states = async () => (await api.db.select().from(templateMessages)).map(({ state }) => state)

test('a message is sent once for a booking and a moment, marked as automatic, whatever runs twice', async () => {
  const { host, guest, serviceId } = await aBookingAt(api)
  await aTemplate(api, host)
  expect(await round(minutes(EVE, -1))).toEqual([])
  const text = await round(EVE)
  expect(text).toHaveLength(1)
  await Promise.all([queue(), queue()])
  await Promise.all([work(), work()])
  expect(await round(minutes(EVE, 30))).toEqual(text)
  const { body } = await api.call('GET', '/conversations', { as: guest })
  expect(body.data).toMatchObject([{ side: 'guest', unread: 1, service: { _id: serviceId } }])
  const read = await api.call('GET', `/conversations/${body.data[0]._id}/messages`, { as: guest })
  expect(read.body.data).toMatchObject([{ isAutomatic: true, isOwn: false, isMasked: false }])
})

test('two rounds at once, and two jobs at once, send one message', async () => {
  const { host } = await aBookingAt(api)
  await aTemplate(api, host)
  await later(EVE)
  await Promise.all([queue(), queue(), queue()])
  await Promise.all([work(), work(), work()])
  expect(await sent()).toHaveLength(1)
})

test('it is in the guest’s language, with the Wi-Fi of the place, and never the arrival code itself', async () => {
  const { host, guest, serviceId, booking } = await aBookingAt(api)
  await api.db.update(users).set({ language: 'en', firstName: 'Sara' }).where(eq(users.id, guest.id))
  await api.call('PUT', `/vender/message-templates/listings/${serviceId}`, {
    as: host,
    body: { wifi: 'Network Diyar' },
  })
  const en = '{guest}, {booking}: {wifi}\n{bookingLink}\n{address}\n{map}\n{arrivalTime}'
  await aTemplate(api, host, { en })
  const [text = ''] = await round(EVE)
  const [row] = await api.db.select().from(bookings).where(eq(bookings.id, booking._id))
  expect(text).toContain(`Sara, ${row?.code}: Network Diyar`)
  expect(text).toContain(`/en/booking/${booking._id}`)
  expect(text.split('\n')).not.toContain(row?.arrivalCode)
})

test('a guest who reads English gets the Arabic text where there is no other', async () => {
  const { host, guest } = await aBookingAt(api)
  await api.db.update(users).set({ language: 'en' }).where(eq(users.id, guest.id))
  await aTemplate(api, host, { ar: 'مرحبًا', en: '' })
  expect(await round(EVE)).toEqual(['مرحبًا'])
})

test('a cancellation a second before the round, and one between round and job, send nothing', async () => {
  const { host, byGuest } = await aBookingAt(api)
  await aTemplate(api, host)
  await later(minutes(EVE, -1))
  await byGuest('cancel')
  expect(await round(EVE)).toEqual([])
  const other = await aBookingAt(api, {}, { checkIn: '2026-03-22', checkOut: '2026-03-24' })
  await aTemplate(api, other.host)
  await later(minutes(EVE, 2 * 1440))
  await queue()
  expect(await states()).toEqual(['queued'])
  await other.byGuest('cancel')
  await work()
  expect([await sent(), await states()]).toEqual([[], ['skipped']])
})

test('moved dates move what is not sent, also where it was queued, and repeat nothing that was', async () => {
  const { host, byGuest } = await aBookingAt(api)
  await aTemplate(api, host)
  await later(EVE)
  await queue()
  expect((await byGuest('dates', { checkIn: '2026-03-24', checkOut: '2026-03-26' })).status).toBe(200)
  await work()
  expect([await sent(), await states()]).toEqual([[], ['skipped']])
  const moved = await round(minutes(EVE, 4 * 1440))
  expect(moved).toHaveLength(1)
  await byGuest('dates', { checkIn: '2026-03-28', checkOut: '2026-03-30' })
  expect(await round(minutes(EVE, 8 * 1440))).toEqual(moved)
})

test('nothing is sent for a moment that was over when the booking was made, except that it is confirmed', async () => {
  const { id, host } = await aListing(api)
  await aTemplate(api, host)
  await aTemplate(api, host, { moment: 'confirmed', hour: null, ar: 'تأكد حجزك', en: '' })
  await later(minutes(EVE, 60))
  const { checkIn, checkOut } = A_STAY
  expect((await bookStay(api, await aGuest(api), id, { checkIn, checkOut })).status).toBe(201)
  expect(await round(minutes(EVE, 61))).toEqual(['تأكد حجزك'])
  expect(await round(minutes(EVE, 90))).toEqual(['تأكد حجزك'])
})

test('what was due before a template was switched on, or got another hour, is not sent after it', async () => {
  const { host } = await aBookingAt(api)
  const id = await aTemplate(api, host, { isOn: false })
  await later(minutes(EVE, 10))
  await api.call('PUT', `/vender/message-templates/${id}/state`, { as: host, body: { isOn: true } })
  expect(await round(minutes(EVE, 11))).toEqual([])
  const body = { ...TEMPLATE, hour: 17 }
  await api.call('PUT', `/vender/message-templates/${id}`, { as: host, body })
  expect(await round(minutes(EVE, 12))).toEqual([])
  const words = { ...body, hour: 19, ar: 'نص آخر', en: '' }
  await api.call('PUT', `/vender/message-templates/${id}`, { as: host, body: words })
  expect(await round(minutes(EVE, 60))).toEqual(['نص آخر'])
})

test('a confirmation before the template is on is not caught up with, and the arrival sends its own', async () => {
  const { host, byGuest } = await aBookingAt(api)
  await aTemplate(api, host, { moment: 'confirmed', hour: null })
  await aTemplate(api, host, { moment: 'checkedIn', hour: null, ar: 'حياك الله', en: '' })
  await work()
  expect(await sent()).toEqual([])
  await later(new Date('2026-03-20T13:00:00Z'))
  expect((await byGuest('check-in')).status).toBe(200)
  await work()
  await work()
  expect(await sent()).toEqual(['حياك الله'])
})

test('a confirmation that is cancelled before its job runs sends nothing', async () => {
  const { id, host } = await aListing(api)
  await aTemplate(api, host, { moment: 'confirmed', hour: null })
  const guest = await aGuest(api)
  const { body } = await bookStay(api, guest, id)
  await api.call('POST', `/bookings/${body._id}/cancel`, { as: guest })
  await work()
  expect([await sent(), await states()]).toEqual([[], ['skipped']])
})

test('rounds and jobs that did not run for two days send nothing stale, and the next moment is sent', async () => {
  const { host } = await aBookingAt(api)
  await aTemplate(api, host)
  await aTemplate(api, host, { moment: 'departureDay', hour: 8, ar: 'نتمنى لك رحلة طيبة', en: '' })
  await later(EVE)
  await queue()
  await later(minutes(EVE, 2 * 1440))
  await queue()
  await work()
  expect(await sent()).toEqual([])
  expect(await round(new Date('2026-03-22T05:10:00Z'))).toEqual(['نتمنى لك رحلة طيبة'])
  expect(await round(new Date('2026-03-29T05:10:00Z'))).toHaveLength(1)
})

test('at midnight in Riyadh the day before is over', async () => {
  const { host } = await aBookingAt(api)
  await aTemplate(api, host, { hour: 21 })
  expect(await round(new Date('2026-03-19T21:00:00Z'))).toEqual([])
  expect(await round(new Date('2026-03-19T20:59:59Z'))).toHaveLength(1)
})

test('a template that is off, gone or of other places sends nothing, and one that names the place comes first', async () => {
  const { host, serviceId } = await aBookingAt(api)
  const { id: elsewhere } = await aListing(api, { host })
  await aTemplate(api, host, { isOn: false, ar: 'متوقفة' })
  await aTemplate(api, host, { listingIds: [elsewhere], ar: 'مكان آخر' })
  const removed = await aTemplate(api, host, { ar: 'محذوفة' })
  expect((await api.call('DELETE', `/vender/message-templates/${removed}`, { as: host })).status).toBe(204)
  expect(await round(minutes(EVE, -5))).toEqual([])
  await aTemplate(api, host, { ar: 'للجميع' })
  await aTemplate(api, host, { listingIds: [serviceId], ar: 'لهذا المكان', hour: 19 })
  expect(await round(EVE)).toEqual([])
  expect(await round(minutes(EVE, 60))).toEqual(['لهذا المكان'])
})

test('a template that is turned off or deleted between round and job is not sent', async () => {
  const first = await aBookingAt(api)
  const second = await aBookingAt(api)
  await aTemplate(api, first.host)
  const id = await aTemplate(api, second.host)
  await later(EVE)
  await queue()
  await api.call('DELETE', `/vender/message-templates/${id}`, { as: second.host })
  await api.db.update(messageTemplates).set({ isOn: false })
  await work()
  expect([await sent(), await states()]).toEqual([[], ['skipped', 'skipped']])
})

test('a member who wrote it and was removed changes nothing: it is sent in the owner’s name, and is no answer of the owner', async () => {
  const { host, guest, serviceId } = await aBookingAt(api)
  const manager = await aMember(api, host.vendorId, 'manager')
  await aTemplate(api, manager)
  const { body } = await api.call('POST', '/conversations', { as: guest, body: { serviceId } })
  const question = { clientId: 'question-1', body: 'متى الدخول؟' }
  await api.call('POST', `/conversations/${body._id}/messages`, { as: guest, body: question })
  await api.db
    .delete(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, host.vendorId), eq(vendorMembers.userId, manager.id)))
  await round(EVE)
  expect(await api.db.select().from(messages).where(eq(messages.isAutomatic, true))).toMatchObject([
    { senderId: host.id },
  ])
  const now = api.clock.now()
  const counting = { now, countedBefore: now, since: minutes(now, -30 * 1440), enough: 1, limit: 50 }
  await measureResponseTimes(api.db, counting)
  const ofHost = eq(vendors.id, host.vendorId)
  expect(await api.db.select().from(vendors).where(ofHost)).toMatchObject([{ answerMinutes: null }])
})

test('a conversation that the guest closed gets no message', async () => {
  const { host, guest, serviceId } = await aBookingAt(api)
  await aTemplate(api, host)
  const opened = await api.call('POST', '/conversations', { as: guest, body: { serviceId } })
  const blocked = await api.call('POST', `/conversations/${opened.body._id}/block`, { as: guest })
  expect(blocked.status).toBeLessThan(300)
  expect([await round(EVE), await states()]).toEqual([[], ['skipped']])
})

test('a template of a place that was deleted can be switched, and is never for all places by that', async () => {
  const host = await aHost(api)
  const { id: listingId } = await aListing(api, { host })
  const id = await aTemplate(api, host, { listingIds: [listingId] })
  await api.db.update(listings).set({ deletedAt: api.clock.now() }).where(eq(listings.id, listingId))
  const path = `/vender/message-templates/${id}/state`
  expect((await api.call('PUT', path, { as: host, body: { isOn: false } })).status).toBe(204)
  const { body } = await api.call('GET', '/vender/message-templates', { as: host })
  expect(body.data).toMatchObject([{ _id: id, isOn: false, listingIds: [] }])
})

test('a vendor has a limited number of templates, and names only own places', async () => {
  const host = await aHost(api)
  const { id: foreign } = await aListing(api)
  const post = (of: object) =>
    api.call('POST', '/vender/message-templates', { as: host, body: { ...TEMPLATE, ...of } })
  expect((await post({ listingIds: [foreign] })).status).toBe(404)
  expect((await post({ ar: '{phone}' })).body).toMatchObject({
    issues: [{ path: 'ar', code: 'unknown_variable' }],
  })
  await Promise.all(Array.from({ length: TEMPLATE_LIMITS.templates - 1 }, () => aTemplate(api, host)))
  const both = await Promise.all([post({}), post({})])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('the trail names a template by whole words of its text, so that no variable is cut', async () => {
  const host = await aHost(api)
  await aTemplate(api, host, { ar: 'حياك الله {guest}، ننتظرك غدًا في {place} بإذن الله' })
  await aTemplate(api, host, { ar: 'أهلًا {guest}' })
  const { body } = await api.call('GET', '/vender/trail', { as: host })
  const names = body.data.map(({ details }: { details: { name: string } }) => details.name)
  expect(names.sort()).toEqual(['أهلًا {guest}', 'حياك الله {guest}، ننتظرك غدًا في…'])
})

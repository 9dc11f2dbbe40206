import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { REPORT_REASONS } from '@/lib/domain/reviews/report'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { conversations, messages } from '@/server/db/schema/conversations/conversations'
import { reports } from '@/server/db/schema/conversations/reports'

const api = appForTests()

const A_REPORT = { reason: 'wrong_photos', text: 'These photos show another chalet.' }
const send = (body: object, call = {}) => api.call('POST', '/reports', { body, ...call })
const report = (subjectId: string, body: object = A_REPORT, call = {}) =>
  send({ kind: 'service', subjectId, ...body }, call)

/** A listing, its host, a guest who has written there, and what the guest wrote. */
async function aTalk() {
  const { id: listingId, host } = await aListing(api)
  const guest = await aGuest(api)
  const [conversation] = await api.db
    .insert(conversations)
    .values({ guestId: guest.id, vendorId: host.vendorId, listingId })
    .returning()
  const [message] = await api.db
    .insert(messages)
    .values({
      conversationId: conversation?.id ?? '',
      senderId: guest.id,
      seq: 1,
      clientId: 'first',
      body: 'Pay me outside',
    })
    .returning()
  return { serviceId: listingId, host, guest, messageId: message?.id ?? '' }
}

async function aReview(listingId: string, author: TestUser, isHidden = false) {
  const [review] = await api.db
    .insert(reviews)
    .values({
      listingId,
      authorId: author.id,
      rating: 2,
      aspects: [2, 2, 2, 2, 2, 2],
      body: 'Bad',
      language: 'en',
      isHidden,
    })
    .returning()
  return review?.id ?? ''
}

test.each([...REPORT_REASONS.service])(
  'a visitor reports %s of a listing, and no address is stored',
  async (reason) => {
    const { id } = await aListing(api)
    const { status } = await report(id, { reason, text: 'Look at it.' }, { from: '203.0.113.9' })
    const rows = await api.db.select().from(reports)
    expect(status).toBe(204)
    expect(rows).toMatchObject([
      {
        kind: 'service',
        subjectId: id,
        reason,
        body: 'Look at it.',
        reporterId: null,
        day: '2026-03-15',
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  },
)

test('a signed-in user is named; a second report of the same listing on a day replaces the first', async () => {
  const { id } = await aListing(api)
  const as = await aGuest(api)
  await report(id, A_REPORT, { as })
  await report(id, { reason: 'wrong_price' }, { as, from: '203.0.113.10' })
  expect(await api.db.select().from(reports)).toMatchObject([
    { reporterId: as.id, reason: 'wrong_price', body: '' },
  ])
})

test('the sixth report of one address on a day is refused; the next day begins anew', async () => {
  const from = '203.0.113.11'
  for (let at = 0; at < 5; at++)
    expect((await report((await aListing(api)).id, A_REPORT, { from })).status).toBe(204)
  const { id } = await aListing(api)
  const refused = await report(id, A_REPORT, { from })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400'])
  expect((await report(id, A_REPORT, { from: '203.0.113.12' })).status).toBe(204)
  api.clock.pass(86_400)
  expect((await report(id, A_REPORT, { from })).status).toBe(204)
})

test('a report needs a visible subject, "other" a text, and a reason belongs to its subject', async () => {
  const hidden = await aListing(api, { state: 'paused' })
  const { id } = await aListing(api)
  const unseen = await aReview(id, await aGuest(api), true)
  const statuses = [
    await report(hidden.id),
    await report('nothing'),
    await send({ kind: 'review', subjectId: unseen, reason: 'untrue' }),
    await report(id, { reason: 'other' }),
    await report(id, { reason: 'other', text: '  ' }),
    await report(id, { reason: 'untrue' }),
    await report(id, { ...A_REPORT, text: 'x'.repeat(1001) }),
    await report(id, { ...A_REPORT, text: 'turned \u202E round' }),
    await report(id, { ...A_REPORT, state: 'closed' }),
    await send({ kind: 'castle', subjectId: id, reason: 'other', text: 'x' }),
  ].map((answer) => answer.status)
  expect(statuses).toEqual([404, 404, 404, 400, 400, 400, 400, 400, 400, 400])
  expect(await api.db.select().from(reports)).toEqual([])
})

test('a message is reported by its recipient, a user by any signed-in user', async () => {
  const { host, guest, messageId } = await aTalk()
  const stranger = await aGuest(api)
  const aboutMessage = { kind: 'message', subjectId: messageId, reason: 'outside_payment' }
  const aboutGuest = { kind: 'person', subjectId: guest.id, reason: 'fraud' }
  const statuses = [
    await send(aboutMessage),
    await send(aboutMessage, { as: stranger }),
    await send(aboutMessage, { as: guest }),
    await send(aboutMessage, { as: host }),
    await send(aboutGuest),
    await send(aboutGuest, { as: guest }),
    await send(aboutGuest, { as: host }),
  ].map((answer) => answer.status)
  expect(statuses).toEqual([401, 404, 404, 204, 401, 404, 204])
})

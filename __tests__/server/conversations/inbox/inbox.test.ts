import { like } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { workThrough } from '@/__tests__/server/support/outbox'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { contactMessages } from '@/server/db/schema/conversations/contact'
import { inboxItems } from '@/server/db/schema/conversations/inbox'
import { auditTrail } from '@/server/db/schema/people/audit'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const A_MESSAGE = { name: 'Sara', reach: 'sara@example.sa', topic: 'booking', message: 'Where is my code?' }

async function write(message: object = {}, as?: TestUser) {
  const answer = await api.call('POST', '/contact', {
    body: { ...A_MESSAGE, ...message },
    headers: { 'accept-language': 'en' },
    ...(as ? { as } : {}),
  })
  expect(answer.status).toBe(204)
}

const list = async (as: TestUser, query = '') => (await api.call('GET', `/admin/inbox${query}`, { as })).body
const item = async (as: TestUser, id: string) => (await api.call('GET', `/admin/inbox/${id}`, { as })).body

/** Acts on an item as the admin sees it now, a second later each time, so that the history has an order. */
async function act(as: TestUser, id: string, verb: string, body: object = {}, method = 'POST') {
  api.clock.pass(1)
  const { version } = await item(as, id)
  return api.call(method, `/admin/inbox/${id}/${verb}`, { as, body: { version, ...body } })
}
const eventsOf = async (as: TestUser, id: string): Promise<string[]> =>
  (await item(as, id)).events.map(({ event }: { event: string }) => event)
const firstOf = async (as: TestUser, query = ''): Promise<string> => (await list(as, query)).data[0]._id

async function aReportedReview() {
  const { id: listingId } = await aListing(api)
  const author = await aGuest(api)
  const [review] = await api.db
    .insert(reviews)
    .values({
      listingId,
      authorId: author.id,
      rating: 2,
      aspects: [2, 2, 2, 2, 2, 2],
      body: 'Bad',
      language: 'en',
    })
    .returning()
  const reviewId = review?.id ?? ''
  const report = (as: TestUser) =>
    api.call('POST', '/reports', { as, body: { kind: 'review', subjectId: reviewId, reason: 'untrue' } })
  return { listingId, reviewId, report }
}

test('messages and reports are one list, found by kind, state, assignee and words; the sender is masked', async () => {
  const admin = await anAdmin(api, 'support')
  await write()
  api.clock.pass(60)
  const { report } = await aReportedReview()
  await report(await aGuest(api))
  const all = await list(admin)
  expect(all).toMatchObject({
    total: 2,
    data: [
      {
        kind: 'report',
        state: 'open',
        report: { kind: 'review', reason: 'untrue' },
        about: { name: 'Palm Chalet' },
      },
      { kind: 'contact', topic: 'booking', sender: 'Sara', assignee: null },
    ],
  })
  for (const query of ['?kind=contact', '?q=my%20code', '?q=sara%40example.sa', '?state=open&q=sara'])
    expect((await list(admin, query)).data).toMatchObject([{ kind: 'contact' }])
  expect((await list(admin, '?assignee=unassigned')).total).toBe(2)
  expect((await list(admin, `?assignee=${admin.id}`)).total).toBe(0)
  const detail = await item(admin, all.data[1]._id)
  expect(detail.reach).toEqual({ channel: 'mail', masked: 's••••••@example.sa', language: 'en' })
  expect(JSON.stringify(detail)).not.toContain('sara@')
  expect((await api.call('GET', '/admin/inbox', { as: await anAdmin(api, 'content') })).status).toBe(403)
})

test('an item is assigned to an admin whose role may act on it; a stale decision is refused and changes nothing', async () => {
  const [admin, other, finance] = [
    await anAdmin(api),
    await anAdmin(api, 'support'),
    await anAdmin(api, 'finance'),
  ]
  await write()
  const id = await firstOf(admin)
  const { version } = await item(other, id)
  expect((await act(admin, id, 'assignee', { assigneeId: finance.id }, 'PUT')).status).toBe(404)
  expect((await act(admin, id, 'assignee', { assigneeId: other.id }, 'PUT')).status).toBe(204)
  expect(await item(admin, id)).toMatchObject({ state: 'assigned', assigneeId: other.id })
  const stale = await api.call('POST', `/admin/inbox/${id}/close`, {
    as: other,
    body: { version, reason: 'Done' },
    headers: { 'accept-language': 'en' },
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_decision'])
  expect(stale.body.message).toMatch(/changed/)
  expect((await act(other, id, 'wait')).status).toBe(204)
  expect((await act(other, id, 'close', { reason: 'Called her' })).status).toBe(204)
  expect((await act(other, id, 'close', { reason: 'Again' })).body.code).toBe('already_done')
  expect((await act(other, id, 'reopen')).status).toBe(204)
  expect(await item(other, id)).toMatchObject({ state: 'assigned' })
  expect((await act(other, id, 'assignee', { assigneeId: null }, 'PUT')).status).toBe(204)
  expect(await eventsOf(other, id)).toEqual(['assigned', 'waiting', 'closed', 'reopened', 'unassigned'])
  const lines = await api.db
    .select()
    .from(auditTrail)
    .where(like(auditTrail.action, 'inbox_%'))
    .orderBy(auditTrail.createdAt)
  expect(lines.map(({ action }) => action)).toEqual([
    'inbox_assigned',
    'inbox_waiting',
    'inbox_closed',
    'inbox_reopened',
    'inbox_unassigned',
  ])
  expect(lines[2]).toMatchObject({
    reason: 'Called her',
    before: { state: 'waiting' },
    after: { state: 'closed' },
  })
})

test('an answer is sent by mail to an address and as a text to a number, once, and stays in the history', async () => {
  const admin = await anAdmin(api, 'support')
  await write()
  await write({ reach: '0501234567' })
  await workThrough(api)
  api.sentMails.length = 0
  const byMail = await firstOf(admin, '?q=sara%40')
  const byText = await firstOf(admin, '?q=%2B966501234567')
  expect((await act(admin, byText, 'answer', { text: 'x'.repeat(601), state: 'closed' })).status).toBe(422)
  const { version } = await item(admin, byMail)
  const body = { version, text: 'Here it <b>is</b>: SD-1', state: 'closed' }
  const send = () => api.call('POST', `/admin/inbox/${byMail}/answer`, { as: admin, body })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  await act(admin, byText, 'answer', { text: 'Which booking?', state: 'waiting' })
  await workThrough(api)
  expect(api.sentMails).toMatchObject([
    { to: 'sara@example.sa', text: expect.stringMatching(/^Here it <b>is<\/b>: SD-1\n/) },
  ])
  expect(api.sentMails[0]?.text).toContain('> Where is my code?')
  expect(api.sentMails[0]?.html).toContain('&lt;b&gt;is')
  expect(api.sentTexts.at(-1)).toMatchObject({ to: '+966501234567', text: 'Diyar: Which booking?' })
  expect(await item(admin, byMail)).toMatchObject({
    state: 'closed',
    assigneeId: admin.id,
    events: [{ event: 'answered', text: 'Here it <b>is</b>: SD-1', author: 'Sara' }],
  })
  expect(await item(admin, byText)).toMatchObject({ state: 'waiting' })
  expect(JSON.stringify(await api.db.select().from(auditTrail))).not.toContain('SD-1')
})

test('hiding a reported review closes all its reports and lets the review wait; shown again it is closed', async () => {
  const admin = await anAdmin(api)
  const { listingId, report } = await aReportedReview()
  await report(await aGuest(api))
  await report(await aGuest(api))
  const [first, second] = (await list(admin)).data.map(({ _id }: { _id: string }) => _id)
  const shown = async () => {
    const { body } = await api.call('GET', `/services/details/${listingId}`)
    return [(await api.call('GET', `/services/${listingId}/reviews`)).body.total, body.rating]
  }
  expect((await act(admin, first, 'hide', { reason: '' })).status).toBe(400)
  expect((await act(admin, first, 'hide', { reason: 'Not about this place' })).status).toBe(204)
  expect(await shown()).toEqual([0, null])
  expect(await item(admin, second)).toMatchObject({
    state: 'closed',
    events: [{ event: 'closed', text: 'Not about this place' }],
  })
  const hidden = await firstOf(admin, '?kind=review&state=waiting')
  expect(await item(admin, hidden)).toMatchObject({ reviewIsHidden: true, text: 'Bad' })
  expect((await act(admin, hidden, 'show', { reason: 'It is' })).status).toBe(204)
  expect([await shown(), (await item(admin, hidden)).state]).toEqual([[1, 2], 'closed'])
  const lines = await api.db
    .select()
    .from(auditTrail)
    .where(like(auditTrail.action, 'review_%'))
    .orderBy(auditTrail.createdAt)
  expect(lines).toMatchObject([
    { action: 'review_hidden', before: { isHidden: false }, after: { isHidden: true } },
    { action: 'review_shown' },
  ])
})

test('a subject reported again opens its item again; notes and an opened contact leave audit lines', async () => {
  const admin = await anAdmin(api)
  const { report } = await aReportedReview()
  const reporter = await aGuest(api)
  await report(reporter)
  const id = await firstOf(admin)
  await act(admin, id, 'close', { reason: 'Nothing wrong' })
  api.clock.pass(1)
  await report(reporter)
  expect((await list(admin)).total).toBe(1)
  expect(await item(admin, id)).toMatchObject({ state: 'open' })
  expect(await eventsOf(admin, id)).toEqual(['closed', 'reported_again'])
  api.clock.pass(1)
  await api.call('POST', `/admin/inbox/${id}/notes`, { as: admin, body: { text: 'Same guest as before' } })
  expect((await item(admin, id)).events.at(-1)).toMatchObject({ event: 'note', text: 'Same guest as before' })
  await write()
  const contact = await firstOf(admin, '?kind=contact')
  const { body } = await api.call('POST', `/admin/inbox/${contact}/reveal`, { as: admin, body: {} })
  expect(body).toEqual({ reach: 'sara@example.sa' })
  const actions = (await api.db.select().from(auditTrail)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['inbox_note', 'inbox_revealed']))
})

test('a message is deleted with its item a year after it was closed; a waiting one stays', async () => {
  const admin = await anAdmin(api)
  await write()
  await write({ name: 'Noura', reach: 'noura@example.sa' })
  await act(admin, await firstOf(admin, '?q=sara'), 'close', { reason: 'Done' })
  api.clock.pass(366 * 86_400)
  await sweep(api.app.deps)
  expect(await api.db.select().from(contactMessages)).toMatchObject([{ name: 'Noura' }])
  expect(await api.db.select().from(inboxItems)).toHaveLength(1)
})

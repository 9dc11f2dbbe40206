import { aFinishedBooking } from '@/__tests__/server/support/finished-bookings'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { inboxItems } from '@/server/db/schema/conversations/inbox'
import { type AdminCalls, REASON } from './admin-call'

const AN_ANSWER = { title: 'Hello', title_ar: 'مرحبًا', text: 'Hello {name}', text_ar: 'مرحبًا {name}' }

/** The changing calls of admins on the inbox and its prepared answers. */
export const INBOX_CALLS: AdminCalls = {
  'PUT /admin/inbox/:id/assignee': async (test) => {
    const as = await anAdmin(test)
    return { as, id: await anInboxItem(test), body: { version: 1, assigneeId: as.id } }
  },
  'POST /admin/inbox/:id/close': async (test) => ({
    id: await anInboxItem(test),
    body: { version: 1, ...REASON },
  }),
  'POST /admin/inbox/:id/wait': async (test) => ({ id: await anInboxItem(test), body: { version: 1 } }),
  'POST /admin/inbox/:id/reopen': async (test) => {
    const id = await anInboxItem(test)
    const as = await anAdmin(test)
    await test.call('POST', `/admin/inbox/${id}/wait`, { as, body: { version: 1 } })
    return { id, body: { version: 2 } }
  },
  'POST /admin/inbox/:id/hide': async (test) => ({
    id: await aReportedReview(test),
    body: { version: 1, ...REASON },
  }),
  'POST /admin/inbox/:id/show': async (test) => {
    const id = await aReportedReview(test)
    const as = await anAdmin(test)
    await test.call('POST', `/admin/inbox/${id}/hide`, { as, body: { version: 1, ...REASON } })
    return { id, body: { version: 2, ...REASON } }
  },
  'POST /admin/inbox/:id/answer': async (test) => ({
    id: await anInboxItem(test),
    body: { version: 1, text: 'Tomorrow', state: 'closed' },
  }),
  'POST /admin/inbox/:id/notes': async (test) => ({
    id: await anInboxItem(test),
    body: { text: 'Asked before' },
  }),
  'POST /admin/inbox/:id/reveal': async (test) => ({ id: await anInboxItem(test), body: {} }),
  'POST /admin/canned-answers': async () => ({ body: AN_ANSWER }),
  'PUT /admin/canned-answers/:id': async (test) => ({
    id: await aCannedAnswer(test),
    body: { ...AN_ANSWER, title: 'Hi', version: 1 },
  }),
  'POST /admin/canned-answers/:id/remove': async (test) => ({
    id: await aCannedAnswer(test),
    body: { version: 1 },
  }),
}

async function aReview(test: TestApp): Promise<string> {
  const stay = await aFinishedBooking(test)
  const { body } = await stay.review()
  await stay.reviewGuest()
  return body._id
}

/** The item of a reported review. */
async function aReportedReview(test: TestApp): Promise<string> {
  const subjectId = await aReview(test)
  const body = { kind: 'review', subjectId, reason: 'untrue' }
  await test.call('POST', '/reports', { as: await aGuest(test), body })
  return firstInboxItem(test)
}

/** The item of a contact message. */
async function anInboxItem(test: TestApp): Promise<string> {
  const body = { name: 'Sara', reach: 'sara@example.sa', topic: 'booking', message: 'When do you answer?' }
  await test.call('POST', '/contact', { body })
  return firstInboxItem(test)
}

async function firstInboxItem(test: TestApp): Promise<string> {
  const [row] = await test.db.select().from(inboxItems)
  return row?.id ?? ''
}

async function aCannedAnswer(test: TestApp): Promise<string> {
  const { body } = await test.call('POST', '/admin/canned-answers', {
    as: await anAdmin(test),
    body: AN_ANSWER,
  })
  return body._id
}

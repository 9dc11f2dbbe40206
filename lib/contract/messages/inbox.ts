import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { InboxAdmin, InboxDetail, RevealedReach } from '@/lib/contract/schemas/inbox/inbox'
import { answerBody, assigneeBody, inboxNoteBody, outcomeBody, versionBody } from '@/lib/domain/inbox/inbox'

export const inboxRoutes = {
  'GET /admin/inbox/:id': { access: 'admin', area: 'inbox', params: idParam, answer: InboxDetail },
  'GET /admin/inbox-admins': { access: 'admin', area: 'inbox', answer: listOf(InboxAdmin) },
  'PUT /admin/inbox/:id/assignee': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: assigneeBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/close': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: outcomeBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/wait': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: versionBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/reopen': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: versionBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/hide': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: outcomeBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/show': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: outcomeBody,
    errors: ['already_done', 'stale_decision'],
  },
  'POST /admin/inbox/:id/answer': {
    access: 'admin',
    area: 'inbox',
    params: idParam,
    body: answerBody(),
    errors: ['invalid', 'stale_decision'],
  },
  'POST /admin/inbox/:id/notes': { access: 'admin', area: 'inbox', params: idParam, body: inboxNoteBody },
  'POST /admin/inbox/:id/reveal': { access: 'admin', area: 'inbox', params: idParam, answer: RevealedReach },
} as const satisfies Routes

import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import { CannedAnswerWire } from '@/lib/contract/schemas/inbox/canned-answer'
import { cannedAnswerBody, newCannedAnswerBody } from '@/lib/domain/inbox/canned-answer'
import { versionBody } from '@/lib/domain/inbox/inbox'

export const cannedAnswersRoutes = {
  'GET /admin/canned-answers': { access: 'admin', area: 'answers', answer: listOf(CannedAnswerWire) },
  'POST /admin/canned-answers': {
    access: 'admin',
    area: 'answers',
    body: newCannedAnswerBody,
    status: 201,
    answer: CannedAnswerWire,
  },
  'PUT /admin/canned-answers/:id': {
    access: 'admin',
    area: 'answers',
    params: idParam,
    body: cannedAnswerBody,
    answer: CannedAnswerWire,
    errors: ['changed_meanwhile'],
  },
  'POST /admin/canned-answers/:id/remove': {
    access: 'admin',
    area: 'answers',
    params: idParam,
    body: versionBody,
    errors: ['changed_meanwhile'],
  },
} as const satisfies Routes

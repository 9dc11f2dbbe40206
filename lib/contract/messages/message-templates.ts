import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { listOf } from '@/lib/contract/schema'
import {
  FilledAnswersWire,
  MessageTemplatesWire,
  QuickAnswerWire,
} from '@/lib/contract/schemas/messages/templates'
import {
  guestNoteBody,
  messageTemplateBody,
  quickAnswerBody,
  templateStateBody,
} from '@/lib/domain/messages/templates'

const EDITOR = { access: 'vendor', action: 'editMessageTemplates' } as const
const created = Type.Object({ _id: Type.String() })

/** Messages that are sent to guests at moments of their bookings, and short texts for the box of messages. */
export const messageTemplatesRoutes = {
  'GET /vendor/message-templates': { ...EDITOR, answer: MessageTemplatesWire },
  'POST /vendor/message-templates': {
    ...EDITOR,
    body: messageTemplateBody,
    status: 201,
    answer: created,
    errors: ['not_found', 'too_many_templates'],
  },
  'PUT /vendor/message-templates/:id': { ...EDITOR, params: idParam, body: messageTemplateBody },
  'PUT /vendor/message-templates/:id/state': { ...EDITOR, params: idParam, body: templateStateBody },
  'DELETE /vendor/message-templates/:id': { ...EDITOR, params: idParam },
  'PUT /vendor/message-templates/listings/:id': { ...EDITOR, params: idParam, body: guestNoteBody },
  'GET /vendor/quick-answers': { ...EDITOR, answer: listOf(QuickAnswerWire) },
  'POST /vendor/quick-answers': {
    ...EDITOR,
    body: quickAnswerBody,
    status: 201,
    answer: created,
    errors: ['too_many_quick_answers'],
  },
  'PUT /vendor/quick-answers/:id': { ...EDITOR, params: idParam, body: quickAnswerBody },
  'DELETE /vendor/quick-answers/:id': { ...EDITOR, params: idParam },
  'GET /vendor/conversations/:id/quick-answers': {
    access: 'vendor',
    action: 'writeMessages',
    params: idParam,
    answer: FilledAnswersWire,
  },
} as const satisfies Routes

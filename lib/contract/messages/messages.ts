import { Type } from '@sinclair/typebox'
import { object, string } from 'yup'
import { idParam, idText, pageQuery } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import {
  ConversationListWire,
  ConversationWire,
  MessagesWire,
  MessageWire,
} from '@/lib/contract/schemas/messages/wire'
import { exactObject } from '@/lib/domain/exact-object'
import { conversationBody, messageBody, readBody } from '@/lib/domain/messages/bodies'

const cursorQuery = exactObject({ before: string().max(10), after: string().max(10) })

const imageParams = object({ id: idText, messageId: idText })

export const messagesRoutes = {
  'POST /conversations': {
    access: 'user',
    body: conversationBody,
    answer: ConversationWire,
    errors: ['not_found', 'message_to_self', 'role_may_not'],
  },
  'GET /conversations': { access: 'user', query: pageQuery, answer: ConversationListWire },
  'GET /conversations/unread': { access: 'user', answer: Type.Object({ unread: Type.Number() }) },
  'GET /conversations/:id': { access: 'user', params: idParam, answer: ConversationWire },
  'POST /conversations/:id/block': { access: 'user', params: idParam, answer: ConversationWire },
  'DELETE /conversations/:id/block': { access: 'user', params: idParam, answer: ConversationWire },
  'GET /conversations/:id/messages': {
    access: 'user',
    params: idParam,
    query: cursorQuery,
    answer: MessagesWire,
  },
  'POST /conversations/:id/messages': {
    access: 'user',
    params: idParam,
    body: messageBody,
    example: {
      ar: { clientId: 'message-0001', body: 'هل يتوفر موقف سيارات؟' },
      en: { clientId: 'message-0001', body: 'Is there a parking space?' },
    },
    status: 201,
    answer: MessageWire,
    errors: ['conversation_closed', 'invalid'],
  },
  'POST /conversations/:id/read': { access: 'user', params: idParam, body: readBody },
  'POST /conversations/:id/typing': { access: 'user', params: idParam },
  'GET /conversations/:id/messages/:messageId/image': {
    access: 'user',
    params: imageParams,
    answer: file('image/webp'),
  },
} as const satisfies Routes

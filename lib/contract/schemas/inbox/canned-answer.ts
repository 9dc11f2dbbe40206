import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as cannedAnswer from '@/lib/domain/inbox/canned-answer'

export const CannedAnswerBody = is<cannedAnswer.CannedAnswerBody>()(
  Type.Object(
    {
      version: Type.Number(),
      title: Type.String(),
      title_ar: Type.String(),
      text: Type.String(),
      text_ar: Type.String(),
    },
    { title: 'CannedAnswerBody' },
  ),
)

export const CannedAnswerWire = is<cannedAnswer.CannedAnswerWire>()(
  Type.Object(
    { ...CannedAnswerBody.properties, _id: Type.String() },
    { title: 'CannedAnswerWire', description: 'GET admin/canned-answers.' },
  ),
)

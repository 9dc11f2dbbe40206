import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const CannedAnswerBody = Type.Object(
  {
    version: Type.Number(),
    title: Type.String(),
    title_ar: Type.String(),
    text: Type.String(),
    text_ar: Type.String(),
  },
  { title: 'CannedAnswerBody' },
)
export type CannedAnswerBody = Static<typeof CannedAnswerBody>

export const CannedAnswerWire = named('CannedAnswerWire', 'GET admin/canned-answers.', {
  ...CannedAnswerBody.properties,
  _id: Type.String(),
})
export type CannedAnswerWire = Static<typeof CannedAnswerWire>

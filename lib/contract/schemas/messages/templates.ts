import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { MESSAGE_MOMENT_NAMES } from '@/lib/domain/messages/template-moments'

const texts = {
  ar: Type.String(),
  en: Type.String({ description: 'empty: guests read the Arabic one' }),
}

export const MessageTemplateWire = named(
  'MessageTemplateWire',
  'What is sent to guests at a moment of their bookings.',
  {
    _id: Type.String(),
    moment: oneOf(MESSAGE_MOMENT_NAMES),
    hour: nullable(Type.Number(), {
      description: 'in Riyadh; null: the usual one of the moment, or at once',
    }),
    isOn: Type.Boolean(),
    listingIds: nullable(Type.Array(Type.String()), { description: 'null: all listings' }),
    ...texts,
  },
)
export type MessageTemplateWire = Static<typeof MessageTemplateWire>

export const MessageTemplatesWire = named('MessageTemplatesWire', 'GET vendor/message-templates.', {
  data: Type.Array(MessageTemplateWire),
  listings: Type.Array(
    Type.Object({
      _id: Type.String(),
      name: Type.String(),
      name_ar: Type.String(),
      wifi: Type.String({ description: 'what {wifi} is there' }),
    }),
  ),
})
export type MessageTemplatesWire = Static<typeof MessageTemplatesWire>

export const QuickAnswerWire = named('QuickAnswerWire', 'A short text of a vendor for its box of messages.', {
  _id: Type.String(),
  name: Type.String(),
  ...texts,
})
export type QuickAnswerWire = Static<typeof QuickAnswerWire>

export const FilledAnswersWire = named('FilledAnswersWire', 'GET vendor/conversations/{id}/quick-answers.', {
  data: Type.Array(
    Type.Object({
      _id: Type.String(),
      name: Type.String(),
      text: Type.String({ description: 'in the guest’s language, with its values' }),
    }),
  ),
  unfilled: Type.Number({
    description: 'how many are left out because they name what may not be known yet, or has no value',
  }),
})
export type FilledAnswersWire = Static<typeof FilledAnswersWire>

import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { MESSAGE_MOMENT_NAMES } from '@/lib/domain/messages/template-moments'
import type * as templates from '@/lib/domain/messages/templates'

const texts = {
  ar: Type.String(),
  en: Type.String({ description: 'empty: guests read the Arabic one' }),
}

const MessageTemplateWire = is<templates.MessageTemplateWire>()(
  Type.Object(
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
    { title: 'MessageTemplateWire', description: 'What is sent to guests at a moment of their bookings.' },
  ),
)

export const MessageTemplatesWire = is<templates.MessageTemplatesWire>()(
  Type.Object(
    {
      data: Type.Array(MessageTemplateWire),
      listings: Type.Array(
        Type.Object({
          _id: Type.String(),
          name: Type.String(),
          name_ar: Type.String(),
          wifi: Type.String({ description: 'what {wifi} is there' }),
        }),
      ),
    },
    { title: 'MessageTemplatesWire', description: 'GET vendor/message-templates.' },
  ),
)

export const QuickAnswerWire = is<templates.QuickAnswerWire>()(
  Type.Object(
    { _id: Type.String(), name: Type.String(), ...texts },
    { title: 'QuickAnswerWire', description: 'A short text of a vendor for its box of messages.' },
  ),
)

export const FilledAnswersWire = is<templates.FilledAnswersWire>()(
  Type.Object(
    {
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
    },
    { title: 'FilledAnswersWire', description: 'GET vendor/conversations/{id}/quick-answers.' },
  ),
)

import { array, boolean, type InferType, number, object, string } from 'yup'
import { ID } from '@/lib/domain/id'
import { userName, userText } from '@/lib/domain/text/text'
import { MESSAGE_MOMENT_NAMES, SEND_HOURS } from './template-moments'
import { TEMPLATE_LIMITS, unknownVariables, variablesIn } from './template-text'

const text = () =>
  userText(TEMPLATE_LIMITS.textLength)
    .defined()
    .trim()
    .test('unknown_variable', (value, { createError }) => {
      const [name] = unknownVariables(value ?? '')
      return name === undefined || createError({ params: { name } })
    })
    .test('too_many_variables', (value) => variablesIn(value ?? '').length <= TEMPLATE_LIMITS.variablesInText)

/** Arabic, and English where the vendor writes it. */
const texts = { ar: text().required(), en: text() }

/** POST vendor/message-templates and PUT vendor/message-templates/{id}. */
export const messageTemplateBody = object({
  moment: string().required().oneOf(MESSAGE_MOMENT_NAMES),
  /** in Riyadh; null: the usual one, or at once */
  hour: number()
    .defined()
    .nullable()
    .oneOf([...SEND_HOURS, null]),
  isOn: boolean().required(),
  /** null: all, those of later too */
  listingIds: array().of(string().required().matches(ID)).defined().nullable().min(1).max(200),
  ...texts,
})
  .noUnknown()
  .exact()
export type MessageTemplateBody = InferType<typeof messageTemplateBody>

/** PUT vendor/message-templates/{id}/state. */
export const templateStateBody = object({ isOn: boolean().required() }).noUnknown().exact()

/** PUT vendor/message-templates/listings/{id}: what `{wifi}` is there. */
export const guestNoteBody = object({ wifi: userText(TEMPLATE_LIMITS.wifiLength).defined().trim() })
  .noUnknown()
  .exact()

/** POST vendor/quick-answers and PUT vendor/quick-answers/{id}. */
export const quickAnswerBody = object({
  name: userName(TEMPLATE_LIMITS.nameLength).required(),
  ...texts,
})
  .noUnknown()
  .exact()
export type QuickAnswerBody = InferType<typeof quickAnswerBody>

export interface MessageTemplateWire extends MessageTemplateBody {
  _id: string
}

/** GET vendor/message-templates: the templates by moment, and what each listing says of its Wi-Fi. */
export interface MessageTemplatesWire {
  data: MessageTemplateWire[]
  listings: { _id: string; name: string; name_ar: string; wifi: string }[]
}

export interface QuickAnswerWire extends QuickAnswerBody {
  _id: string
}

/** GET vendor/conversations/{id}/quick-answers: the answers with the values of its booking, as they would be sent. */
export interface FilledAnswersWire {
  data: { _id: string; name: string; text: string }[]
  /** how many are left out because they name what may not be known yet, or has no value */
  unfilled: number
}

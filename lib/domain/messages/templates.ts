import { array, boolean, type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
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
export const messageTemplateBody = exactObject({
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
export type MessageTemplateBody = InferType<typeof messageTemplateBody>

/** PUT vendor/message-templates/{id}/state. */
export const templateStateBody = exactObject({ isOn: boolean().required() })

/** PUT vendor/message-templates/listings/{id}: what `{wifi}` is there. */
export const guestNoteBody = exactObject({ wifi: userText(TEMPLATE_LIMITS.wifiLength).defined().trim() })

/** POST vendor/quick-answers and PUT vendor/quick-answers/{id}. */
export const quickAnswerBody = exactObject({
  name: userName(TEMPLATE_LIMITS.nameLength).required(),
  ...texts,
})
export type QuickAnswerBody = InferType<typeof quickAnswerBody>

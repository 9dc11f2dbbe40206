import { type InferType, number } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userName, userText } from '@/lib/domain/text/text'

export const MAX_ANSWER_TITLE = 80
export const MAX_CANNED_ANSWER = 1500

/** What stands in braces in a text and is replaced when it is inserted: the sender, the topic and the admin. */
export const ANSWER_VARIABLES = ['name', 'topic', 'admin'] as const
export type AnswerVariables = Record<(typeof ANSWER_VARIABLES)[number], string>

const VARIABLE = /\{([^{}]*)\}/g

/** The braces of a text that name no variable. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
  return names.filter((name) => !ANSWER_VARIABLES.some((one) => one === name))
}

/** The text with the variables filled in; what was filled in is not read again. */
export function fillAnswer(text: string, values: AnswerVariables): string {
  return text.replace(VARIABLE, (written, name: string) => {
    const known = ANSWER_VARIABLES.find((one) => one === name)
    return known ? values[known] : written
  })
}

const title = () => userName(MAX_ANSWER_TITLE).required()
const text = () =>
  userText(MAX_CANNED_ANSWER)
    .trim()
    .required()
    .test('unknown_variable', (value, { createError }) => {
      const [name] = unknownVariables(value ?? '')
      return name === undefined || createError({ params: { name } })
    })

const fields = { title: title(), title_ar: title(), text: text(), text_ar: text() }

/** POST admin/canned-answers. */
export const newCannedAnswerBody = exactObject(fields)
export type NewCannedAnswerBody = InferType<typeof newCannedAnswerBody>

/** PUT admin/canned-answers/{id}; `version` is the one that was read. */
export const cannedAnswerBody = exactObject({ ...fields, version: number().required().integer().min(1) })

import { Type } from '@sinclair/typebox'
import { object, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userText } from '@/lib/domain/text/text'
import { idParam, idText } from './inputs'
import { inBoth, type Routes } from './route'

const TRANSLATED = {
  use: 'translation',
  answer: Type.Object({ text: Type.String() }, { title: 'Translated' }),
  errors: ['translation_failed', 'invalid'],
} as const

const REVIEW_PARTS = ['text', 'answer'] as const
const MAX_PROPOSED = 4000

const reviewPartBody = exactObject({ part: string().required().oneOf(REVIEW_PARTS) })

const proposalBody = exactObject({ text: userText(MAX_PROPOSED).required() })

/** Translations by a machine, into the language of the request, of what the caller may read. */
export const translationRoutes = {
  'POST /services/:id/translation': { ...TRANSLATED, access: 'public', params: idParam },
  'POST /reviews/:id/translation': {
    ...TRANSLATED,
    access: 'public',
    params: idParam,
    body: reviewPartBody,
    example: inBoth({ part: 'text' }),
  },
  'POST /conversations/:id/messages/:messageId/translation': {
    ...TRANSLATED,
    access: 'user',
    params: object({ id: idText, messageId: idText }),
  },
  /** English proposed from the Arabic of a listing that is being written */
  'POST /vendor/drafts/translation': {
    ...TRANSLATED,
    access: 'applicant',
    action: 'editListings',
    body: proposalBody,
    example: inBoth({ text: 'شاليه عائلي بمسبح خاص' }),
  },
} as const satisfies Routes

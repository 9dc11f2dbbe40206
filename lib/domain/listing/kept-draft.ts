import { object, type Schema, string } from 'yup'
import type { Draft } from './draft'
import { draftShape } from './schema'
import { STEP_IDS, type StepId } from './steps'
import type { PropertyType } from './vocabulary'

/** What is kept of an unfinished place: the screen on which its owner is, and everything typed. */
export interface KeptDraft {
  step: StepId
  draft: Draft
}

/** The body of POST vender/drafts and PUT vender/drafts/{id}. */
export const keptDraftBody = object({
  step: string().required().oneOf(STEP_IDS),
  draft: draftShape.required(),
}).noUnknown() as unknown as Schema<KeptDraft>

/** An unfinished place in a list. */
export interface DraftCard {
  _id: string
  type: PropertyType
  step: StepId
  name: string
  name_ar: string
  image: string | null
  updatedAt: string
}

export interface DraftWire extends DraftCard {
  draft: Draft
}

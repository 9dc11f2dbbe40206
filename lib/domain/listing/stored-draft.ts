import { object, type Schema, string } from 'yup'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Draft, emptyDraft } from './draft'
import { draftShape } from './schema'
import { STEP_IDS, type StepId } from './steps'
import type { PropertyType } from './vocabulary'

/** A stored draft: the wizard's current step and all input. */
export interface StoredDraft {
  step: StepId
  draft: Draft
}

/** The body of POST vender/drafts and PUT vender/drafts/{id}. */
export const storedDraftBody = object({
  step: string().required().oneOf(STEP_IDS),
  draft: draftShape.required(),
}).noUnknown() as unknown as Schema<StoredDraft>

/** Adds the defaults of fields that did not exist when the draft was stored. */
export function withDefaultFields(stored: Draft): Draft {
  return withDefaults(emptyDraft(), stored)
}

function withDefaults<T extends object>(defaults: T, given: T): T {
  const entries = Object.entries(defaults).map(([key, initial]) => {
    const value: unknown = given[key as keyof T]
    return [
      key,
      value === undefined ? initial : isTree(initial) && isTree(value) ? withDefaults(initial, value) : value,
    ]
  })
  return { ...given, ...Object.fromEntries(entries) }
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A listing draft in a list. */
export interface DraftCard extends LocalizedName {
  _id: string
  type: PropertyType
  step: StepId
  image: string | null
  updatedAt: string
}

export interface DraftWire extends DraftCard {
  draft: Draft
}

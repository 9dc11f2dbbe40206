import { object, type Schema, string } from 'yup'
import { type Draft, emptyDraft } from './draft'
import { draftShape } from './schema'
import { STEP_IDS, type StepId } from './steps'
import type { PropertyType } from './vocabulary'

/** What is kept of an unfinished listing: the screen on which its owner is, and everything typed. */
export interface StoredDraft {
  step: StepId
  draft: Draft
}

/** The body of POST vender/drafts and PUT vender/drafts/{id}. */
export const storedDraftBody = object({
  step: string().required().oneOf(STEP_IDS),
  draft: draftShape.required(),
}).noUnknown() as unknown as Schema<StoredDraft>

/** A kept draft in which a field is missing, because it was kept before there was that field: it gets its default. */
export function withDefaultFields(stored: Draft): Draft {
  return completed(emptyDraft(), stored)
}

function completed<T extends object>(defaults: T, given: T): T {
  const entries = Object.entries(defaults).map(([key, usual]) => {
    const own: unknown = given[key as keyof T]
    return [key, own === undefined ? usual : isTree(usual) && isTree(own) ? completed(usual, own) : own]
  })
  return { ...given, ...Object.fromEntries(entries) }
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An unfinished listing in a list. */
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

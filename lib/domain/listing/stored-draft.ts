import { object, type Schema, string } from 'yup'
import { type Draft, emptyDraft } from './draft'
import { draftShape } from './schema'
import { STEP_IDS, type StepId } from './steps'

/** A stored draft: the wizard's current step and all input. */
export interface StoredDraft {
  step: StepId
  draft: Draft
}

const draftFields = { step: string().required().oneOf(STEP_IDS), draft: draftShape.required() }

/** The body of POST vender/drafts. */
export const storedDraftBody = object(draftFields).noUnknown() as unknown as Schema<StoredDraft>

/** A change of a stored draft; `basedOn` is the `updatedAt` of the copy that was changed. */
export interface ChangedDraft extends StoredDraft {
  basedOn: string
}

/** The body of PUT vender/drafts/{id}. */
export const changedDraftBody = object({
  ...draftFields,
  basedOn: string()
    .required()
    .max(30)
    .test('type_error', (text) => !Number.isNaN(Date.parse(text ?? ''))),
}).noUnknown() as unknown as Schema<ChangedDraft>

/** The content when this browser and the server last had the same. */
export interface DraftBase {
  /** of a stored draft, empty of a listing */
  updatedAt: string
  /** of a listing; a copy that an older version of the page stored has none */
  version?: number
  draft: Draft
}

/**
 * Which copy of a draft to continue: the one that changed since both were the same, or `both` when the vendor has to
 * choose. `base` is null for a copy that never was on the server or was stored before this was known.
 */
export function changedCopy(
  here: { draft: Draft; base: DraftBase | null },
  stored: Pick<DraftBase, 'draft'>,
): 'here' | 'stored' | 'both' {
  if (isSameDraft(here.draft, stored.draft)) return 'stored'
  if (here.base === null) return 'both'
  if (isSameDraft(here.base.draft, stored.draft)) return 'here'
  return isSameDraft(here.draft, here.base.draft) ? 'stored' : 'both'
}

/** Whether two drafts have the same content; the order of properties and spaces around texts, which are not stored, do not count. */
export const isSameDraft = (one: Draft, other: Draft) => sortedText(one) === sortedText(other)

const sortedText = (draft: Draft) =>
  JSON.stringify(draft, (_key, value: unknown) =>
    isTree(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : typeof value === 'string'
        ? value.trim()
        : value,
  )

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

import { type ObjectSchema, object, type Schema, string, ValidationError } from 'yup'
import type { CityCentre } from '@/lib/domain/geo/city-distance'
import type { Issue } from '@/lib/domain/issues'
import type { Day } from '@/lib/domain/time/days'
import { contentOfDraft, type ListingContent } from './content'
import { contradictionsOf } from './contradictions'
import type { Draft } from './draft'
import { codecOf } from './fields/codecs'
import { valueAt, withValueAt } from './fields/paths'
import { fieldsOf, fieldsOfAllTypes } from './fields/rows'
import type { StepId } from './steps'
import { type ListingTypeVariant, pricingModeOf } from './variants'
import { PROPERTY_TYPES, VARIANTS } from './vocabulary'

interface SchemaTree {
  [key: string]: SchemaTree | Schema
}

/** The schema of every draft, finished or not: types, lengths and no unknown properties. Stored drafts must match it. */
export const draftShape = shapeOfDrafts()

/** The schema of a finished draft of a type. `today` is a day in Riyadh. */
export function draftSchema(
  listingType: ListingTypeVariant,
  today: Day,
  cities: readonly CityCentre[] = [],
): Schema<Draft> {
  return ruled((draft) => validateDraft(draft, listingType, today, { cities }))
}

/** One step of the wizard: the other steps may still be empty. */
export function stepSchema(
  listingType: ListingTypeVariant,
  step: StepId,
  today: Day,
  cities: readonly CityCentre[] = [],
): Schema<Draft> {
  return ruled((draft) => validateDraft(draft, listingType, today, { step, cities }))
}

interface ValidationScope {
  /** only the fields of this step; absent: all */
  step?: StepId
  /** without them the distance of the pin is not checked */
  cities?: readonly CityCentre[]
}

/** All issues in the order of the wizard, with paths of the draft. */
export function validateDraft(
  draft: Draft,
  listingType: ListingTypeVariant,
  today: Day,
  scope: ValidationScope = {},
): Issue[] {
  return validateContent(contentOfDraft(draft), listingType, today, scope)
}

/** The same for content that was read from the wire. */
export function validateContent(
  content: ListingContent,
  listingType: ListingTypeVariant,
  today: Day,
  { step, cities = [] }: ValidationScope = {},
): Issue[] {
  const fields = fieldsOf(listingType).filter((field) => step === undefined || field.step === step)
  const broken = fields.flatMap((field) => {
    const value = valueAt(content, field.path) ?? emptyValue(field.kind)
    return codecOf(field)
      .broken(value, field, { content, listingType, today, cities })
      .map((one) => ({ ...one, path: [field.path, one.path].filter(Boolean).join('.') }))
  })
  const contradictions = contradictionsOf({
    pricingMode: pricingModeOf(listingType.variant),
    rules: content.rules,
    addOns: Object.keys(content.addOns),
    occasions: Object.keys(content.suitableFor),
    checkOutTime: content.check.out,
  })
  return [
    ...broken,
    ...contradictions.filter(({ path }) => fields.some((one) => path.startsWith(`${one.path}.`))),
  ]
}

/** The step of a draft path, to which the wizard goes to show an issue. */
export function stepOfPath(listingType: ListingTypeVariant, path: string): StepId | null {
  const owner = fieldsOf(listingType).find(
    (field) => path === field.path || path.startsWith(`${field.path}.`),
  )
  return owner?.step ?? null
}

/** The value of a fact that is absent in a draft. */
function emptyValue(kind: string): null | '' {
  return kind === 'choice' ? '' : null
}

function shapeOfDrafts(): ObjectSchema<Draft> {
  const tree = fieldsOfAllTypes().reduce<SchemaTree>(
    (grown, field) => withValueAt(grown, field.path, partOf(field)),
    { type: string().required().oneOf(PROPERTY_TYPES), variant: string().required().oneOf(VARIANTS) },
  )
  return objectOf(tree) as unknown as ObjectSchema<Draft>
}

function partOf(field: ReturnType<typeof fieldsOfAllTypes>[number]): Schema {
  const shape = codecOf({ ...field, wire: '' }).shape({ ...field, wire: '' })
  return field.fact ? shape.optional() : shape
}

/** A tree of schemas as a yup object that refuses unknown properties. */
export function objectOf(tree: SchemaTree): Schema {
  const fields = Object.entries(tree).map(([key, part]) => [key, isSchema(part) ? part : objectOf(part)])
  return object(Object.fromEntries(fields)).noUnknown()
}

function isSchema(part: SchemaTree | Schema): part is Schema {
  return '__isYupSchema__' in part
}

/** The draft's shape, then the rules, so that a rule gets only values of the right type. */
function ruled(rules: (draft: Draft) => Issue[]): Schema<Draft> {
  return draftShape.test({
    name: 'rules',
    test(draft, context) {
      if (!draftShape.isValidSync(draft, { strict: true })) return true
      const broken = rules(draft as Draft).map(({ path, code, params }) =>
        context.createError({ path, message: code, params, type: code } as never),
      )
      return broken.length === 0 || new ValidationError(broken)
    },
  }) as Schema<Draft>
}

import { type Schema, string } from 'yup'
import { contentOfDraft, draftOfContent, type ListingContent } from './content'
import { type Draft, emptyDraft } from './draft'
import { codecOf } from './fields/codecs'
import type { Field, WirePart } from './fields/field'
import { valueAt, withValueAt } from './fields/paths'
import { fieldsOf } from './fields/rows'
import type { ListingType } from './listing-types'
import { objectOf } from './schema'
import { type ListingTypeVariant, variantsOf, withVariant } from './variants'
import type { Variant } from './vocabulary'

/** What is said of photos, by its path in the payload: parts that clients of before them do not know. */
const OF_PHOTOS = {
  photoRooms: 'description.photoRooms',
  photoCaptions: 'description.photoCaptions',
} as const
/** What a new listing begins with and its calendar changes from then on, by calls of its own. */
const isOfNewAlone = ({ kind }: Pick<Field, 'kind'>) => kind === 'calendarTerms'
const MAY_BE_LEFT_OUT = ['description.images', ...Object.values(OF_PHOTOS)]

/** The body of POST {type} and PUT {type}/{id}, with the names of the specification; money in SAR. */
export type ListingPayload = { readonly [name: string]: unknown }

interface PayloadOptions {
  /** adds the location's type and leaves out the terms of the calendar, as edits do */
  isEdit?: boolean
  /** of an edit, what is stored about the photos: what the draft no longer says of any is sent as an empty list */
  stored?: Pick<Draft, keyof typeof OF_PHOTOS> | undefined
}

/** The payload of a draft (wizard.md, section 3). */
export function toPayload(
  draft: Draft,
  listingType: ListingTypeVariant,
  { isEdit, stored }: PayloadOptions = {},
): ListingPayload {
  const payload = contentToWire(contentOfDraft(draft), listingType, { isEdit })
  const emptied = (Object.keys(OF_PHOTOS) as (keyof typeof OF_PHOTOS)[]).filter(
    (part) => stored && stored[part].length > 0 && valueAt(payload, OF_PHOTOS[part]) === undefined,
  )
  return emptied.reduce((whole, part) => withValueAt(whole, OF_PHOTOS[part], []), payload)
}

/** An edit with what it left out, as it is stored: the pictures, and what is said of them. */
export function withLeftOut(edit: ListingPayload, stored: object): ListingPayload {
  const missing = MAY_BE_LEFT_OUT.filter((path) => valueAt(edit, path) === undefined)
  return missing.reduce((whole, path) => withValueAt(whole, path, valueAt(stored, path)), edit)
}

/** The draft of a payload or an answer: the inverse of `toPayload`. */
export function draftFromPayload(payload: ListingPayload, listingType: ListingTypeVariant): Draft {
  return draftOfContent(contentFromWire(payload, listingType))
}

export function contentToWire(
  content: ListingContent,
  listingType: ListingTypeVariant,
  { isEdit = false } = {},
): ListingPayload {
  const fields = fieldsOf(listingType).filter((field) => !(isEdit && isOfNewAlone(field)))
  const written = fields.flatMap((field) => {
    const value = valueAt(content, field.path)
    return value === undefined ? [] : Object.entries(codecOf(field).write(value, field))
  })
  const constants: [string, unknown][] = [
    ...(listingType.totalEntities ? [['totalEntities', listingType.totalEntities] as [string, unknown]] : []),
    ...(isEdit && content.place.point ? [['location.type', 'Point'] as [string, unknown]] : []),
  ]
  return [...written, ...constants].reduce<ListingPayload>(withEntry, {})
}

/** An empty container does not overwrite values of another field: rules and occasions share one. */
function withEntry(payload: ListingPayload, [path, value]: [string, unknown]): ListingPayload {
  const isContainer = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isContainer && valueAt(payload, path) !== undefined) return payload
  return withValueAt(payload, path, value)
}

/**
 * The content of a payload or of an answer of GET services/details: both use the same names.
 * The payload must have passed `payloadSchema`.
 */
export function contentFromWire(payload: ListingPayload, listingType: ListingTypeVariant): ListingContent {
  const start = contentOfDraft({ ...emptyDraft(listingType.type), variant: listingType.variant })
  return fieldsOf(listingType).reduce((content, field) => {
    const value = codecOf(field).read((path) => valueAt(payload, path), field)
    const isUntouchedFact = field.fact !== null && (value === null || value === '')
    return isUntouchedFact ? content : withValueAt(content, field.path, value)
  }, start)
}

/** The variant of a payload or a stored listing: hourly with an hour price, freeMeal with free meals. */
export function variantOf(payload: ListingPayload, listingType: ListingType): Variant {
  const isHourly = valueAt(payload, 'price.hourPrice') !== undefined || payload['setTime'] !== undefined
  const variant: Variant = isHourly ? 'hourly' : payload['freeMeal'] !== undefined ? 'freeMeal' : 'standard'
  return variantsOf(listingType).includes(variant) ? variant : 'standard'
}

/** The names and types of the payload of one variant; rules are checked by `validateContent`. */
export function payloadSchema(listingType: ListingTypeVariant): Schema<ListingPayload> {
  return schemaOfParts(listingType, partsOf(listingType))
}

/** The same for all variants of a type together, for its routes. */
export function payloadSchemaOfAny(
  listingType: ListingType,
  { isEdit = false }: Pick<PayloadOptions, 'isEdit'> = {},
): Schema<ListingPayload> {
  return schemaOfParts(
    listingType,
    variantsOf(listingType).flatMap((variant) => partsOf(withVariant(listingType, variant), isEdit)),
  )
}

function schemaOfParts({ totalEntities }: ListingType, parts: WirePart[]): Schema<ListingPayload> {
  const constants = {
    location: { type: string().oneOf(['Point']) },
    ...(totalEntities ? { totalEntities: string().oneOf([totalEntities]) } : {}),
  }
  const tree = parts.reduce((grown, { wire, shape }) => withValueAt(grown, wire, shape), constants)
  return objectOf(tree) as Schema<ListingPayload>
}

function partsOf(listingType: ListingTypeVariant, isEdit = false): WirePart[] {
  return fieldsOf(listingType).flatMap((field) =>
    isEdit && isOfNewAlone(field) ? [] : codecOf(field).parts(field),
  )
}

/** The payload path of a draft path. */
export function wirePathOf(listingType: ListingTypeVariant, draftPath: string): string {
  return translatePath(listingType, draftPath, 'toWire')
}

/** The draft path of a payload path, for issues of the api. */
export function draftPathOf(listingType: ListingTypeVariant, wirePath: string): string {
  return translatePath(listingType, wirePath.replace(/\[(\d+)\]/g, '.$1'), 'toDraft')
}

/** Translates the longest known prefix; the rest by the `spelling` of the field's codec. */
function translatePath(
  listingType: ListingTypeVariant,
  path: string,
  direction: 'toWire' | 'toDraft',
): string {
  const known = fieldsOf(listingType).flatMap((field) =>
    [...codecOf(field).parts(field), { at: '', wire: field.wire }]
      .filter(({ wire }) => wire !== '')
      .map(({ at, wire }) => {
        const draft = [field.path, at].filter(Boolean).join('.')
        const spelling = Object.entries(codecOf(field).spelling ?? {})
        return direction === 'toWire'
          ? { from: draft, to: wire, spelling: Object.fromEntries(spelling) }
          : { from: wire, to: draft, spelling: Object.fromEntries(spelling.map(([a, b]) => [b, a])) }
      }),
  )
  const [found] = known
    .filter(({ from }) => path === from || path.startsWith(`${from}.`))
    .toSorted((a, b) => b.from.length - a.from.length)
  if (!found) return path
  const rest = path.slice(found.from.length).split('.').filter(Boolean)
  return [found.to, ...rest.map((part) => found.spelling[part] ?? part)].join('.')
}

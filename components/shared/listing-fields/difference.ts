import type { Draft, TickedAmount } from '@/lib/domain/listing/draft'
import type { Field, FieldKind, FieldValues } from '@/lib/domain/listing/fields/field'
import { valueAt } from '@/lib/domain/listing/fields/paths'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { draftFromPayload, type ListingPayload } from '@/lib/domain/listing/payload'
import { sentPrice } from '@/lib/domain/listing/pricing/week'
import { variantOfDraft } from '@/lib/domain/listing/variants'
import type { PropertyType, Variant } from '@/lib/domain/listing/vocabulary'
import { WEEKDAYS } from '@/lib/domain/time/days'

/** One value of a field that may change by itself: a weekday, an add-on, a rule. */
interface FieldPart {
  key: string
  /** of the same kind as the whole field */
  value: unknown
}

export interface ComparedPart extends FieldPart {
  isChanged: boolean
}

/** A field that differs between two versions of a listing, in parts. */
export interface FieldDifference {
  field: Field
  before: ComparedPart[]
  after: ComparedPart[]
}

/** A listing as its fields are read. */
export interface ComparedVersion {
  payload: ListingPayload
  type: PropertyType
  variant: Variant
}

/** The fields that differ between two versions of one listing, in the order of the wizard. */
export function listingDifferences(before: ComparedVersion, after: ComparedVersion): FieldDifference[] {
  return draftDifferences(draftOf(before), draftOf(after))
}

/** The same for drafts, finished or not. */
export function draftDifferences(old: Draft, young: Draft): FieldDifference[] {
  return fieldsOfBoth(old, young).flatMap((field) => {
    const [gone, fresh] = [partsOf(field, old), partsOf(field, young)]
    const difference = { field, before: comparedWith(gone, fresh), after: comparedWith(fresh, gone) }
    const isChanged = [...difference.before, ...difference.after].some((part) => part.isChanged)
    return isChanged ? [difference] : []
  })
}

/** The fields of one version that have a value, in the order of the wizard, each whole. */
export function filledFields(version: ComparedVersion): { field: Field; value: unknown }[] {
  const draft = draftOf(version)
  return fieldsOfBoth(draft, draft).flatMap((field) => {
    const parts = partsOf(field, draft)
    return parts.length > 0 ? [{ field, value: valueAt(draft, field.path) }] : []
  })
}

function draftOf({ payload, type, variant }: ComparedVersion): Draft {
  return draftFromPayload(payload, variantOfDraft({ type, variant }))
}

/** A listing that changed its variant has fields of both. */
function fieldsOfBoth(before: Draft, after: Draft): Field[] {
  const fields = fieldsOf(variantOfDraft(after))
  const isNew = ({ path, kind }: Field) => !fields.some((one) => one.path === path && one.kind === kind)
  return [...fields, ...fieldsOf(variantOfDraft(before)).filter(isNew)].filter(
    ({ kind }) => kind !== 'confirmation',
  )
}

function comparedWith(parts: readonly FieldPart[], others: readonly FieldPart[]): ComparedPart[] {
  const same = new Set(others.map(identityOf))
  return parts.map((part) => ({ ...part, isChanged: !same.has(identityOf(part)) }))
}

const identityOf = ({ key, value }: FieldPart) => JSON.stringify([key, value])

function partsOf({ path, kind }: Field, draft: Draft): FieldPart[] {
  const value = valueAt(draft, path)
  if (value === undefined || value === null || value === '') return []
  const split = SPLITS[kind] as ((value: unknown) => FieldPart[]) | undefined
  return split ? split(value) : [{ key: '', value }]
}

const each = (texts: string[]): FieldPart[] => texts.map((text) => ({ key: text, value: [text] }))

const priced = (all: Partial<Record<string, TickedAmount>>): FieldPart[] =>
  Object.entries(all).flatMap(([name, one]) =>
    one?.isTicked && one.amount !== null ? [{ key: name, value: { [name]: one } }] : [],
  )

const ticked = (value: { isTicked: boolean }): FieldPart[] => (value.isTicked ? [{ key: '', value }] : [])

/** The kinds that have parts; photos are one part, because their order counts. */
const SPLITS: { [Kind in FieldKind]?: (value: FieldValues[Kind]) => FieldPart[] } = {
  ticks: each,
  flags: each,
  lines: each,
  occasions: priced,
  addOns: priced,
  facilities: (picked) =>
    picked
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, name, count }) => ({ key: id, value: [{ id, name, count }] })),
  photoCaptions: (captions) => captions.map((one) => ({ key: one.image, value: [one] })),
  rooms: (rooms) => rooms.map((room, i) => ({ key: String(i), value: [room] })),
  week: (week) =>
    WEEKDAYS.map((name) => {
      const price = sentPrice(week[name])
      return { key: name, value: { [name]: { isTicked: price !== null, price } } }
    }),
  deposit: ticked,
  lastMinute: ticked,
}

/** A photo of one of two versions: on one side only, at another place of the order, or as it was. */
interface ComparedPhoto {
  url: string
  change: 'only_here' | 'moved' | 'same'
}

/** The photos of one version beside those of another; the fewest possible count as moved. */
export function photosBeside(urls: readonly string[], others: readonly string[]): ComparedPhoto[] {
  const places = urls.map((url) => others.indexOf(url)).filter((place) => place >= 0)
  const inOrder = new Set(longestRising(places).map((place) => others[place]))
  return urls.map((url) => {
    if (!others.includes(url)) return { url, change: 'only_here' }
    return { url, change: inOrder.has(url) ? 'same' : 'moved' }
  })
}

/** The longest rising subsequence; a listing has few enough photos for the simple way. */
function longestRising(numbers: readonly number[]): number[] {
  const endingAt: number[][] = []
  for (const [i, number] of numbers.entries()) {
    const before = endingAt.filter((_, j) => (numbers[j] ?? 0) < number)
    endingAt[i] = [...before.reduce((best, one) => (one.length > best.length ? one : best), []), number]
  }
  return endingAt.reduce((best, one) => (one.length > best.length ? one : best), [])
}

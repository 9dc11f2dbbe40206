import { array, type InferType, number, object, string } from 'yup'
import {
  ADD_ON_UNIT_TERMS,
  ADD_ON_UNITS,
  addOnUnitsOf,
  MAX_OWN_ADD_ONS,
  MAX_PIECES,
  type OwnAddOn,
  ownAddOnFromWire,
} from '@/lib/domain/booking/money/own-add-ons'
import { ID } from '@/lib/domain/id'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import { userName } from '@/lib/domain/text/text'
import { isInHalalas, MAX_PRICE_SAR } from './bodies'
import { togetherTest } from './rule-days'

export const MAX_ADD_ON_NAME = 60
const MIN_HALALAS = 100
const MAX_STOCK = 1000
const MAX_PHOTO = 300

const addOnShape = object({
  /** absent: a new one */
  _id: string().matches(ID),
  name_ar: userName(MAX_ADD_ON_NAME).required(),
  /** absent: the Arabic one */
  name: userName(MAX_ADD_ON_NAME),
  price: number().required().min(0).max(MAX_PRICE_SAR).test('not_an_amount', isInHalalas),
  unit: string().required().oneOf(ADD_ON_UNITS),
  mostPieces: number().required().integer().min(1).max(MAX_PIECES),
  photo: string().nullable().defined().max(MAX_PHOTO),
  stock: number().nullable().defined().integer().min(1).max(MAX_STOCK),
}).noUnknown()

export type OwnAddOnBody = InferType<typeof addOnShape>

/** The body of PUT vender/services/{id}/add-ons: all of them. */
export const ownAddOnsBody = object({
  basedOn: number().required().integer().min(0),
  ownAddOns: array(addOnShape.required()).required().max(MAX_OWN_ADD_ONS),
}).noUnknown()
export type OwnAddOnsBody = InferType<typeof ownAddOnsBody>

function validateAddOn({ price, unit, mostPieces, stock }: OwnAddOnBody): Issue[] {
  const { maxHalalas, hasPieces } = ADD_ON_UNIT_TERMS[unit]
  const most = hasPieces ? Math.min(MAX_PIECES, stock ?? MAX_PIECES) : 1
  return [
    ...(fromSar(price) < MIN_HALALAS ? [issue('price', 'min', { min: toSar(MIN_HALALAS) })] : []),
    ...(fromSar(price) > maxHalalas ? [issue('price', 'max', { max: toSar(maxHalalas) })] : []),
    ...(mostPieces > most ? [issue('mostPieces', 'max', { max: most })] : []),
  ]
}

/** One add-on, as its form checks it. */
export const ownAddOnBody = addOnShape.test(
  togetherTest((addOn) => (addOnShape.isValidSync(addOn, { strict: true }) ? validateAddOn(addOn) : [])),
)

/** The issues of a list: no id and no name occurs twice, and each unit is one of what is sold, or stored since something else was. */
export function validateOwnAddOns(
  addOns: readonly OwnAddOnBody[],
  { mode, ownAddOns: stored }: { mode: PricingMode; ownAddOns: readonly OwnAddOn[] },
): Issue[] {
  const isKnown = ({ _id, unit }: OwnAddOnBody) =>
    addOnUnitsOf(mode).includes(unit) || stored.some((one) => one.id === _id && one.unit === unit)
  const isTwice = (index: number, field: '_id' | 'name_ar') =>
    addOns.slice(0, index).some((one) => one[field] !== undefined && one[field] === addOns[index]?.[field])
  return addOns.flatMap((addOn, index) => {
    const at = (path: string) => `ownAddOns.${index}.${path}`
    return [
      ...validateAddOn(addOn).map((one) => ({ ...one, path: at(one.path) })),
      ...(isKnown(addOn) ? [] : [issue(at('unit'), 'one_of')]),
      ...(isTwice(index, '_id') ? [issue(at('_id'), 'duplicate_key')] : []),
      ...(isTwice(index, 'name_ar') ? [issue(at('name_ar'), 'name_taken')] : []),
    ]
  })
}

/** The add-ons of a valid body; new ones get an id. */
export const ownAddOnsFromBody = (addOns: readonly OwnAddOnBody[], newId: () => string): OwnAddOn[] =>
  addOns.map(({ _id = newId(), name, ...addOn }) =>
    ownAddOnFromWire({ _id, ...addOn, name: name || addOn.name_ar }),
  )

/** Whether two lists are the same, ids aside. */
export function areSameAddOns(one: readonly OwnAddOn[], other: readonly OwnAddOn[]): boolean {
  const text = (addOns: readonly OwnAddOn[]) =>
    JSON.stringify(
      addOns.map(({ name: { ar, en }, priceHalalas, unit, mostPieces, photo, stock }) => [
        ...[ar, en, priceHalalas, unit],
        ...[mostPieces, photo, stock],
      ]),
    )
  return text(one) === text(other)
}

/** What changed of the prices between two lists, in SAR before and after; equal ones: the unit is another. */
export function ownAddOnChanges(old: readonly OwnAddOn[], young: readonly OwnAddOn[]): PriceChange[] {
  const ids = new Set([...old, ...young].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const before = old.find((one) => one.id === id)
    const after = young.find((one) => one.id === id)
    const of = after ?? before
    const isSame = before?.priceHalalas === after?.priceHalalas && before?.unit === after?.unit
    if (!of || isSame) return []
    const sar = (addOn: OwnAddOn | undefined) => (addOn ? toSar(addOn.priceHalalas) : null)
    return [{ addOn: { name: of.name, unit: of.unit }, before: sar(before), after: sar(after) }]
  })
}

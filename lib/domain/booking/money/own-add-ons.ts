import { type Issue, issue } from '@/lib/domain/issues'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import { type Bilingual, type LocalizedName, nameFromWire, nameToWire } from '@/lib/domain/text/bilingual'
import { soldUnitOf } from './fees'

/** What the price of an add-on is for. */
export const ADD_ON_UNITS = ['stay', 'night', 'hour', 'guest', 'guestNight', 'piece'] as const
export type AddOnUnit = (typeof ADD_ON_UNITS)[number]

export const MAX_OWN_ADD_ONS = 20
export const MAX_PIECES = 20

/** An add-on that a vendor sells under a name of their own. */
export interface OwnAddOn {
  id: string
  name: Bilingual
  priceHalalas: Halalas
  unit: AddOnUnit
  /** of one booking; 1 where the unit counts no pieces */
  mostPieces: number
  /** the address of an uploaded picture */
  photo: string | null
  /** how many there are on one day; null: any number */
  stock: number | null
}

/** An own add-on in SAR. */
export interface OwnAddOnWire extends Omit<OwnAddOn, 'id' | 'name' | 'priceHalalas'>, LocalizedName {
  _id: string
  price: number
}

/** An own add-on as answers carry it. */
export const ownAddOnToWire = ({ id, name, priceHalalas, ...terms }: OwnAddOn): OwnAddOnWire => ({
  _id: id,
  ...nameToWire(name),
  price: toSar(priceHalalas),
  ...terms,
})

/** An own add-on as guests see it: of a stock they know what is left on their dates alone. */
export type OfferedAddOnWire = Omit<OwnAddOnWire, 'stock'>

/** An own add-on as answers to guests carry it. */
export function offeredAddOnToWire(addOn: OwnAddOn): OfferedAddOnWire {
  const { stock: _stock, ...offered } = ownAddOnToWire(addOn)
  return offered
}

/** The own add-on of an answer. */
export const ownAddOnFromWire = ({
  _id,
  name,
  name_ar,
  price,
  ...terms
}: OfferedAddOnWire & Partial<Pick<OwnAddOnWire, 'stock'>>): OwnAddOn => ({
  id: _id,
  name: nameFromWire({ name, name_ar }),
  priceHalalas: fromSar(price),
  stock: null,
  ...terms,
})

interface UnitTerms {
  /** where one way of selling has it; absent: both */
  of?: 'nights' | 'hours'
  isForEach?: true
  isByGuests?: true
  hasPieces?: true
  /** of one; guests may be many */
  maxHalalas: Halalas
}

export const ADD_ON_UNIT_TERMS: Record<AddOnUnit, UnitTerms> = {
  stay: { maxHalalas: 1_000_000 },
  night: { of: 'nights', isForEach: true, hasPieces: true, maxHalalas: 1_000_000 },
  hour: { of: 'hours', isForEach: true, hasPieces: true, maxHalalas: 1_000_000 },
  guest: { isByGuests: true, maxHalalas: 100_000 },
  guestNight: { of: 'nights', isForEach: true, isByGuests: true, maxHalalas: 100_000 },
  piece: { hasPieces: true, maxHalalas: 1_000_000 },
}

/** The units that a listing may have, by what it sells. */
export function addOnUnitsOf(mode: PricingMode): AddOnUnit[] {
  const sold = soldUnitOf(mode)
  return ADD_ON_UNITS.filter((unit) => (ADD_ON_UNIT_TERMS[unit].of ?? sold) === sold)
}

/** Those that count for what is sold so: a change between nights and hours leaves the others stored. */
export const soldAddOns = (addOns: readonly OwnAddOn[], mode: PricingMode): OwnAddOn[] =>
  addOns.filter(({ unit }) => addOnUnitsOf(mode).includes(unit))

/** An own add-on that a guest chose; without a quantity it is one. */
export interface ChosenAddOn {
  _id: string
  quantity?: number | undefined
}

/** What the line of an own add-on depends on. */
export interface AddOnStay {
  length: number
  adults: number
  /** infants are not counted */
  children: number
  ownAddOns?: readonly ChosenAddOn[]
}

/** The line of an own add-on: `count` pieces or guests, `priceHalalas` for each of them and, by its unit, each night or hour. */
export interface OwnAddOnLine {
  kind: 'ownAddOn'
  addOnId: string
  name: Bilingual
  unit: AddOnUnit
  count: number
  priceHalalas: Halalas
  amountHalalas: Halalas
}

const countOf = (
  { unit }: Pick<OwnAddOn, 'unit'>,
  { quantity = 1 }: ChosenAddOn,
  { adults, children }: Pick<AddOnStay, 'adults' | 'children'>,
) => (ADD_ON_UNIT_TERMS[unit].isByGuests ? adults + children : quantity)

/** The lines of those that were chosen, in the order of the listing. */
export function ownAddOnLines(offered: readonly OwnAddOn[] = [], stay: AddOnStay): OwnAddOnLine[] {
  return offered.flatMap(({ id, name, unit, priceHalalas }) => {
    const chosen = stay.ownAddOns?.find(({ _id }) => _id === id)
    if (!chosen) return []
    const count = countOf({ unit }, chosen, stay)
    const times = ADD_ON_UNIT_TERMS[unit].isForEach ? stay.length : 1
    const amountHalalas = priceHalalas * count * times
    return [{ kind: 'ownAddOn', addOnId: id, name, unit, count, priceHalalas, amountHalalas }]
  })
}

const PATH = 'ownAddOns'

/** The issues of a choice: one that is not offered, one that is named twice, or more than a booking may have. */
export function ownAddOnIssues(
  offered: readonly OwnAddOn[] = [],
  chosen: readonly ChosenAddOn[] = [],
): Issue[] {
  const ids = chosen.map(({ _id }) => _id)
  if (new Set(ids).size < ids.length) return [issue(PATH, 'duplicate_key')]
  return chosen.flatMap(({ _id, quantity = 1 }) => {
    const addOn = offered.find(({ id }) => id === _id)
    if (!addOn) return [issue(PATH, 'add_on_not_offered')]
    const { name, mostPieces: max } = addOn
    return quantity > max ? [issue(PATH, 'too_many_pieces', { ...nameToWire(name), max })] : []
  })
}

/** What is left of one that has a stock, on the days of a stay. */
export interface AddOnLeft {
  _id: string
  left: number
}

/** The issues of lines of which more than is left was chosen. */
export function soldOutIssues(lines: readonly { kind: string }[], lefts: readonly AddOnLeft[] = []): Issue[] {
  return lines.filter(isOwnAddOn).flatMap(({ addOnId, name, count }) => {
    const left = lefts.find(({ _id }) => _id === addOnId)?.left ?? count
    return count > left ? [issue(PATH, 'add_on_sold_out', { ...nameToWire(name), left })] : []
  })
}

/** Whether a line of a price is of an own add-on. */
export const isOwnAddOn = (line: { kind: string }): line is OwnAddOnLine => line.kind === 'ownAddOn'

/** What a booking has of them, as it was agreed: chosen again, and offered again at the same price. */
export function agreedAddOns(lines: readonly { kind: string }[]): {
  chosen: ChosenAddOn[]
  offered: OwnAddOn[]
} {
  const agreed = lines.filter(isOwnAddOn)
  return {
    chosen: agreed.map(({ addOnId, unit, count }) => ({
      _id: addOnId,
      ...(ADD_ON_UNIT_TERMS[unit].isByGuests ? {} : { quantity: count }),
    })),
    offered: agreed.map(({ addOnId, name, priceHalalas, unit, count }) => ({
      ...{ id: addOnId, name, priceHalalas, unit },
      ...{ mostPieces: count, photo: null, stock: null },
    })),
  }
}

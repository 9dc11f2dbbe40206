import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { Bilingual, LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import type * as ownAddOns from '@/lib/domain/booking/money/own-add-ons'
import { ADD_ON_UNITS } from '@/lib/domain/booking/money/own-add-ons'

export const OwnAddOn = is<ownAddOns.OwnAddOn>()(
  named('OwnAddOn', 'An add-on that a vendor sells under a name of their own.', {
    id: Type.String(),
    name: Bilingual,
    priceHalalas: Type.Number(),
    unit: oneOf(ADD_ON_UNITS),
    mostPieces: Type.Number({ description: 'of one booking; 1 where the unit counts no pieces' }),
    photo: nullable(Type.String(), { description: 'the address of an uploaded picture' }),
    stock: nullable(Type.Number(), { description: 'how many there are on one day; null: any number' }),
  }),
)

const { id: _id, name: _name, priceHalalas: _price, ...terms } = OwnAddOn.properties

export const OwnAddOnWire = is<ownAddOns.OwnAddOnWire>()(
  named('OwnAddOnWire', 'An own add-on in SAR.', {
    ...terms,
    ...LocalizedName.properties,
    _id: Type.String(),
    price: Type.Number(),
  }),
)

const { stock: _stock, ...offered } = OwnAddOnWire.properties

export const OfferedAddOnWire = is<ownAddOns.OfferedAddOnWire>()(
  named('OfferedAddOnWire', 'An own add-on in SAR as guests see it, without its stock.', offered),
)

/** The properties of the line of an own add-on, but its amounts. */
export const ownAddOnLine = {
  kind: Type.Literal('ownAddOn'),
  addOnId: Type.String(),
  name: Bilingual,
  unit: oneOf(ADD_ON_UNITS),
  count: Type.Number({ description: 'pieces or guests' }),
}

export const AddOnLeft = is<ownAddOns.AddOnLeft>()(
  named('AddOnLeft', 'What is left of one that has a stock, on the days of a stay.', {
    _id: Type.String(),
    left: Type.Number(),
  }),
)

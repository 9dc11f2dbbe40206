import { parseCountField, typedSar } from '@/components/forms/typed-number'
import { ADD_ON_UNIT_TERMS, type AddOnUnit, type OwnAddOnWire } from '@/lib/domain/booking/money/own-add-ons'
import type { OwnAddOnBody } from '@/lib/domain/calendar/own-add-ons'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** An own add-on as it is typed. */
export interface OwnAddOnValues {
  name_ar: string
  /** '' where it is the Arabic one */
  name: string
  price: string
  unit: AddOnUnit
  /** where the unit counts pieces */
  mostPieces: string
  /** '' where there are always enough */
  stock: string
  /** at most one */
  photos: string[]
}

/** The values of an add-on that is edited, or of a new one. */
export const valuesOf = (addOn: OwnAddOnWire | null): OwnAddOnValues => ({
  name_ar: addOn?.name_ar ?? '',
  name: addOn && addOn.name !== addOn.name_ar ? addOn.name : '',
  price: addOn ? formatAmount(fromSar(addOn.price)) : '',
  unit: addOn?.unit ?? 'stay',
  mostPieces: String(addOn?.mostPieces ?? 1),
  stock: addOn?.stock ? String(addOn.stock) : '',
  photos: addOn?.photo ? [addOn.photo] : [],
})

/** The add-on of the values; what is no number is passed on for the rule of the field to refuse. */
export function addOnOf(values: OwnAddOnValues, edited: OwnAddOnWire | null): OwnAddOnBody {
  const { name_ar, name, price, unit, mostPieces, stock, photos } = values
  const { hasPieces } = ADD_ON_UNIT_TERMS[unit]
  const count = (typed: string) => parseCountField(typed) ?? Number.NaN
  return {
    ...(edited ? { _id: edited._id } : {}),
    name_ar: name_ar.trim(),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    price: typedSar(price) ?? Number.NaN,
    unit,
    mostPieces: hasPieces ? count(mostPieces) : 1,
    stock: stock.trim() === '' ? null : count(stock),
    photo: photos[0] ?? null,
  }
}

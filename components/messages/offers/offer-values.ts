import { parseCountField, typedSar } from '@/components/forms/typed-number'
import type { TypedStay } from '@/components/shared/price-preview/stay-fields'
import type { OfferableListing } from '@/lib/contract/schemas/private-offers/private-offer'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { OFFER_ITEMS } from '@/lib/domain/private-offers/offer-items'
import type { OfferRequest } from '@/lib/domain/private-offers/offer-request'
import { latestOptionDay } from '@/lib/domain/private-offers/option'
import { OFFER_HOURS } from '@/lib/domain/private-offers/private-offer'
import type { PrivateOfferBody } from '@/lib/domain/private-offers/wire'
import { isDay } from '@/lib/domain/time/days'

/** An offer as it is typed, without its dates. */
export interface OfferValues
  extends Record<
    'serviceId' | 'adults' | 'children' | 'infants' | 'units' | 'price' | 'validHours' | 'optionUntil',
    string
  > {
  items: ItemValues[]
}

export type ItemValues = Record<'name' | 'quantity' | 'price', string>

export const NEW_ITEM: ItemValues = { name: '', quantity: '1', price: '' }

export const newOffer = ({ _id }: OfferableListing, asked: Partial<OfferValues> = {}): OfferValues => ({
  serviceId: _id,
  adults: '2',
  children: '0',
  infants: '0',
  units: '1',
  price: '',
  validHours: String(OFFER_HOURS.usual),
  ...{ optionUntil: '', items: [] },
  ...asked,
})

/** The offer begins with what the guest asked for: all of them as adults, and the wishes as a first item. */
export const requestedOf = (request: OfferRequest | null): Partial<OfferValues> => {
  if (!request) return {}
  const guests = request.men + request.women
  const wishes = request.wishes.slice(0, OFFER_ITEMS.nameLength)
  return {
    ...(guests > 0 ? { adults: String(guests) } : {}),
    ...(wishes ? { items: [{ name: wishes, quantity: String(Math.max(1, guests)), price: '' }] } : {}),
  }
}

/** The last day that an option of the typed stay may have; null where the stay is too near, or not typed yet. */
export function latestOption(
  { checkIn, checkOut, start, hours }: TypedStay,
  mode: PricingMode,
): string | null {
  if (!isDay(checkIn)) return null
  const period =
    mode === 'hourly'
      ? ({ mode, date: checkIn, start, hours: Number(hours) } as const)
      : ({ mode: 'daily', checkIn, checkOut } as const)
  return latestOptionDay(period, new Date())
}

interface Typed {
  clientId: string
  stay: TypedStay
  mode: PricingMode
}

/** The body of the values; what is no number is passed on for the rule of the field to refuse. */
export function offerOf(values: OfferValues, { clientId, stay, mode }: Typed): PrivateOfferBody {
  const { checkIn, checkOut, start, hours } = stay
  const dates = mode === 'hourly' ? { date: checkIn, start, hours: Number(hours) } : { checkIn, checkOut }
  const holdsDates = values.optionUntil !== '' && latestOption(stay, mode) !== null
  const count = (text: string) => parseCountField(text) ?? Number.NaN
  return {
    ...{ clientId, serviceId: values.serviceId, ...dates },
    adults: count(values.adults),
    children: count(values.children),
    infants: count(values.infants),
    units: count(values.units),
    price: typedSar(values.price) ?? Number.NaN,
    validHours: Number(values.validHours),
    ...(holdsDates ? { optionUntil: values.optionUntil } : {}),
    items: values.items.map(({ name, quantity, price }) => ({
      ...{ name: name.trim(), quantity: count(quantity), price: typedSar(price) ?? Number.NaN },
    })),
  }
}

import { parseCountField, typedSar } from '@/components/forms/typed-number'
import type { TypedStay } from '@/components/shared/price-preview/stay-fields'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { OFFER_HOURS } from '@/lib/domain/private-offers/private-offer'
import type { OfferableListing, PrivateOfferBody } from '@/lib/domain/private-offers/wire'

/** An offer as it is typed, without its dates. */
export type OfferValues = Record<
  'serviceId' | 'adults' | 'children' | 'infants' | 'units' | 'price' | 'validHours',
  string
>

export const newOffer = ({ _id }: OfferableListing): OfferValues => ({
  serviceId: _id,
  adults: '2',
  children: '0',
  infants: '0',
  units: '1',
  price: '',
  validHours: String(OFFER_HOURS.usual),
})

interface Typed {
  clientId: string
  stay: TypedStay
  mode: PricingMode
}

/** The body of the values; what is no number is passed on for the rule of the field to refuse. */
export function offerOf(values: OfferValues, { clientId, stay, mode }: Typed): PrivateOfferBody {
  const { checkIn, checkOut, start, hours } = stay
  const dates = mode === 'hourly' ? { date: checkIn, start, hours: Number(hours) } : { checkIn, checkOut }
  const count = (text: string) => parseCountField(text) ?? Number.NaN
  return {
    ...{ clientId, serviceId: values.serviceId, ...dates },
    adults: count(values.adults),
    children: count(values.children),
    infants: count(values.infants),
    units: count(values.units),
    price: typedSar(values.price) ?? Number.NaN,
    validHours: Number(values.validHours),
  }
}

import { array, boolean, type InferType, number, string } from 'yup'
import { datesFields, partyFields } from '@/lib/domain/booking/bodies'
import { MAX_HOURS, type Party } from '@/lib/domain/booking/bookable'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { fromSar, toSar } from '@/lib/domain/money'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { isDay } from '@/lib/domain/time/days'
import { OFFER_ITEMS, type OfferItem } from './offer-items'
import { OFFER_HOURS, type OfferState } from './private-offer'

const MAX_SAR = 1_000_000

const isAmount = (value: number | undefined) => value === undefined || toSar(fromSar(value)) === value

const offerItemBody = exactObject({
  name: string().trim().required().max(OFFER_ITEMS.nameLength),
  quantity: number().required().integer().min(1).max(OFFER_ITEMS.mostOfOne),
  /** in SAR, for one */
  price: number().required().min(0).max(OFFER_ITEMS.mostSar).test('not_an_amount', isAmount),
})

/** POST vender/conversations/{id}/offers. `clientId` is that of its message; `hours` are those of an hourly stay. */
export const privateOfferBody = exactObject({
  clientId: string()
    .required()
    .matches(/^[\w-]{8,64}$/),
  serviceId: string().required().matches(ID),
  ...datesFields,
  hours: number().integer().min(1).max(MAX_HOURS),
  ...partyFields,
  /** in SAR, for all nights or hours and units */
  price: number().required().min(1).max(MAX_SAR).test('not_an_amount', isAmount),
  items: array().of(offerItemBody.required()).max(OFFER_ITEMS.most),
  /** of an offer without an option, which ends with it */
  validHours: number().required().integer().min(1).max(OFFER_HOURS.most),
  /** the last day on which the dates are held for the guest; absent: they are not */
  optionUntil: string().test('not_a_day', (value) => value === undefined || isDay(value)),
  /** the vendor means an unusual price */
  confirmed: boolean(),
})
export type PrivateOfferBody = InferType<typeof privateOfferBody>

/** An item of an offer; `price` in SAR for one. */
export interface OfferItemWire {
  name: string
  quantity: number
  price: number
}

export const itemToWire = ({ unitHalalas, ...item }: OfferItem): OfferItemWire => ({
  ...item,
  price: toSar(unitHalalas),
})
export const itemFromWire = ({ name, quantity, price }: OfferItemWire): OfferItem => ({
  ...{ name, quantity, unitHalalas: fromSar(price) },
})

/** A private offer as both sides of its conversation read it; money in SAR. */
export interface PrivateOfferWire {
  _id: string
  state: OfferState
  service: LocalizedName & { _id: string }
  dates: FreeStay
  party: Party
  units: number
  /** for all nights or hours and units; add-ons are beside it */
  price: number
  /** what the guest would have paid for them when it was sent */
  usual: number
  /** at their own prices, beside that */
  items: OfferItemWire[]
  /** an option: the dates are held for the guest until it expires */
  holdsDates: boolean
  expiresAt: string
  /** the booking that used it */
  bookingId: string | null
}

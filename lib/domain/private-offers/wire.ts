import { boolean, type InferType, number, object, string } from 'yup'
import { datesFields, partyFields } from '@/lib/domain/booking/bodies'
import type { Party } from '@/lib/domain/booking/bookable'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import type { FreeStay } from '@/lib/domain/booking/wire'
import { ID } from '@/lib/domain/id'
import type { PaymentType, PricingMode } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { OFFER_HOURS, type OfferState } from './private-offer'

const MAX_SAR = 1_000_000

/** POST vender/conversations/{id}/offers. `clientId` is that of its message; `hours` are those of an hourly stay. */
export const privateOfferBody = object({
  clientId: string()
    .required()
    .matches(/^[\w-]{8,64}$/),
  serviceId: string().required().matches(ID),
  ...datesFields,
  hours: number().integer().min(1).max(MAX_HOURS),
  ...partyFields,
  /** in SAR, for all nights or hours and units */
  price: number()
    .required()
    .min(1)
    .max(MAX_SAR)
    .test('not_an_amount', (value) => value === undefined || toSar(fromSar(value)) === value),
  validHours: number().required().integer().min(1).max(OFFER_HOURS.most),
  /** the vendor means an unusual price */
  confirmed: boolean(),
})
  .noUnknown()
  .exact()
export type PrivateOfferBody = InferType<typeof privateOfferBody>

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
  expiresAt: string
  /** the booking that used it */
  bookingId: string | null
}

/** A listing that a vendor may offer. */
export interface OfferableListing extends LocalizedName {
  _id: string
  mode: PricingMode
  units: number
  paymentType: PaymentType
}

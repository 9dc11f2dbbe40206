import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import { Party } from '@/lib/contract/schemas/booking/bookable'
import { FreeStay } from '@/lib/contract/schemas/booking/wire'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { PAYMENT_TYPES, PRICING_MODES } from '@/lib/domain/listing/vocabulary'
import type * as offerRequest from '@/lib/domain/private-offers/offer-request'
import { EVENT_OCCASIONS } from '@/lib/domain/private-offers/offer-request'
import { OFFER_STATES } from '@/lib/domain/private-offers/private-offer'
import type * as wire from '@/lib/domain/private-offers/wire'

export const PrivateOfferWire = is<wire.PrivateOfferWire>()(
  named('PrivateOfferWire', 'A private offer as both sides of its conversation read it; money in SAR.', {
    _id: Type.String(),
    state: oneOf(OFFER_STATES),
    service: Type.Object({ ...LocalizedName.properties, _id: Type.String() }),
    dates: FreeStay,
    party: Party,
    units: Type.Number(),
    price: Type.Number({ description: 'for all nights or hours and units; add-ons are beside it' }),
    usual: Type.Number({ description: 'what the guest would have paid for them when it was sent' }),
    items: Type.Array(
      Type.Object({
        name: Type.String(),
        quantity: Type.Number(),
        price: Type.Number({ description: 'for one' }),
      }),
      { description: 'at their own prices, beside that' },
    ),
    holdsDates: Type.Boolean({ description: 'an option: the dates are held for the guest until it expires' }),
    expiresAt: Type.String(),
    bookingId: nullable(Type.String(), { description: 'the booking that used it' }),
  }),
)

export const OfferableListing = named('OfferableListing', 'A listing that a vendor may offer.', {
  ...LocalizedName.properties,
  _id: Type.String(),
  mode: oneOf(PRICING_MODES),
  units: Type.Number(),
  paymentType: oneOf(PAYMENT_TYPES),
})
export type OfferableListing = Static<typeof OfferableListing>

export const OfferRequest = is<offerRequest.OfferRequest>()(
  named('OfferRequest', 'What a family wants of a hall.', {
    day: Type.String(),
    men: Type.Number(),
    women: Type.Number(),
    occasion: oneOf(EVENT_OCCASIONS),
    wishes: Type.String(),
  }),
)

export const OfferableListings = Type.Object(
  {
    data: Type.Array(OfferableListing),
    request: nullable(OfferRequest, { description: 'what the guest of the conversation asked for last' }),
  },
  { title: 'OfferableListings' },
)

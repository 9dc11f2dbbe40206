import { Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf } from '@/lib/contract/schema'
import type * as offers from '@/lib/domain/private-offers/private-offer'
import { OFFER_REFUSALS } from '@/lib/domain/private-offers/private-offer'

export const QuoteOfferWire = is<offers.QuoteOfferWire>()(
  named(
    'QuoteOfferWire',
    'What a quote says of the offer that was named; with a refusal the price is the usual one.',
    {
      _id: Type.String(),
      refusal: nullable(oneOf(OFFER_REFUSALS)),
      holdsDates: Type.Optional(Type.Literal(true)),
    },
  ),
)

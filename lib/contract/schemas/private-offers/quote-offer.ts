import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as offers from '@/lib/domain/private-offers/private-offer'
import { OFFER_REFUSALS } from '@/lib/domain/private-offers/private-offer'

export const QuoteOfferWire = is<offers.QuoteOfferWire>()(
  Type.Object(
    {
      _id: Type.String(),
      refusal: nullable(oneOf(OFFER_REFUSALS)),
      holdsDates: Type.Optional(Type.Literal(true)),
    },
    {
      title: 'QuoteOfferWire',
      description:
        'What a quote says of the offer that was named; with a refusal the price is the usual one.',
    },
  ),
)

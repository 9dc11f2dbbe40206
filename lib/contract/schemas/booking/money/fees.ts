import { Type } from '@sinclair/typebox'
import { is, named, oneOf } from '@/lib/contract/schema'
import type * as fees from '@/lib/domain/booking/money/fees'
import { FEE_CHARGES, FEE_KINDS } from '@/lib/domain/booking/money/fees'

export const Fee = is<fees.Fee>()(
  named('Fee', 'A fee of a listing, at most one of a kind.', {
    kind: oneOf(FEE_KINDS),
    priceHalalas: Type.Number(),
    threshold: Type.Number({
      description:
        'guests of one unit whom the price of the stay covers, or the most half hours or hours that are sold; 0 for a kind that counts none',
    }),
    charged: oneOf(FEE_CHARGES),
  }),
)

const { priceHalalas: _price, ...terms } = Fee.properties

export const FeeWire = is<fees.FeeWire>()(
  named('FeeWire', 'A fee of a listing in SAR.', { ...terms, price: Type.Number() }),
)

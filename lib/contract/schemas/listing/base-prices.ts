import { Type } from '@sinclair/typebox'
import { is, mapOf } from '@/lib/contract/schema'
import type * as basePrices from '@/lib/domain/listing/base-prices'

export const BasePricesWire = is<basePrices.BasePricesWire>()(
  Type.Object(
    { price: mapOf<string>()(Type.Number()) },
    {
      title: 'BasePricesWire',
      description: 'SAR by the names of the payload: prices of days, or of an hour where hours are sold.',
    },
  ),
)

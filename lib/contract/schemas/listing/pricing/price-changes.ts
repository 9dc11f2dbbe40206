import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as priceChanges from '@/lib/domain/listing/pricing/price-changes'
import { WEEKDAYS } from '@/lib/domain/time/days'

export const PriceChange = is<priceChanges.PriceChange>()(
  Type.Object(
    {
      weekdays: Type.Optional(Type.Array(oneOf(WEEKDAYS))),
      from: Type.Optional(Type.String()),
      to: Type.Optional(Type.String()),
      before: nullable(Type.Number()),
      after: nullable(Type.Number()),
    },
    {
      title: 'PriceChange',
      description:
        'A change of one price in SAR; null where it is not sold. It is of these weekdays, of these days (both included), or,\nwith neither, of an hour.',
    },
  ),
)

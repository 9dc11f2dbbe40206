import { Type } from '@sinclair/typebox'
import { fullRecord, is, nullable, titled } from '@/lib/contract/schema'
import type * as week from '@/lib/domain/listing/pricing/week'
import { PRICE_ROWS } from '@/lib/domain/listing/pricing/week'

export const PriceRow = is<week.PriceRow>()(
  Type.Object(
    { isTicked: Type.Boolean(), price: nullable(Type.Number()) },
    {
      title: 'PriceRow',
      description: 'One row: its checkbox and its price in halalas, null while nothing is typed.',
    },
  ),
)

export const Week = is<week.Week>()(titled(fullRecord(PRICE_ROWS, PriceRow), 'Week'))

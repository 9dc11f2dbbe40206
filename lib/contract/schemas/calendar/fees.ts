import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { FeeWire } from '@/lib/contract/schemas/booking/money/fees'
import type * as fees from '@/lib/domain/calendar/fees'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const FeesWire = is<fees.FeesWire>()(
  Type.Object(
    {
      version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
      mode: oneOf(PRICING_MODES),
      fees: Type.Array(FeeWire),
    },
    { title: 'FeesWire', description: 'what a listing costs beside its nights or hours.' },
  ),
)

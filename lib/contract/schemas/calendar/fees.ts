import { type Static, Type } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { FeeWire } from '@/lib/contract/schemas/booking/money/fees'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const FeesWire = named('FeesWire', 'what a listing costs beside its nights or hours.', {
  version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
  mode: oneOf(PRICING_MODES),
  fees: Type.Array(FeeWire),
})
export type FeesWire = Static<typeof FeesWire>

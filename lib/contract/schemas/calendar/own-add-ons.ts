import { type Static, Type } from '@sinclair/typebox'
import { named, oneOf } from '@/lib/contract/schema'
import { OwnAddOnWire } from '@/lib/contract/schemas/booking/money/own-add-ons'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const OwnAddOnsWire = named(
  'OwnAddOnsWire',
  'what a vendor sells beside the stay, under names of their own.',
  {
    version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
    mode: oneOf(PRICING_MODES),
    ownAddOns: Type.Array(OwnAddOnWire),
  },
)
export type OwnAddOnsWire = Static<typeof OwnAddOnsWire>

import { Type } from '@sinclair/typebox'
import { is, oneOf } from '@/lib/contract/schema'
import { OwnAddOnWire } from '@/lib/contract/schemas/booking/money/own-add-ons'
import type * as ownAddOns from '@/lib/domain/calendar/own-add-ons'
import { PRICING_MODES } from '@/lib/domain/listing/vocabulary'

export const OwnAddOnsWire = is<ownAddOns.OwnAddOnsWire>()(
  Type.Object(
    {
      version: Type.Number({ description: 'grows with each change, which names the one that it changes' }),
      mode: oneOf(PRICING_MODES),
      ownAddOns: Type.Array(OwnAddOnWire),
    },
    {
      title: 'OwnAddOnsWire',
      description: 'what a vendor sells beside the stay, under names of their own.',
    },
  ),
)

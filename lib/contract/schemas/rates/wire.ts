import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { RATE_KINDS, RATE_STATES } from '@/lib/domain/rates/rates'
import type * as wire from '@/lib/domain/rates/wire'

export const RateWire = is<wire.RateWire>()(
  Type.Object(
    {
      _id: Type.String(),
      kind: oneOf(RATE_KINDS),
      percent: Type.Number(),
      holdsFrom: nullable(Type.String(), {
        description: 'null: from the beginning, until the first rate was added',
      }),
      state: oneOf(RATE_STATES),
      reason: nullable(Type.String()),
      by: nullable(LocalizedName, { description: 'who added it and when; null where it was carried over' }),
      createdAt: nullable(Type.String()),
    },
    { title: 'RateWire', description: 'A rate as admins read it.' },
  ),
)

export const RateListWire = is<wire.RateListWire>()(
  Type.Object(
    { data: Type.Array(RateWire), earliest: Type.String() },
    {
      title: 'RateListWire',
      description:
        'GET admin/rates: the latest day first; `earliest` is the first day from which another rate can hold.',
    },
  ),
)

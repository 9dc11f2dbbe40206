import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { RATE_KINDS, RATE_STATES } from '@/lib/domain/rates/rates'

export const RateWire = named('RateWire', 'A rate as admins read it.', {
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
})
export type RateWire = Static<typeof RateWire>

export const RateListWire = named(
  'RateListWire',
  'GET admin/rates: the latest day first; `earliest` is the first day from which another rate can hold.',
  { data: Type.Array(RateWire), earliest: Type.String() },
)
export type RateListWire = Static<typeof RateListWire>

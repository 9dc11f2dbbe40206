import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { STEPS } from '@/lib/domain/listing/steps'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { Draft } from './draft'

export const DraftCard = named('DraftCard', 'A listing draft in a list.', {
  ...LocalizedName.properties,
  _id: Type.String(),
  type: oneOf(PROPERTY_TYPES),
  step: oneOf(STEPS.map(({ id }) => id)),
  image: nullable(Type.String()),
  updatedAt: Type.String(),
  device: nullable(Type.String(), {
    description: 'browser and system of the last save: `Chrome, Android`; null when unknown',
  }),
})
export type DraftCard = Static<typeof DraftCard>

export const DraftWire = Type.Object({ ...DraftCard.properties, draft: Draft }, { title: 'DraftWire' })
export type DraftWire = Static<typeof DraftWire>

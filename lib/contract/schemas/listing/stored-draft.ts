import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { STEPS } from '@/lib/domain/listing/steps'
import type * as storedDraft from '@/lib/domain/listing/stored-draft'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { Draft } from './draft'

export const DraftCard = is<storedDraft.DraftCard>()(
  Type.Object(
    {
      ...LocalizedName.properties,
      _id: Type.String(),
      type: oneOf(PROPERTY_TYPES),
      step: oneOf(STEPS.map(({ id }) => id)),
      image: nullable(Type.String()),
      updatedAt: Type.String(),
      device: nullable(Type.String(), {
        description: 'browser and system of the last save: `Chrome, Android`; null when unknown',
      }),
    },
    { title: 'DraftCard', description: 'A listing draft in a list.' },
  ),
)

export const DraftWire = is<storedDraft.DraftWire>()(
  Type.Object({ ...DraftCard.properties, draft: Draft }, { title: 'DraftWire' }),
)

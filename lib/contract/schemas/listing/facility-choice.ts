import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as facilityChoice from '@/lib/domain/listing/facility-choice'

export const ListingFacility = is<facilityChoice.ListingFacility>()(
  Type.Object(
    {
      id: Type.String(),
      name: Bilingual,
      group: Bilingual,
      groupImage: nullable(Type.String()),
      image: nullable(Type.String()),
      count: nullable(Type.Number()),
    },
    {
      title: 'ListingFacility',
      description: 'One ticked facility; `count` only where the facility is counted.',
    },
  ),
)

export const PickedFacility = is<facilityChoice.PickedFacility>()(
  Type.Object(
    { ...ListingFacility.properties, isCounted: Type.Boolean() },
    {
      title: 'PickedFacility',
      description: 'A ticked facility; `count` is null where it is not counted or not yet typed.',
    },
  ),
)

import { Type } from '@sinclair/typebox'
import { is, named, nullable } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as facilityChoice from '@/lib/domain/listing/facility-choice'

export const ListingFacility = is<facilityChoice.ListingFacility>()(
  named('ListingFacility', 'One ticked facility; `count` only where the facility is counted.', {
    id: Type.String(),
    name: Bilingual,
    group: Bilingual,
    groupImage: nullable(Type.String()),
    image: nullable(Type.String()),
    count: nullable(Type.Number()),
  }),
)

export const PickedFacility = is<facilityChoice.PickedFacility>()(
  named('PickedFacility', 'A ticked facility; `count` is null where it is not counted or not yet typed.', {
    ...ListingFacility.properties,
    isCounted: Type.Boolean(),
  }),
)

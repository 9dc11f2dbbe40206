import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as roomTypes from '@/lib/domain/listing/room-types'
import { VendorListingCard } from './vendor-listing'

export const VendorRoomTypesWire = is<roomTypes.VendorRoomTypesWire>()(
  Type.Object(
    { property: Type.String(), data: Type.Array(VendorListingCard) },
    {
      title: 'VendorRoomTypesWire',
      description: 'the room types of a property, itself first, in every state.',
    },
  ),
)

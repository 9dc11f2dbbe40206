import { Type } from '@sinclair/typebox'
import { oneOf } from '@/lib/contract/schema'

export const ListingStateWire = Type.Object(
  { _id: Type.String(), status: oneOf(['live', 'paused']) },
  { title: 'ListingStateWire' },
)

import { Type } from '@sinclair/typebox'
import { nullable, oneOf } from '@/lib/contract/schema'

export const StaleVendor = Type.Object(
  {
    version: Type.Number(),
    state: oneOf(['waiting', 'approved', 'rejected']),
    isSuspended: Type.Boolean(),
    decidedAt: nullable(Type.String()),
  },
  { title: 'StaleVendor' },
)

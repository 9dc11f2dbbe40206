import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as push from '@/lib/domain/notifications/push'

export const PushKeyWire = is<push.PushKeyWire>()(
  Type.Object({ publicKey: Type.String() }, { title: 'PushKeyWire', description: 'GET user/push.' }),
)

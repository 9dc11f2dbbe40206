import { type Static, Type } from '@sinclair/typebox'
import { named } from '@/lib/contract/schema'

export const PushKeyWire = named('PushKeyWire', 'GET user/push.', { publicKey: Type.String() })
export type PushKeyWire = Static<typeof PushKeyWire>

import { type Static, Type } from '@sinclair/typebox'
import { named, nullable } from '@/lib/contract/schema'

export const PhoneChangeWire = named(
  'PhoneChangeWire',
  'GET user/phone-change: the change that waits for its day; null where none does.',
  { change: nullable(Type.Object({ phone: Type.String(), dueAt: Type.String() })) },
)
export type PhoneChangeWire = Static<typeof PhoneChangeWire>

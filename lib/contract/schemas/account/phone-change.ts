import { Type } from '@sinclair/typebox'
import { is, nullable } from '@/lib/contract/schema'
import type * as phoneChange from '@/lib/domain/account/phone-change'

export const PhoneChangeWire = is<phoneChange.PhoneChangeWire>()(
  Type.Object(
    { change: nullable(Type.Object({ phone: Type.String(), dueAt: Type.String() })) },
    {
      title: 'PhoneChangeWire',
      description: 'GET user/phone-change: the change that waits for its day; null where none does.',
    },
  ),
)

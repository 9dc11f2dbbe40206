import { type Static, Type } from '@sinclair/typebox'
import { keyOf, mapOf, named } from '@/lib/contract/schema'
import { NOTIFICATIONS } from '@/lib/domain/notifications/notification'

export const NotificationWire = named(
  'NotificationWire',
  'A notification as its recipient reads it (contract.md, GET vendor/notification).',
  {
    _id: Type.String(),
    type: keyOf(NOTIFICATIONS),
    title: Type.String(),
    description: Type.String(),
    read: Type.Boolean(),
    createdAt: Type.String(),
    data: mapOf<string>()(Type.Union([Type.String(), Type.Number()])),
  },
)
export type NotificationWire = Static<typeof NotificationWire>

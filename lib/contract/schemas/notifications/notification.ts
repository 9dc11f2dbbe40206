import { Type } from '@sinclair/typebox'
import { is, keyOf, mapOf } from '@/lib/contract/schema'
import type * as notification from '@/lib/domain/notifications/notification'
import { NOTIFICATIONS } from '@/lib/domain/notifications/notification'

export const NotificationWire = is<notification.NotificationWire>()(
  Type.Object(
    {
      _id: Type.String(),
      type: keyOf(NOTIFICATIONS),
      title: Type.String(),
      description: Type.String(),
      read: Type.Boolean(),
      createdAt: Type.String(),
      data: mapOf<string>()(Type.Union([Type.String(), Type.Number()])),
    },
    {
      title: 'NotificationWire',
      description: 'A notification as its recipient reads it (contract.md, GET vendor/notification).',
    },
  ),
)

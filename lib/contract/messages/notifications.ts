import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { ChannelsWire } from '@/lib/contract/schemas/notifications/channels'
import { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { PushKeyWire } from '@/lib/contract/schemas/notifications/push'
import { channelsBody } from '@/lib/domain/notifications/channels'
import { pushBody, pushEndBody } from '@/lib/domain/notifications/push'

export const notificationsRoutes = {
  'GET /vendor/notification': { access: 'user', answer: Type.Array(NotificationWire) },
  'GET /vendor/read-notification/:id': {
    access: 'user',
    changesState: true,
    params: idParam,
    answer: Type.Object({ read: Type.Boolean() }),
  },
  'POST /vendor/read-notifications': { access: 'user' },
  'GET /user/channels': { access: 'user', answer: ChannelsWire },
  'PUT /user/channels': { access: 'user', body: channelsBody, answer: ChannelsWire },
  'GET /user/push': { access: 'user', answer: PushKeyWire },
  'PUT /user/push': { access: 'user', body: pushBody },
  'DELETE /user/push': { access: 'user', body: pushEndBody },
} as const satisfies Routes

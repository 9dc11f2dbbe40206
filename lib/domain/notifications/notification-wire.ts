import type { NotificationType } from './notification'

/** A notification as its recipient reads it (contract.md, GET vender/notification). */
export interface NotificationWire {
  _id: string
  type: NotificationType
  title: string
  description: string
  read: boolean
  createdAt: string
  data: Record<string, string | number>
}

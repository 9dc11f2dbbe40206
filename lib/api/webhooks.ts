import type { NewWebhookWire, WebhookBody } from '@/lib/domain/webhooks/webhook'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const WEBHOOKS_PATH = `${VENDOR_PATH}/webhooks`
const one = (id: string) => `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`

export const createWebhook = (body: WebhookBody) => http.send<NewWebhookWire>('post', WEBHOOKS_PATH, body)
export const deleteWebhook = (id: string) => http.send<void>('delete', one(id))
export const sendTestWebhook = (id: string) => http.send<void>('post', `${one(id)}/test`, {})
export const sendDeliveryAgain = (id: string) =>
  http.send<void>('post', `${VENDOR_PATH}/webhook-deliveries/${encodeURIComponent(id)}/again`, {})

import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { DELIVERED_EVENTS, DELIVERY_STATES, WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook'

export const DeliveryWire = Type.Object(
  {
    _id: Type.String(),
    event: oneOf(DELIVERED_EVENTS),
    state: oneOf(DELIVERY_STATES),
    attempts: Type.Number(),
    lastStatus: nullable(Type.Number(), { description: 'the status of the last answer; null without one' }),
    createdAt: Type.String(),
    lastTriedAt: nullable(Type.String()),
  },
  { title: 'DeliveryWire' },
)
export type DeliveryWire = Static<typeof DeliveryWire>

export const NewWebhookWire = named('NewWebhookWire', 'The only answer that holds the secret.', {
  _id: Type.String(),
  secret: Type.String(),
})
export type NewWebhookWire = Static<typeof NewWebhookWire>

export const WebhookWire = Type.Object(
  {
    _id: Type.String(),
    url: Type.String(),
    events: Type.Array(oneOf(WEBHOOK_EVENTS)),
    disabledAt: nullable(Type.String(), {
      description: 'after long failure; a delivery that succeeds, such as a test, ends it',
    }),
    createdAt: Type.String(),
    deliveries: Type.Array(DeliveryWire, { description: 'the newest first' }),
  },
  { title: 'WebhookWire' },
)
export type WebhookWire = Static<typeof WebhookWire>

export const WebhookListWire = Type.Object({ data: Type.Array(WebhookWire) }, { title: 'WebhookListWire' })
export type WebhookListWire = Static<typeof WebhookListWire>

import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import type * as webhook from '@/lib/domain/webhooks/webhook'
import { DELIVERED_EVENTS, DELIVERY_STATES, WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook'

export const DeliveryWire = is<webhook.DeliveryWire>()(
  Type.Object(
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
  ),
)

export const NewWebhookWire = is<webhook.NewWebhookWire>()(
  Type.Object(
    { _id: Type.String(), secret: Type.String() },
    { title: 'NewWebhookWire', description: 'The only answer that holds the secret.' },
  ),
)

export const WebhookWire = is<webhook.WebhookWire>()(
  Type.Object(
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
  ),
)

export const WebhookListWire = is<webhook.WebhookListWire>()(
  Type.Object({ data: Type.Array(WebhookWire) }, { title: 'WebhookListWire' }),
)

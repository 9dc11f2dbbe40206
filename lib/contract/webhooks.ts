import { webhookBody } from '@/lib/domain/webhooks/webhook'
import { idParam } from './inputs'
import type { Routes } from './route'
import { NewWebhookWire, WebhookListWire } from './schemas/webhooks/webhook'

export const webhooksRoutes = {
  'GET /vendor/webhooks': { access: 'vendor', action: 'manageKeys', answer: WebhookListWire },
  'POST /vendor/webhooks': {
    access: 'vendor',
    action: 'manageKeys',
    proof: 'webhook',
    body: webhookBody,
    status: 201,
    answer: NewWebhookWire,
    errors: ['too_many_webhooks'],
  },
  'POST /vendor/webhooks/:id/test': {
    access: 'vendor',
    action: 'manageKeys',
    use: 'webhookTest',
    params: idParam,
  },
  'POST /vendor/webhook-deliveries/:id/again': {
    access: 'vendor',
    action: 'manageKeys',
    use: 'webhookTest',
    params: idParam,
  },
  'DELETE /vendor/webhooks/:id': { access: 'vendor', action: 'manageKeys', params: idParam },
} as const satisfies Routes

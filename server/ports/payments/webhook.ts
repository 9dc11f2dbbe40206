import { createHash, timingSafeEqual } from 'node:crypto'

/** The events of payments; the provider spells a failure in two ways (docs.moyasar.com, Webhook Reference). */
export const PAYMENT_EVENTS = [
  'payment_paid',
  'payment_faild',
  'payment_failed',
  'payment_authorized',
  'payment_captured',
  'payment_refunded',
  'payment_voided',
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * The payment that a webhook names, when its `secret_token` is ours (docs.moyasar.com, Webhook Reference). Both sides are
 * hashed, so that the comparison takes the same time for every secret and length.
 */
export function readSignedWebhook(body: unknown, secret: string): string | null {
  const { secret_token: token, data } = (body ?? {}) as { secret_token?: unknown; data?: { id?: unknown } }
  if (typeof token !== 'string' || !timingSafeEqual(digestOf(token), digestOf(secret))) return null
  return typeof data?.id === 'string' ? data.id : null
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

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

/** What a webhook says of a payment; null where it says nothing. Only the provider's own answer is believed. */
export interface Announcement {
  providerId: string
  amountHalalas: number | null
  currency: string | null
}

/**
 * The payment that a webhook names, when its `secret_token` is ours (docs.moyasar.com, Webhook Reference). Both sides are
 * hashed, so that the comparison takes the same time for every secret and length.
 */
export function readSignedWebhook(body: unknown, secret: string): Announcement | null {
  const { secret_token: token, data } = (body ?? {}) as { secret_token?: unknown; data?: WebhookData }
  if (typeof token !== 'string' || !timingSafeEqual(digestOf(token), digestOf(secret))) return null
  if (typeof data?.id !== 'string') return null
  const { id, amount, currency } = data
  return {
    providerId: id,
    amountHalalas: typeof amount === 'number' ? amount : null,
    currency: typeof currency === 'string' ? currency : null,
  }
}

type WebhookData = Record<'id' | 'amount' | 'currency', unknown>

const digestOf = (text: string) => createHash('sha256').update(text).digest()

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
/** The provider has transferred a settlement (docs.moyasar.com, Settlement Notification). */
export const SETTLEMENT_EVENT = 'balance_transferred'

/** What a webhook says of a payment or a settlement; null where it says nothing. Only the provider's own answer is believed. */
export interface Announcement {
  about: 'payment' | 'settlement'
  providerId: string
  amountHalalas: number | null
  currency: string | null
}

/**
 * What a webhook names, when its `secret_token` is ours (docs.moyasar.com, Webhook Reference). Both sides are
 * hashed, so that the comparison takes the same time for every secret and length.
 */
export function readSignedWebhook(body: unknown, secret: string): Announcement | null {
  const { type, secret_token: token, data } = (body ?? {}) as Webhook
  if (typeof token !== 'string' || !timingSafeEqual(digestOf(token), digestOf(secret))) return null
  if (typeof data?.id !== 'string') return null
  const { id, amount, currency } = data
  return {
    about: type === SETTLEMENT_EVENT ? 'settlement' : 'payment',
    providerId: id,
    amountHalalas: typeof amount === 'number' ? amount : null,
    currency: typeof currency === 'string' ? currency : null,
  }
}

interface Webhook {
  type?: unknown
  secret_token?: unknown
  data?: Record<'id' | 'amount' | 'currency', unknown>
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

import type { BookingEvent } from './transitions'

/** An attempt to pay: opened at the provider, then captured or not; captured money can be refunded. */
export const PAYMENT_STATES = ['initiated', 'paid', 'failed', 'refunded', 'voided'] as const

/** What an attempt pays: the amount that confirms the booking, what is left of it before arrival, or the difference to dearer dates. */
export const PAYMENT_PURPOSES = ['due_now', 'rest', 'difference'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]
/** `share`: one part of a payment that is split between friends. */
export const ATTEMPT_PURPOSES = [...PAYMENT_PURPOSES, 'share'] as const

/** The step of the booking that each causes. */
export const PAYING_EVENTS = {
  due_now: 'pay',
  rest: 'pay_rest',
  difference: 'pay_difference',
} as const satisfies Record<PaymentPurpose, BookingEvent>

/** As many declined attempts in so many minutes are followed by a pause: by booking or share, by payer and by card. */
export const DECLINES = { max: 5, minutes: 15 }

/**
 * Why a payment was declined: too little money, an expired card, not confirmed at the bank, or anything else. Of a wallet
 * besides: a wrong or expired code, a number without a wallet that can pay, above what it may pay, or a pause of its own.
 */
export const DECLINE_REASONS = [
  'funds',
  'expired',
  'unconfirmed',
  'code',
  'wallet',
  'limit',
  'too_soon',
  'other',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

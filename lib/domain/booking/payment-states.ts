/** An attempt to pay: opened at the provider, then captured or not; captured money can be refunded. */
export const PAYMENT_STATES = ['initiated', 'paid', 'failed', 'refunded', 'voided'] as const

/** Why a payment was declined: too little money, an expired card, not confirmed at the bank, or anything else. */
export const DECLINE_REASONS = ['funds', 'expired', 'unconfirmed', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** A transfer of a vendor's earnings. */
export const PAYOUT_STATES = ['pending', 'sent', 'done', 'failed'] as const

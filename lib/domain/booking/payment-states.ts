/** An attempt to pay: opened at the provider, then captured or not; captured money can be refunded. */
export const PAYMENT_STATES = ['initiated', 'paid', 'failed', 'refunded', 'voided'] as const

/** A transfer of a vendor's earnings. */
export const PAYOUT_STATES = ['pending', 'sent', 'done', 'failed'] as const

/** An attempt to pay: opened at the provider, then captured or not; captured money can go back. */
export const PAYMENT_STATES = ['initiated', 'paid', 'failed', 'refunded', 'voided'] as const

/** A transfer of what a vendor has earned. */
export const PAYOUT_STATES = ['pending', 'sent', 'done', 'failed'] as const

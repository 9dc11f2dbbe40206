import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods'

/** What becomes of a sandbox payment, chosen by the payer on the test page. */
export const SANDBOX_OUTCOMES = [
  'approved',
  'funds',
  'expired',
  'confirmed',
  'captured',
  'late',
  'silent',
  'unreturnable',
] as const
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

const OF_A_CARD = SANDBOX_OUTCOMES

/** The outcomes that each method offers; a wallet has no card that expires, and STC Pay always asks for its code. */
export const SANDBOX_CHOICES: Record<PaymentMethod, readonly SandboxOutcome[]> = {
  mada: OF_A_CARD,
  visa: OF_A_CARD,
  mastercard: OF_A_CARD,
  applepay: ['approved', 'funds', 'late', 'silent'],
  stcpay: ['confirmed', 'funds', 'late', 'silent'],
  samsungpay: ['approved', 'funds', 'late', 'silent'],
}

/** Our pages do not draw Samsung Pay, which apps alone may use. */
export const SANDBOX_METHODS = PAYMENT_METHODS.filter((method) => method !== 'samsungpay')

/** How long after the payer's choice a late answer comes. */
export const ANSWER_DELAY_SECONDS = 4

import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'

/** What the payer does next: choose, confirm at the bank, wait for it, or go back. */
export const SandboxStep = oneOf(['choose', 'confirm', 'wait', 'done'])
export type SandboxStep = Static<typeof SandboxStep>

export const SandboxPaymentWire = named(
  'SandboxPaymentWire',
  'GET payments/sandbox/{id}: a payment as its test page shows it; the amount in SAR.',
  {
    step: SandboxStep,
    amount: Type.Number(),
    description: Type.String(),
    method: nullable(oneOf(PAYMENT_METHODS)),
    returnPath: Type.String({ description: 'a path of this site, without its language' }),
  },
)
export type SandboxPaymentWire = Static<typeof SandboxPaymentWire>

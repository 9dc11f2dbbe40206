import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import type * as sandbox from '@/lib/domain/booking/money/sandbox'

export const SandboxStep = is<sandbox.SandboxStep>()(oneOf(['choose', 'confirm', 'wait', 'done']))

export const SandboxPaymentWire = is<sandbox.SandboxPaymentWire>()(
  Type.Object(
    {
      step: SandboxStep,
      amount: Type.Number(),
      description: Type.String(),
      method: nullable(oneOf(PAYMENT_METHODS)),
      returnPath: Type.String({ description: 'a path of this site, without its language' }),
    },
    {
      title: 'SandboxPaymentWire',
      description: 'GET payments/sandbox/{id}: a payment as its test page shows it; the amount in SAR.',
    },
  ),
)

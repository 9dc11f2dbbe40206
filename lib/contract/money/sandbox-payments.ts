import { boolean, string } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { SANDBOX_OUTCOMES } from '@/lib/domain/booking/money/sandbox'
import { exactObject } from '@/lib/domain/exact-object'

const chooseBody = exactObject({
  method: string().oneOf(PAYMENT_METHODS).required(),
  outcome: string().oneOf(SANDBOX_OUTCOMES).required(),
})

const confirmBody = exactObject({ confirmed: boolean().required() })

export const sandboxPaymentsRoutes = {
  'GET /payments/sandbox/:id': { access: 'public', params: idParam, answer: SandboxPaymentWire },
  'POST /payments/sandbox/:id/choose': {
    access: 'public',
    params: idParam,
    body: chooseBody,
    answer: SandboxPaymentWire,
  },
  'POST /payments/sandbox/:id/confirm': {
    access: 'public',
    params: idParam,
    body: confirmBody,
    answer: SandboxPaymentWire,
  },
  'POST /payments/sandbox/:id/cancel': { access: 'public', params: idParam, answer: SandboxPaymentWire },
} as const satisfies Routes

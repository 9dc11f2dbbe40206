import { http } from '@/lib/api/browser'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import type { SandboxOutcome, SandboxPaymentWire } from '@/lib/domain/booking/money/sandbox'

export const sandboxPaymentPath = (id: string) => `payments/sandbox/${encodeURIComponent(id)}`

export const chooseSandboxOutcome = (id: string, method: PaymentMethod, outcome: SandboxOutcome) =>
  http.send<SandboxPaymentWire>('post', `${sandboxPaymentPath(id)}/choose`, { method, outcome })
export const confirmSandboxPayment = (id: string, confirmed: boolean) =>
  http.send<SandboxPaymentWire>('post', `${sandboxPaymentPath(id)}/confirm`, { confirmed })
export const cancelSandboxPayment = (id: string) =>
  http.send<SandboxPaymentWire>('post', `${sandboxPaymentPath(id)}/cancel`)

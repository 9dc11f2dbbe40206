import type { PaymentMethod, PaymentWay } from '@/lib/domain/booking/money/payment-methods'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'

/** The part of a payment's source that is read (docs.moyasar.com, Payment Object). */
export interface MoyasarSource {
  type?: string
  company?: string | null
  message?: string | null
  response_code?: string | null
  transaction_url?: string | null
}

/** The source that starts a payment (docs.moyasar.com, Create Payment). */
export const SOURCE_OF: Record<PaymentWay, (source: string) => object> = {
  card: (token) => ({ type: 'token', token, '3ds': true, manual: false }),
  applepay: (token) => ({ type: 'applepay', token, manual: false }),
  samsungpay: (token) => ({ type: 'samsungpay', token, manual: false }),
  stcpay: (phone) => ({ type: 'stcpay', mobile: phone.replace(/^\+966/, '0') }),
}

const BRANDS: Record<string, PaymentMethod> = { mada: 'mada', visa: 'visa', master: 'mastercard' }
const WALLETS: Record<string, PaymentMethod> = {
  applepay: 'applepay',
  samsungpay: 'samsungpay',
  stcpay: 'stcpay',
}

/** The wallet, otherwise the brand of the card; null where neither is one that we know. */
export const methodOf = ({ type = '', company }: MoyasarSource): PaymentMethod | null =>
  WALLETS[type] ?? BRANDS[company ?? ''] ?? null

/** ISO 8583 response codes: 51 is too little money, 54 an expired card. */
const CODES: Record<string, DeclineReason> = { '51': 'funds', '54': 'expired' }

/** By the documented messages of cards and of STC Pay, the more exact ones first. */
const MESSAGES: readonly (readonly [RegExp, DeclineReason])[] = [
  [/3-?D[ -]?S/i, 'unconfirmed'],
  [/\bOTP attempts\b|Please wait \d+ seconds/i, 'too_soon'],
  [/\bOTP\b/i, 'code'],
  [/not registered|update your information|account status is invalid/i, 'wallet'],
  [/limit|maximum allowed transaction/i, 'limit'],
  [/INSUFFICIENT/i, 'funds'],
  [/EXPIRED/i, 'expired'],
]

export function declineReasonOf(source: MoyasarSource | undefined): DeclineReason {
  const message = source?.message ?? ''
  const [, reason] = MESSAGES.find(([pattern]) => pattern.test(message)) ?? []
  return reason ?? CODES[source?.response_code ?? ''] ?? 'other'
}

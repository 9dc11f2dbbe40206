import { randomUUID } from 'node:crypto'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { PaymentOrder, PaymentReport, PaymentStatus, PaymentsPort } from './port'
import { readSignedWebhook } from './webhook'

/** Below the time that a call of our api may take. */
const TIMEOUT_MS = 15_000

export interface MoyasarSettings {
  url: string
  publishableKey: string
  secretKey: string
  webhookSecret: string
  /** the origin to which payers return */
  publicOrigin: string
  timeoutMs?: number
}

/** The part of a payment that is read (docs.moyasar.com, Payment Object); amounts in halalas. */
interface MoyasarPayment {
  id: string
  status: string
  amount: number
  currency: string
  refunded: number
  /** what our order named; a payment of another shop on the account has its own, or none */
  metadata?: { site?: unknown } | null
  source?: { message?: string | null; response_code?: string | null; transaction_url?: string | null }
}

interface Answer {
  status: number
  payment: MoyasarPayment | null
}

/**
 * Moyasar (docs.moyasar.com/api): Basic auth with the secret key, `given_id` becomes the payment's id. An answer that is
 * lost is not repeated blindly: the payment is read by its id, because a second creation is refused.
 */
export function moyasarPayments(settings: MoyasarSettings): PaymentsPort {
  const { publishableKey, webhookSecret, publicOrigin } = settings
  const { call, read, find, change } = moyasarCalls(settings)

  return {
    provider: 'moyasar',
    methods: ['mada', 'visa', 'mastercard'],
    cardForm: { tokensUrl: `${settings.url}/v1/tokens`, publishableKey },
    newProviderId: randomUUID,
    find,
    start: async (order) => {
      // A retry after a lost answer: a payment that exists is never created again.
      const { status, payment } = await call('POST', '', creationOf(order, publicOrigin))
      const made = payment ? reportOf(payment, publicOrigin) : await find(order.providerId)
      return made ?? refused(order, status)
    },
    capture: async (id, amountHalalas) => {
      const report = await change(id, 'capture', { amount: amountHalalas })
      if (!report) throw failure(404)
      return report
    },
    // Moyasar voids a captured payment as well, and knows no end for one that waits for its payer.
    void: async (id) => {
      const report = await find(id)
      return report?.status === 'authorized' ? change(id, 'void') : report
    },
    refund: async ({ providerId, amountHalalas, refundedBeforeHalalas }) => {
      const wanted = refundedBeforeHalalas + amountHalalas
      const before = await read(providerId)
      if (!before) return false
      if (before.refunded >= wanted) return true
      const { payment } = await call('POST', `/${encodeURIComponent(providerId)}/refund`, {
        amount: amountHalalas,
      })
      return ((payment ?? (await read(providerId)))?.refunded ?? 0) >= wanted
    },
    readWebhook: (body) => readSignedWebhook(body, webhookSecret),
  }
}

/** The calls to payments, each with the key of the shop. */
function moyasarCalls({ url, secretKey, publicOrigin, timeoutMs = TIMEOUT_MS }: MoyasarSettings) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  }

  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/v1/payments${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status === 429 || response.status >= 500) throw failure(response.status)
    if (response.status === 401 || response.status === 403) throw failure(response.status)
    const payment = response.ok ? ((await response.json()) as MoyasarPayment) : null
    return { status: response.status, payment }
  }
  const read = async (id: string) => {
    const { status, payment } = await call('GET', `/${encodeURIComponent(id)}`)
    if (!payment && status !== 404) throw failure(status)
    return payment
  }
  const find = async (id: string) => {
    const payment = await read(id)
    return payment && reportOf(payment, publicOrigin)
  }
  const change = async (id: string, verb: 'capture' | 'void', body?: object) => {
    const { payment } = await call('POST', `/${encodeURIComponent(id)}/${verb}`, body)
    return payment ? reportOf(payment, publicOrigin) : find(id)
  }

  return { call, read, find, change }
}

const failure = (status: number) => new Error(`moyasar answered ${status}`)

function creationOf(order: PaymentOrder, publicOrigin: string) {
  const { providerId, amountHalalas, description, returnPath, language, source } = order
  if (!source) throw new Error('moyasar takes no payment without a token of its form')
  return {
    given_id: providerId,
    amount: amountHalalas,
    currency: 'SAR',
    description,
    metadata: { booking: description, site: publicOrigin },
    callback_url: `${publicOrigin}${language === 'en' ? '/en' : ''}${returnPath}`,
    source: { type: 'token', token: source, '3ds': true, manual: false },
  }
}

/** Refused before a payment came to be, such as an unknown token: nothing was charged, and nothing will be. */
function refused({ providerId, amountHalalas }: PaymentOrder, status: number): PaymentReport {
  if (status !== 400 && status !== 404 && status !== 422) throw failure(status)
  const base = {
    providerId,
    amountHalalas,
    currency: 'SAR',
    refundedHalalas: 0,
    isOurs: true,
    actionUrl: null,
  }
  return { ...base, status: 'failed', declineReason: 'other' }
}

/** The documented statuses; `verified` is a saved card and no payment. A refund in parts leaves the rest paid. */
const STATUSES: Record<string, PaymentStatus> = {
  initiated: 'initiated',
  verified: 'initiated',
  authorized: 'authorized',
  paid: 'paid',
  captured: 'paid',
  failed: 'failed',
  voided: 'voided',
  refunded: 'refunded',
}

function reportOf(payment: MoyasarPayment, publicOrigin: string): PaymentReport {
  const { id, amount, currency, refunded, status, metadata, source } = payment
  const known = STATUSES[status]
  // Nothing is concluded from a word that is not documented.
  if (!known) throw new Error(`moyasar reported the unknown status ${JSON.stringify(status)}`)
  const isPartlyRefunded = known === 'refunded' && refunded > 0 && refunded < amount
  return {
    providerId: id,
    status: isPartlyRefunded ? 'paid' : known,
    amountHalalas: amount,
    currency,
    refundedHalalas: known === 'voided' ? amount : refunded,
    isOurs: metadata?.site === publicOrigin,
    actionUrl: known === 'initiated' ? (source?.transaction_url ?? null) : null,
    declineReason: known === 'failed' ? declineReasonOf(source) : null,
  }
}

/** ISO 8583 response codes: 51 is too little money, 54 an expired card. */
const REASONS: Record<string, DeclineReason> = { '51': 'funds', '54': 'expired' }

function declineReasonOf(source: MoyasarPayment['source']): DeclineReason {
  const message = source?.message ?? ''
  if (/3-?D[ -]?S/i.test(message)) return 'unconfirmed'
  if (/INSUFFICIENT/i.test(message)) return 'funds'
  if (/EXPIRED/i.test(message)) return 'expired'
  return REASONS[source?.response_code ?? ''] ?? 'other'
}

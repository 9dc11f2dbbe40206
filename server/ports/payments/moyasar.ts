import { randomUUID } from 'node:crypto'
import type { PaymentMethod, Wallet } from '@/lib/domain/booking/money/payment-methods'
import { moyasarSettlements } from './moyasar-settlements'
import { declineReasonOf, type MoyasarSource, methodOf, SOURCE_OF } from './moyasar-sources'
import type { PaymentOrder, PaymentReport, PaymentStatus, PaymentsPort } from './port'
import { readSignedWebhook } from './webhook'

/** As Apple's sheet names the shop; its domain is registered with the provider. */
const SHOP_NAME = 'Diyar'
/** Below the time that a call of our api may take. */
const TIMEOUT_MS = 15_000

export interface MoyasarSettings {
  url: string
  publishableKey: string
  secretKey: string
  webhookSecret: string
  /** the origin to which payers return */
  publicOrigin: string
  /** taken beside cards, each after its activation at the provider */
  wallets?: readonly Wallet[]
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
  source?: MoyasarSource
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
  const { publishableKey, webhookSecret, publicOrigin, wallets = [] } = settings
  const { call, read, find, change, confirmCode, applePaySession, get } = moyasarCalls(settings)

  return {
    provider: 'moyasar',
    methods: [...CARDS, ...wallets],
    cardForm: { tokensUrl: `${settings.url}/v1/tokens`, publishableKey },
    newProviderId: randomUUID,
    find,
    ...(wallets.includes('stcpay') ? { confirmCode } : {}),
    ...(wallets.includes('applepay') ? { applePaySession } : {}),
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
    settlements: moyasarSettlements(get),
    readWebhook: (body) => readSignedWebhook(body, webhookSecret),
  }
}

const CARDS = ['mada', 'visa', 'mastercard'] as const satisfies readonly PaymentMethod[]

/** The calls to payments, each with the key of the shop. */
function moyasarCalls(settings: MoyasarSettings) {
  const { url, secretKey, publishableKey, publicOrigin, timeoutMs = TIMEOUT_MS } = settings
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  }

  const send = async (method: 'GET' | 'POST', address: string, body?: object): Promise<Response> => {
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status === 429 || response.status >= 500) throw failure(response.status)
    if (response.status === 401 || response.status === 403) throw failure(response.status)
    return response
  }
  /** Any other object; null: 404. */
  const get = async (path: string): Promise<unknown> => {
    const response = await send('GET', `${url}/v1${path}`)
    if (response.ok) return response.json()
    if (response.status !== 404) throw failure(response.status)
    return null
  }
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await send(method, `${url}/v1/payments${path}`, body)
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

  // The address has a token of its own, and comes with the payment (docs.moyasar.com, STC Pay, Custom UI).
  const confirmCode = async (id: string, code: string) => {
    const { status, source } = (await read(id)) ?? {}
    if (status !== 'initiated' || !source?.transaction_url) return false
    const response = await send('POST', ownAddress(source.transaction_url, url), { otp_value: code })
    return response.ok
  }
  // With the provider's own certificate, for a domain that is registered with it (docs.moyasar.com, Web Registration).
  const applePaySession = async (validationUrl: string): Promise<unknown> => {
    const response = await send('POST', `${url}/v1/applepay/initiate`, {
      validation_url: validationUrl,
      display_name: SHOP_NAME,
      domain_name: new URL(publicOrigin).hostname,
      publishable_api_key: publishableKey,
    })
    return response.ok ? response.json() : null
  }

  return { call, read, find, change, confirmCode, applePaySession, get }
}

/** An address that an answer names gets our key only where it is the provider's. */
function ownAddress(address: string, url: string): string {
  const { origin, pathname } = new URL(address)
  if (origin === new URL(url).origin && pathname.startsWith('/v1/stc_pays/')) return address
  throw new Error('moyasar named an address for the code that is not its own')
}

const failure = (status: number) => new Error(`moyasar answered ${status}`)

function creationOf(order: PaymentOrder, publicOrigin: string) {
  const { providerId, amountHalalas, description, returnPath, language, source, way } = order
  if (!source) throw new Error('moyasar takes no payment without a source')
  return {
    given_id: providerId,
    amount: amountHalalas,
    currency: 'SAR',
    description,
    metadata: { booking: description, site: publicOrigin },
    callback_url: `${publicOrigin}${language === 'en' ? '/en' : ''}${returnPath}`,
    source: SOURCE_OF[way](source),
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
  const asksCode = known === 'initiated' && source?.type === 'stcpay'
  const isPartlyRefunded = known === 'refunded' && refunded > 0 && refunded < amount
  return {
    providerId: id,
    status: isPartlyRefunded ? 'paid' : known,
    amountHalalas: amount,
    currency,
    refundedHalalas: known === 'voided' ? amount : refunded,
    isOurs: metadata?.site === publicOrigin,
    actionUrl: known === 'initiated' && !asksCode ? (source?.transaction_url ?? null) : null,
    asksCode,
    method: source ? methodOf(source) : null,
    declineReason: known === 'failed' ? declineReasonOf(source) : null,
  }
}

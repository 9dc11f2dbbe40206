import { createHash } from 'node:crypto'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { PaymentWay } from '@/lib/domain/booking/money/payment-methods'
import { DomainError, issue } from '@/lib/domain/issues'
import type { PaymentsPort } from '@/server/ports/payments/port'

/** What pays an attempt; nothing of it is stored but its hash. */
export interface PayerSource {
  way: PaymentWay
  source: string | undefined
  /** an open attempt of the same source is given up, not joined */
  isAnew: boolean
}

interface Sent {
  way?: PaymentWay | undefined
  source?: string | undefined
  anew?: boolean | undefined
}

/** What the payer sent, where the provider takes it; a number in one form, so that it is the same attempt however it is typed. */
export function readSource(
  { methods }: Pick<PaymentsPort, 'methods'>,
  { way = 'card', source, anew = false }: Sent,
): PayerSource {
  if (way !== 'card' && !methods.includes(way)) {
    throw new DomainError('bad_request', { issues: [issue('way', 'one_of')] })
  }
  const known = way === 'stcpay' ? (normalisePhone(source ?? '') ?? undefined) : source
  return { way, source: known, isAnew: anew }
}

/** SHA-256 of a source: the same one is the same attempt. */
export function hashOf({ way, source = '' }: Pick<PayerSource, 'way' | 'source'>, payerId = ''): string {
  const parts = [payerId, way === 'card' ? '' : way, source].filter((one, i) => i === 2 || one !== '')
  return createHash('sha256').update(parts.join(' ')).digest('hex')
}

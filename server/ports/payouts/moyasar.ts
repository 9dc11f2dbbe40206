import { TRANSFER_STATES } from '@/lib/domain/payouts/payout'
import { latinName } from '@/lib/domain/text/latin-name'
import type { PayoutsPort, TransferOrder, TransferReport } from './port'

const TIMEOUT_MS = 15_000
/** Each page has the newest first; a transfer that was sent minutes ago is on the first ones. */
const MAX_PAGES = 20
/** The clocks of both sides may differ. */
const CLOCK_MARGIN_MS = 10 * 60_000

export interface MoyasarPayoutSettings {
  url: string
  secretKey: string
  /** the id of the payout account from which transfers are made */
  sourceId: string
  /** names our site in the metadata, because an account may serve several */
  publicOrigin: string
  timeoutMs?: number
}

/** The part of a payout that is read (docs.moyasar.com/api/payouts); amounts in halalas. */
interface MoyasarPayout {
  id: string
  sequence_number: string
  status: string
  amount: number
  currency: string
  destination: { iban?: string | null } | null
  failure_reason?: string | null
  message?: string | null
  created_at: string
  metadata?: { payout?: unknown; site?: unknown } | null
}

interface PayoutPage {
  payouts: MoyasarPayout[]
  meta: { next_page: number | null }
}

/**
 * Moyasar's Payouts (docs.moyasar.com/api/payouts): Basic auth with the secret key, amounts in halalas. The documents name
 * no idempotency of a creation, so a payout is found again by our metadata in the list before it is sent again.
 */
export function moyasarPayouts({
  url,
  secretKey,
  sourceId,
  publicOrigin,
  timeoutMs = TIMEOUT_MS,
}: MoyasarPayoutSettings): PayoutsPort {
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  }
  async function call<Answer>(path: string, body?: object): Promise<Answer | null> {
    const response = await fetch(`${url}/v1/payouts${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status === 404 && !body) return null
    if (!response.ok) throw new Error(`moyasar answered ${response.status} to a payout`)
    return (await response.json()) as Answer
  }
  const isOurs = ({ metadata }: MoyasarPayout, { payoutId }: TransferOrder) =>
    metadata?.payout === payoutId && metadata.site === publicOrigin

  async function search(order: TransferOrder, since: Date): Promise<MoyasarPayout | null> {
    const oldest = since.getTime() - CLOCK_MARGIN_MS
    for (let page: number | null = 1, read = 0; page !== null; read++) {
      // Whoever does not find it would send it twice.
      if (read === MAX_PAGES) throw new Error('the list of payouts at moyasar is too long to be searched')
      const list: PayoutPage | null = await call<PayoutPage>(`?page=${page}`)
      if (!Array.isArray(list?.payouts)) throw new Error('moyasar answered no list of payouts')
      const found = list.payouts.find((one) => isOurs(one, order))
      if (found) return found
      if (list.payouts.some(({ created_at }) => Date.parse(created_at) < oldest)) return null
      page = list.meta.next_page
    }
    return null
  }

  return {
    channel: 'moyasar',
    send: async (order) => {
      const made = await call<MoyasarPayout>('', {
        source_id: sourceId,
        sequence_number: String(order.sequence).padStart(16, '0'),
        amount: order.amountHalalas,
        purpose: 'payment_to_merchant',
        destination: {
          type: 'bank',
          iban: order.iban,
          name: latinName(order.holderName),
          mobile: order.mobile,
          country: 'SA',
          city: order.city,
        },
        comment: `DIYAR ${order.sequence}`,
        metadata: { payout: order.payoutId, site: publicOrigin },
      })
      if (!made) throw new Error('moyasar answered no payout')
      return reportOf(made, order)
    },
    find: async ({ providerId, createdAt, ...order }) => {
      const found = providerId
        ? await call<MoyasarPayout>(`/${encodeURIComponent(providerId)}`)
        : await search(order, createdAt)
      if (found && !isOurs(found, order)) throw new Error('moyasar reports the payout of another order')
      return found && reportOf(found, order)
    },
  }
}

/** Nothing is concluded from a word that is not documented, or from another transfer than was ordered. */
function reportOf(payout: MoyasarPayout, { amountHalalas, iban }: TransferOrder): TransferReport {
  const state = TRANSFER_STATES.find((one) => one === payout.status)
  if (!state) throw new Error(`moyasar reported the unknown status ${JSON.stringify(payout.status)}`)
  if (payout.amount !== amountHalalas || payout.currency !== 'SAR')
    throw new Error('moyasar reports another amount than was ordered')
  if (payout.destination?.iban !== iban) throw new Error('moyasar reports another account than was ordered')
  return { providerId: payout.id, state, reason: payout.failure_reason ?? payout.message ?? null }
}

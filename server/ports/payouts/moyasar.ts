import { TRANSFER_STATES } from '@/lib/domain/payouts/payout'
import { latinName } from '@/lib/domain/text/latin-name'
import type { PayoutsPort, TransferOrder, TransferReport } from './port'

const TIMEOUT_MS = 15_000
/** So that a provider that repeats a page ends nowhere. */
const MAX_PAGES = 1000

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
  metadata?: { payout?: unknown; site?: unknown } | null
}

interface PayoutPage {
  payouts: MoyasarPayout[]
  meta?: { next_page?: number | null }
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

  /** Reads the list to its end, because the documents name no order: whoever does not find a payout sends it again. */
  async function search(order: TransferOrder): Promise<MoyasarPayout | null> {
    let page = 1
    for (let read = 0; read < MAX_PAGES; read++) {
      const list: PayoutPage | null = await call<PayoutPage>(`?page=${page}`)
      const next = list?.meta?.next_page
      if (!Array.isArray(list?.payouts) || next === undefined)
        throw new Error('moyasar answered no list of payouts')
      const found = list.payouts.find((one) => isOurs(one, order))
      if (found || next === null) return found ?? null
      page = next
    }
    throw new Error('the list of payouts at moyasar is too long to be searched')
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
    find: async ({ providerId, ...order }) => {
      const found = providerId
        ? await call<MoyasarPayout>(`/${encodeURIComponent(providerId)}`)
        : await search(order)
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

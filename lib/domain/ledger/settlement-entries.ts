import type { Halalas } from '@/lib/domain/money'
import { COST_KINDS, type Explanation, type SettlementLineKind } from '@/lib/domain/settlements/settlement'
import type { Entry, SharedAccount } from './accounts'

/** A line of a settlement as it is posted, in halalas: what it adds to the transfer, and the fee that was taken before, its VAT inside. */
export interface PostedLine {
  kind: SettlementLineKind
  netHalalas: Halalas
  feeHalalas: Halalas
  vatHalalas: Halalas
  /** a payment or a refund of ours explains it; a cost explains itself */
  isMatched: boolean
}

/** Whether a line is a cost by itself, and no movement of a payment. */
export const isCost = ({ kind }: Pick<PostedLine, 'kind'>): boolean => COST_KINDS.includes(kind)

/** What a line moves of its payment: the sum before its fee was taken. */
export const grossOf = ({ netHalalas, feeHalalas }: Pick<PostedLine, 'netHalalas' | 'feeHalalas'>): Halalas =>
  netHalalas + feeHalalas

/**
 * The whole settlement as one posting: payments leave clearing, the provider's fees and their VAT are Diyar's, the rest has
 * reached our bank. What nothing explains waits on `settlement_open`.
 */
export function settlementEntries(lines: readonly PostedLine[]): Entry[] {
  const sums = new Map<SharedAccount, Halalas>()
  const add = (account: SharedAccount, amountHalalas: Halalas) =>
    sums.set(account, (sums.get(account) ?? 0) + amountHalalas)
  for (const line of lines) {
    const { netHalalas, feeHalalas, vatHalalas, isMatched } = line
    const taken = isCost(line) ? -netHalalas : feeHalalas
    if (!isCost(line)) add(isMatched ? 'psp_clearing' : 'settlement_open', grossOf(line))
    add('provider_fees', vatHalalas - taken)
    add('input_vat', -vatHalalas)
    add('bank_clearing', -netHalalas)
  }
  return [...sums]
    .filter(([, amountHalalas]) => amountHalalas !== 0)
    .map(([account, amountHalalas]) => ({ account, amountHalalas }))
}

/** Where the sum of a line belongs, by what explains it. */
const EXPLAINED_ACCOUNTS = {
  payments: 'psp_clearing',
  fees: 'provider_fees',
  loss: 'adjustments',
} as const satisfies Record<Explanation, SharedAccount>

/** What explains a line takes it from where it waited. */
export function explainedEntries(
  line: Pick<PostedLine, 'netHalalas' | 'feeHalalas'>,
  as: Explanation,
): Entry[] {
  const amountHalalas = grossOf(line)
  if (amountHalalas === 0) return []
  return [
    { account: 'settlement_open', amountHalalas: -amountHalalas },
    { account: EXPLAINED_ACCOUNTS[as], amountHalalas },
  ]
}

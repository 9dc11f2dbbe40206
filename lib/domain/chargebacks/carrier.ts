/** Who bears a lost chargeback: the guest, whose booking owes it again; the vendor; or Diyar. */
export const CHARGEBACK_CARRIERS = ['guest', 'vendor', 'diyar'] as const
export type ChargebackCarrier = (typeof CHARGEBACK_CARRIERS)[number]

/**
 * Why a bank takes a payment back, in the words of an admin, with the codes of Visa's Dispute Condition and Mastercard's
 * Chargeback Guide. mada's notices name their reason in words.
 */
export const CHARGEBACK_REASONS = {
  fraud: { visa: ['10.1', '10.2', '10.3', '10.4', '10.5'], mastercard: ['4837', '4849', '4870', '4871'] },
  not_authorised: { visa: ['11.1', '11.2', '11.3'], mastercard: ['4808'] },
  duplicate: { visa: ['12.6'], mastercard: ['4834'] },
  wrong_amount: { visa: ['12.5'], mastercard: ['4834'] },
  not_provided: { visa: ['13.1'], mastercard: ['4853'] },
  not_as_described: { visa: ['13.3'], mastercard: ['4853'] },
  refund_missing: { visa: ['13.6'], mastercard: ['4853'] },
  cancelled: { visa: ['13.7'], mastercard: ['4853'] },
  other: { visa: [], mastercard: [] },
} as const satisfies Record<string, { visa: readonly string[]; mastercard: readonly string[] }>
export type ChargebackReason = keyof typeof CHARGEBACK_REASONS
export const CHARGEBACK_REASON_NAMES = Object.keys(CHARGEBACK_REASONS) as ChargebackReason[]

/** What is known of the booking when its chargeback is decided. */
export interface ChargebackFacts {
  /** the stay is ahead or under way, so that the booking can owe the money again */
  mayOweAgain: boolean
  /** guest or vendor said that the guest came */
  hasArrived: boolean
  /** the vendor cancelled, or a complaint of the guest was granted */
  isVendorAtFault: boolean
}

interface CarrierRule {
  reasons: readonly ChargebackReason[] | 'any'
  fact?: keyof ChargebackFacts
  carrier: ChargebackCarrier
}

/** The first row that fits proposes who bears it. An admin decides, with a reason. */
export const CARRIER_RULES: readonly CarrierRule[] = [
  { reasons: 'any', fact: 'mayOweAgain', carrier: 'guest' },
  { reasons: 'any', fact: 'isVendorAtFault', carrier: 'vendor' },
  // A stolen card and what Diyar charged wrongly is no matter of the vendor's.
  { reasons: ['fraud', 'not_authorised', 'duplicate', 'wrong_amount'], carrier: 'diyar' },
  // The guest came, so that the vendor did what was owed.
  { reasons: ['not_provided', 'cancelled'], fact: 'hasArrived', carrier: 'diyar' },
  { reasons: ['not_provided', 'not_as_described', 'cancelled'], carrier: 'vendor' },
  { reasons: 'any', carrier: 'diyar' },
]

/** Who should bear a lost chargeback by the rules. */
export function proposeCarrier(reason: ChargebackReason, facts: ChargebackFacts): ChargebackCarrier {
  const rule = CARRIER_RULES.find(
    ({ reasons, fact }) => (reasons === 'any' || reasons.includes(reason)) && (!fact || facts[fact]),
  )
  return rule?.carrier ?? 'diyar'
}

/** Whom an admin may choose: while the booking can owe it again nobody else has lost anything yet. */
export function carriersFor({ mayOweAgain }: Pick<ChargebackFacts, 'mayOweAgain'>): ChargebackCarrier[] {
  return mayOweAgain ? ['guest'] : ['vendor', 'diyar']
}

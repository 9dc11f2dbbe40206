import { addDays, type Day } from '@/lib/domain/time/days'

/** Diyar's commission on a price, and the value added tax inside of prices and on the commission. */
export const RATE_KINDS = ['commission', 'vat'] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** What a booking is made under, in percent with at most two decimals; it never changes afterwards. */
export interface Rates {
  commissionPercent: number
  vatPercent: number
}

/** What holds until an admin adds the first rate of a kind (booking rules, Quote 6 and 9). */
export const FIRST_PERCENTS: Record<RateKind, number> = { commission: 10, vat: 15 }

/**
 * At any two rates commission, the VAT on it and the VAT of a stay that Diyar owes stay below the price together: what is left is
 * the vendor's, whose share the ledger lets not be negative.
 */
export const MAX_RATE_PERCENT = 45

export const RATE_STATES = ['holds', 'ahead', 'past', 'withdrawn'] as const
export type RateState = (typeof RATE_STATES)[number]

interface Dated {
  /** null: from the beginning */
  holdsFrom: Day | null
  isWithdrawn: boolean
}

type WithState<Rule> = Rule & { state: RateState }

/** The first day from which another rate can hold: what began today has bookings already. */
export const earliestRateDay = (today: Day): Day => addDays(today, 1)

/** Rules with the state of each; of those that have begun the ones that decide hold. */
export function withDatedStates<Rule extends Dated>(
  rules: readonly Rule[],
  today: Day,
  decides: (rule: Rule) => boolean,
): WithState<Rule>[] {
  const stateOf = (rule: Rule): RateState => {
    if (rule.isWithdrawn) return 'withdrawn'
    if (!hasBegun(rule, today)) return 'ahead'
    return decides(rule) ? 'holds' : 'past'
  }
  return rules.map((rule) => ({ ...rule, state: stateOf(rule) }))
}

const hasBegun = ({ holdsFrom }: Dated, today: Day) => holdsFrom === null || holdsFrom <= today

/** The same of a list with the latest day first: the first one that has begun decides. */
export function withLatestState<Rule extends Dated>(rules: readonly Rule[], today: Day): WithState<Rule>[] {
  const latest = rules.find((rule) => !rule.isWithdrawn && hasBegun(rule, today))
  return withDatedStates(rules, today, (rule) => rule === latest)
}

/** Rates of all kinds with the state of each; those of a kind come latest first. */
export function withStates<Rate extends Dated & { kind: RateKind }>(
  rates: readonly Rate[],
  today: Day,
): WithState<Rate>[] {
  const latest = RATE_KINDS.map((kind) =>
    rates.find((rate) => rate.kind === kind && !rate.isWithdrawn && hasBegun(rate, today)),
  )
  return withDatedStates(rates, today, (rate) => latest.includes(rate))
}

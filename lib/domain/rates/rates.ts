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

interface DatedRate {
  kind: RateKind
  /** null: from the beginning */
  holdsFrom: Day | null
  isWithdrawn: boolean
}

/** The first day from which another rate can hold: what began today has bookings already. */
export const earliestRateDay = (today: Day): Day => addDays(today, 1)

/** Rates of all kinds with the state of each; those of a kind come latest first. */
export function withStates<Rate extends DatedRate>(
  rates: readonly Rate[],
  today: Day,
): (Rate & { state: RateState })[] {
  const holding = new Set<RateKind>()
  return rates.map((rate) => ({ ...rate, state: stateOf(rate, today, holding) }))
}

function stateOf({ kind, holdsFrom, isWithdrawn }: DatedRate, today: Day, holding: Set<RateKind>): RateState {
  if (isWithdrawn) return 'withdrawn'
  if (holdsFrom !== null && holdsFrom > today) return 'ahead'
  if (holding.has(kind)) return 'past'
  holding.add(kind)
  return 'holds'
}

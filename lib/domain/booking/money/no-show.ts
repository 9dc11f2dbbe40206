import type { RateState } from '@/lib/domain/rates/rates'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day } from '@/lib/domain/time/days'

/** When a guest counts as one who did not arrive, and what that costs; a booking keeps those under which it was made. */
export interface NoShowTerms {
  /** hours after check-in from which it may be recorded, at most half of the stay */
  afterHours: number
  /** of the price that was paid: what the vendor keeps of it, in percent */
  chargedPercent: number
}

/** What holds until an admin adds the first rule, and for bookings made before: at check-in, and the whole price (booking rules, Cancellation). */
export const FIRST_NO_SHOW: NoShowTerms = { afterHours: 0, chargedPercent: 100 }

/** A day later the next night has begun. */
export const MAX_NO_SHOW_HOURS = 24

/** A rule as admins read it. */
export interface NoShowRuleWire extends NoShowTerms {
  _id: string
  /** null: from the beginning, until the first rule was added */
  holdsFrom: Day | null
  state: RateState
  reason: string | null
  /** who added it and when; null for what holds from the beginning */
  by: LocalizedName | null
  createdAt: string | null
}

/** GET admin/no-show-rules: the latest day first; `earliest` is the first day from which another one can hold. */
export interface NoShowRuleListWire {
  data: NoShowRuleWire[]
  earliest: Day
}

/** Rules with the state of each, of a list with the latest day first: of those that have begun the first one holds. */
export function withNoShowStates<Rule extends { holdsFrom: Day | null; isWithdrawn: boolean }>(
  rules: readonly Rule[],
  today: Day,
): (Rule & { state: RateState })[] {
  const holding = rules.find(
    ({ holdsFrom, isWithdrawn }) => !isWithdrawn && (holdsFrom === null || holdsFrom <= today),
  )
  return rules.map((rule) => {
    if (rule.isWithdrawn) return { ...rule, state: 'withdrawn' }
    if (rule.holdsFrom !== null && rule.holdsFrom > today) return { ...rule, state: 'ahead' }
    return { ...rule, state: rule === holding ? 'holds' : 'past' }
  })
}

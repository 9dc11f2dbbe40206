import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { type Halalas, vatInside } from '@/lib/domain/money'
import type { Day } from '@/lib/domain/time/days'
import { type RateState, type Rates, withDatedStates } from './rates'

/**
 * Who accounts for the VAT of a stay: its registered vendor, nobody, or Diyar as the deemed supplier of a vendor who is not
 * registered (Article 47(3) of the VAT regulations).
 */
export const STAY_VATS = ['vendor', 'nobody', 'diyar'] as const
export type StayVat = (typeof STAY_VATS)[number]

/** What a rule can say of vendors without a registration; a registered one always accounts for it. */
export const UNREGISTERED_STAY_VATS = ['nobody', 'diyar'] as const
export type UnregisteredStayVat = (typeof UNREGISTERED_STAY_VATS)[number]

export interface StayVatRule {
  /** null: every type */
  listingType: PropertyType | null
  accountedBy: UnregisteredStayVat
  holdsFrom: Day
}

/** What a booking is made under; none of it changes afterwards. */
export interface StayTaxes extends Rates {
  stayVat: StayVat
}

/** The rule that decides for a type on a day: the one that began last; of one day that of the type before that of all. */
export function stayVatRuleOn<Rule extends StayVatRule>(
  rules: readonly Rule[],
  type: PropertyType,
  day: Day,
): Rule | null {
  const begun = rules.filter(
    ({ listingType, holdsFrom }) => holdsFrom <= day && (listingType ?? type) === type,
  )
  return begun.toSorted(byPrecedence).at(-1) ?? null
}

function byPrecedence(one: StayVatRule, other: StayVatRule): number {
  if (one.holdsFrom !== other.holdsFrom) return one.holdsFrom < other.holdsFrom ? -1 : 1
  return Number(one.listingType !== null) - Number(other.listingType !== null)
}

/** Who accounts for the VAT of a stay that is booked on a day. Without a rule nobody does for an unregistered vendor. */
export function stayVatOn(
  rules: readonly StayVatRule[],
  stay: { type: PropertyType; isRegistered: boolean; day: Day },
): StayVat {
  if (stay.isRegistered) return 'vendor'
  return stayVatRuleOn(rules, stay.type, stay.day)?.accountedBy ?? 'nobody'
}

/** Rules with the state of each: one holds while it decides for any type. */
export function withRuleStates<Rule extends StayVatRule & { isWithdrawn: boolean }>(
  rules: readonly Rule[],
  today: Day,
): (Rule & { state: RateState })[] {
  const valid = rules.filter(({ isWithdrawn }) => !isWithdrawn)
  const deciding = new Set(PROPERTY_TYPES.map((type) => stayVatRuleOn(valid, type, today)))
  return withDatedStates(rules, today, (rule) => deciding.has(rule))
}

/**
 * The VAT that Diyar owes of what a guest is charged for a stay. It lies inside of the guest's price, which is what the deemed
 * supplier is paid: a discount that Diyar bears lowers it.
 */
export function deemedVatOf(chargedHalalas: Halalas, { stayVat, vatPercent }: StayTaxes): Halalas {
  return stayVat === 'diyar' ? vatInside(chargedHalalas, vatPercent) : 0
}

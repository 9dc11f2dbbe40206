import type { DiscountRule, Discounts } from '@/lib/domain/booking/money/discounts'
import { type Fee, feeToWire } from '@/lib/domain/booking/money/fees'
import type { OwnAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import type { TermsPart } from '@/lib/domain/calendar/bulk-changes'
import { unusualDiscounts } from '@/lib/domain/calendar/discounts'
import { areSameFees, validateFees } from '@/lib/domain/calendar/fees'
import { areSameAddOns } from '@/lib/domain/calendar/own-add-ons'
import { newId } from '@/server/db/schema/columns'
import {
  areSameDiscounts,
  writeDiscounts,
} from '@/server/modules/bookings/calendar/discounts/change-discounts'
import { writeFees } from '@/server/modules/bookings/calendar/fees/change-fees'
import { writeOwnAddOns } from '@/server/modules/bookings/calendar/own-add-ons/change-own-add-ons'
import { areSameRules, writePlan } from '@/server/modules/bookings/calendar/price-plans/change-price-plan'
import { unusualPlan } from '@/server/modules/bookings/calendar/price-plans/unusual-plan'
import {
  areSameStayRules,
  writeStayRules,
} from '@/server/modules/bookings/calendar/stay-rules/change-stay-rules'
import type { TermsRow, TermsValue } from '@/server/modules/bookings/calendar/terms-part'
import { getDiscounted } from '@/server/modules/listings/discounts/discounts'
import { getStoredFees } from '@/server/modules/listings/fees/fees'
import { getStoredAddOns } from '@/server/modules/listings/own-add-ons/own-add-ons'
import { getPriceRules } from '@/server/modules/listings/price-rules/price-rules'
import { getStayRules } from '@/server/modules/listings/stay-rules/stay-rules'

const withNewIds = <Rule extends { id: string }>(rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, id: newId() }))

const PLAN: TermsRow<PriceRule[]> = {
  read: async (tx, listingId) => {
    const { version, pricingMode, rules } = await getPriceRules(tx, listingId)
    return { version, mode: pricingMode, value: rules }
  },
  copyOf: withNewIds,
  isSame: areSameRules,
  refusal: async () => null,
  unusual: async (tx, { own, after, now }) => {
    const stored = await getPriceRules(tx, own.row.service.id)
    return unusualPlan(tx, own, { stored, rules: after }, now)
  },
  write: writePlan,
  replaced: (listingId, left) => ({ of: 'plan', listingId, ...left }),
}

const DISCOUNTS: TermsRow<Discounts<DiscountRule>> = {
  read: async (tx, listingId) => {
    const { version, pricingMode, discounts } = await getDiscounted(tx, listingId)
    return { version, mode: pricingMode, value: discounts }
  },
  copyOf: ({ areStacked, rules }) => ({ areStacked, rules: withNewIds(rules) }),
  isSame: areSameDiscounts,
  refusal: async () => null,
  unusual: async (tx, { own, before, after }) => {
    const { prices, lastMinutePercent } = await getDiscounted(tx, own.row.service.id)
    return unusualDiscounts(before, after, prices, lastMinutePercent)
  },
  write: writeDiscounts,
  replaced: (listingId, left) => ({ of: 'discounts', listingId, ...left }),
}

const FEES: TermsRow<Fee[]> = {
  read: async (tx, listingId) => {
    const { version, mode, fees } = await getStoredFees(tx, listingId)
    return { version, mode, value: fees }
  },
  copyOf: (fees) => fees,
  isSame: areSameFees,
  refusal: async (tx, listingId, fees) => {
    const issues = validateFees(fees.map(feeToWire), await getStoredFees(tx, listingId))
    return issues.some(({ code }) => code === 'pets_forbidden') ? 'petsForbidden' : null
  },
  unusual: async () => [],
  write: writeFees,
  replaced: (listingId, left) => ({ of: 'fees', listingId, ...left }),
}

const OWN_ADD_ONS: TermsRow<OwnAddOn[]> = {
  read: async (tx, listingId) => {
    const { version, mode, ownAddOns } = await getStoredAddOns(tx, listingId)
    return { version, mode, value: ownAddOns }
  },
  // One of the same name stays the same to guests who choose it meanwhile.
  copyOf: (addOns, before) =>
    withNewIds(addOns).map((addOn) => ({
      ...addOn,
      id: before.find(({ name }) => name.ar === addOn.name.ar)?.id ?? addOn.id,
    })),
  isSame: areSameAddOns,
  refusal: async () => null,
  unusual: async () => [],
  write: writeOwnAddOns,
  replaced: (listingId, left) => ({ of: 'ownAddOns', listingId, ...left }),
}

const STAY_RULES: TermsRow<StayRule[]> = {
  read: async (tx, listingId) => {
    const { version, pricingMode, rules } = await getStayRules(tx, listingId)
    return { version, mode: pricingMode, value: rules }
  },
  copyOf: withNewIds,
  isSame: areSameStayRules,
  refusal: async () => null,
  unusual: async () => [],
  write: writeStayRules,
  replaced: (listingId, left) => ({ of: 'stayRules', listingId, ...left }),
}

/** The parts of a listing's terms that are copied as a whole, and restored. */
export const TERMS: { [Part in TermsPart]: TermsRow<TermsValue<Part>> } = {
  plan: PLAN,
  discounts: DISCOUNTS,
  fees: FEES,
  ownAddOns: OWN_ADD_ONS,
  stayRules: STAY_RULES,
}

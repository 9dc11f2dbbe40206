import { unusualPartsIn } from '@/components/shared/unusual-question'
import { call } from '@/lib/api/call'
import { placeOf, termsFromWire } from '@/lib/domain/booking/money/price-rules'
import type { PricePlanWire, PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

/** A rule that is saved; without an id a new one. */
export type EditedRule = Omit<PriceRuleWire, '_id'> & { _id?: string }

/** Stores the whole list of rules. Returns what is unusual about the change, which is stored once that is confirmed. */
export async function savePlan(
  listingId: string,
  plan: PricePlanWire,
  rules: readonly EditedRule[],
  isConfirmed: boolean,
): Promise<UnusualPart[] | null> {
  try {
    await call('PUT /vendor/services/:id/price-plans', {
      params: { id: listingId },
      body: {
        basedOn: plan.version,
        rules: rules.map((rule) => ({ ...rule })),
        ...(isConfirmed ? { confirmed: true } : {}),
      },
    })
    return null
  } catch (failure) {
    const parts = unusualPartsIn(failure)
    if (parts) return parts
    throw failure
  }
}

/** The list with a changed rule in its place, or a new one where the table of precedence puts it. */
export function withRule(rules: readonly PriceRuleWire[], rule: EditedRule): EditedRule[] {
  if (rule._id !== undefined) return rules.map((one) => (one._id === rule._id ? rule : one))
  const terms = (one: EditedRule) => termsFromWire(one)
  const place = placeOf(rules.map(terms), terms(rule))
  return [...rules.slice(0, place), rule, ...rules.slice(place)]
}

/** The list with a rule one place up or down. */
export function moved(rules: readonly PriceRuleWire[], index: number, by: 1 | -1): PriceRuleWire[] {
  const rule = rules[index]
  if (!rule) return [...rules]
  const others = rules.filter((_, at) => at !== index)
  return [...others.slice(0, index + by), rule, ...others.slice(index + by)]
}

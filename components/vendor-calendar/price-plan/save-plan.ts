import { storedOrUnusual } from '@/components/shared/terms/unusual-question'
import { call } from '@/lib/api/call'
import type { PricePlanWire, PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'

/** A rule that is saved; without an id a new one. */
export type EditedRule = Omit<PriceRuleWire, '_id'> & { _id?: string }

/** Stores the whole list of rules. Returns what is unusual about the change, which is stored once that is confirmed. */
export function savePlan(
  listingId: string,
  plan: PricePlanWire,
  rules: readonly EditedRule[],
  isConfirmed: boolean,
): Promise<UnusualPart[] | null> {
  return storedOrUnusual(() =>
    call('PUT /vendor/services/:id/price-plans', {
      params: { id: listingId },
      body: {
        basedOn: plan.version,
        rules: rules.map((rule) => ({ ...rule })),
        ...(isConfirmed ? { confirmed: true } : {}),
      },
    }),
  )
}

import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import { planChanges } from '@/lib/domain/calendar/plan-changes'
import { type PricePlanBody, rulesFromBody, ruleToWire, validatePlan } from '@/lib/domain/calendar/price-plan'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { listComingDays, resolveOccasions } from '@/server/modules/listings/occasions/occasions'
import {
  getPriceRules,
  type RuledListing,
  replacePriceRules,
} from '@/server/modules/listings/price-rules/price-rules'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { unusualPlan } from './unusual-plan'

/** The price rules of a vendor's listing in their order. */
export async function getPricePlan({ db, clock }: Deps, member: Member, id: string): Promise<PricePlanWire> {
  await getOwnBookable(db, member, id, clock.now())
  return planToWire(await getPriceRules(db, id), await listComingDays(db, clock.now()))
}

/** Replaces the price rules of a listing; bookings keep their prices. */
export async function changePricePlan(
  deps: Deps,
  member: Member,
  id: string,
  body: PricePlanBody,
): Promise<PricePlanWire> {
  const now = deps.clock.now()
  const listing = await replaceTerms(
    deps,
    { member, id, basedOn: body.basedOn },
    {
      read: getPriceRules,
      partOf: ({ rules }) => rules,
      make: async (tx, { pricingMode }) => {
        assertNoIssues(validatePlan(body, pricingMode))
        return (await resolveOccasions(tx, rulesFromBody(body, newId), now)).rules
      },
      assertUsual: async (tx, own, stored, rules) => {
        const unusual = body.confirmed ? [] : await unusualPlan(tx, own, { stored, rules }, now)
        if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
      },
      isSame: areSameRules,
      write: writePlan,
    },
  )
  return planToWire(listing, await listComingDays(deps.db, now))
}

/** Stores the price rules of a locked listing, and what follows from them. */
export async function writePlan(tx: Db, change: TermsChange<PriceRule[]>): Promise<void> {
  const { member, own, before, after: rules, version, now } = change
  const { service } = own.row
  await writePriceHistory(tx, service, planChanges(before, rules), now)
  await replacePriceRules(tx, service.id, { rules, version }, now)
  await emitWholeCalendar(tx, { listingId: service.id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'price_plan_changed', subjectId: service.id, createdAt: now })
}

const planToWire = (
  { version, pricingMode, rules }: RuledListing,
  occasions: PricePlanWire['occasions'],
): PricePlanWire => ({ version, mode: pricingMode, rules: rules.map(ruleToWire), occasions })

/** Equal but for the ids of new rules. */
export function areSameRules(stored: readonly PriceRule[], rules: readonly PriceRule[]): boolean {
  const texts = [stored, rules].map((list) =>
    JSON.stringify(list.map((rule) => ({ ...ruleToWire(rule), _id: '' }))),
  )
  return texts[0] === texts[1]
}

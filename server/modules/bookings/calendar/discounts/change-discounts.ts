import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import type { DiscountRule, Discounts } from '@/lib/domain/booking/money/discounts'
import {
  type DiscountsBody,
  discountChanges,
  discountsFromBody,
  discountToWire,
  unusualDiscounts,
  validateDiscounts,
} from '@/lib/domain/calendar/discounts'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import {
  type Discounted,
  getDiscounted,
  replaceDiscounts,
} from '@/server/modules/listings/discounts/discounts'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'

/** The discounts of a vendor's listing. */
export async function getDiscounts({ db, clock }: Deps, member: Member, id: string): Promise<DiscountsWire> {
  await getOwnBookable(db, member, id, clock.now())
  return discountsToWire(await getDiscounted(db, id))
}

/** Replaces the discounts of a listing; bookings keep their prices. */
export async function changeDiscounts(
  deps: Deps,
  member: Member,
  id: string,
  body: DiscountsBody,
): Promise<DiscountsWire> {
  const stored = await replaceTerms(
    deps,
    { member, id, basedOn: body.basedOn },
    {
      read: getDiscounted,
      partOf: ({ discounts }) => discounts,
      make: async (_tx, { pricingMode }) => {
        assertNoIssues(validateDiscounts(body, pricingMode))
        return discountsFromBody(body, newId)
      },
      assertUsual: async (_tx, _own, listing, discounts) => {
        if (!body.confirmed) assertUsual(listing, discounts)
      },
      isSame: areSameDiscounts,
      write: writeDiscounts,
    },
  )
  return discountsToWire(stored)
}

/** Stores the discounts of a locked listing, and what follows from them. */
export async function writeDiscounts(tx: Db, change: TermsChange<Discounts<DiscountRule>>): Promise<void> {
  const { member, own, before, after: discounts, version, now } = change
  const { service } = own.row
  await writePriceHistory(tx, service, discountChanges(before, discounts), now)
  await replaceDiscounts(tx, service.id, { discounts, version })
  await emitWholeCalendar(tx, { listingId: service.id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'discounts_changed', subjectId: service.id, createdAt: now })
}

/** Throws `unusual_change` where the discounts may bring a price far below the usual one. */
function assertUsual({ discounts: old, prices, lastMinutePercent }: Discounted, young: Discounts): void {
  const unusual = unusualDiscounts(old, young, prices, lastMinutePercent)
  if (unusual.length > 0) throw new DomainError('unusual_change', { data: { unusual } })
}

const discountsToWire = ({ version, pricingMode, discounts }: Discounted): DiscountsWire => ({
  version,
  mode: pricingMode,
  areStacked: discounts.areStacked,
  rules: discounts.rules.map(discountToWire),
})

/** Equal but for the ids of new ones. */
export function areSameDiscounts(one: Discounts<DiscountRule>, other: Discounts<DiscountRule>): boolean {
  const text = ({ areStacked, rules }: Discounts<DiscountRule>) =>
    JSON.stringify([
      areStacked,
      rules.map(({ kind, threshold, unit, percent }) => [kind, threshold, unit, percent]),
    ])
  return text(one) === text(other)
}

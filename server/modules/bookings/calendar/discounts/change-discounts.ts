import type { DiscountRule, Discounts } from '@/lib/domain/booking/money/discounts'
import {
  type DiscountsBody,
  type DiscountsWire,
  discountChanges,
  discountsFromBody,
  discountToWire,
  unusualDiscounts,
  validateDiscounts,
} from '@/lib/domain/calendar/discounts'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
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

/**
 * Replaces the discounts of a listing; bookings keep their prices. Throws `changed_meanwhile` where another version than the
 * one that was edited is stored with other discounts.
 */
export async function changeDiscounts(
  deps: Deps,
  member: Member,
  id: string,
  body: DiscountsBody,
): Promise<DiscountsWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const own = await getOwnBookable(tx, member, id, now)
    await lockListing(tx, id)
    const stored = await getDiscounted(tx, id)
    const issues = validateDiscounts(body, stored.pricingMode)
    if (issues.length > 0) throw new DomainError('invalid', { issues })
    const discounts = discountsFromBody(body, newId)
    if (stored.version !== body.basedOn) {
      // The same change may come again, after a lost answer.
      if (areSameDiscounts(stored.discounts, discounts)) return discountsToWire(stored)
      throw new DomainError('changed_meanwhile')
    }
    if (!body.confirmed) assertUsual(stored, discounts)
    const version = stored.version + 1
    await writeDiscounts(tx, { member, own, before: stored.discounts, after: discounts, version, now })
    return discountsToWire({ ...stored, discounts, version })
  })
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

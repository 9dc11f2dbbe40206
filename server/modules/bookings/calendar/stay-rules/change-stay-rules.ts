import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import {
  type StayRulesBody,
  type StayRulesWire,
  stayRulesFromBody,
  stayRuleToWire,
  validateStayRules,
} from '@/lib/domain/calendar/stay-rules'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { refreshBooked } from '@/server/db/refresh-booked'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { listComingDays, resolveOccasions } from '@/server/modules/listings/occasions/occasions'
import {
  getStayRules,
  replaceStayRules,
  type StayRuled,
} from '@/server/modules/listings/stay-rules/stay-rules'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'

/** The stay rules of a vendor's listing in their order. */
export async function getStayRulesOf(
  { db, clock }: Deps,
  member: Member,
  id: string,
): Promise<StayRulesWire> {
  const now = clock.now()
  await getOwnBookable(db, member, id, now)
  return rulesToWire(await getStayRules(db, id), await listComingDays(db, now))
}

/**
 * Replaces the stay rules of a listing; bookings stay as they are. Throws `changed_meanwhile` where another version than the
 * one that was edited is stored with other rules.
 */
export async function changeStayRules(
  deps: Deps,
  member: Member,
  id: string,
  body: StayRulesBody,
): Promise<StayRulesWire> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const own = await getOwnBookable(tx, member, id, now)
    await lockListing(tx, id)
    const stored = await getStayRules(tx, id)
    const issues = validateStayRules(body, stored.pricingMode)
    if (issues.length > 0) throw new DomainError('invalid', { issues })
    const { rules } = await resolveOccasions(tx, stayRulesFromBody(body, newId), now)
    const coming = await listComingDays(tx, now)
    if (stored.version !== body.basedOn) {
      // The same change may come again, after a lost answer.
      if (areSameStayRules(stored.rules, rules)) return rulesToWire(stored, coming)
      throw new DomainError('changed_meanwhile')
    }
    const version = stored.version + 1
    await writeStayRules(tx, { member, own, before: stored.rules, after: rules, version, now })
    return rulesToWire({ ...stored, rules, version }, coming)
  })
}

/** Stores the stay rules of a locked listing, and what follows from them. */
export async function writeStayRules(tx: Db, change: TermsChange<StayRule[]>): Promise<void> {
  const { member, own, after: rules, version, now } = change
  const { id } = own.row.service
  await replaceStayRules(tx, id, { rules, version }, now)
  await refreshBooked(tx, id, now)
  await notifyWaiting(tx, id, now)
  await emitWholeCalendar(tx, { listingId: id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'stay_rules_changed', subjectId: id, createdAt: now })
}

const rulesToWire = (
  { version, pricingMode, rules }: StayRuled,
  occasions: StayRulesWire['occasions'],
): StayRulesWire => ({ version, mode: pricingMode, rules: rules.map(stayRuleToWire), occasions })

/** Equal but for the ids of new rules; the database has the fields in another order. */
export function areSameStayRules(stored: readonly StayRule[], rules: readonly StayRule[]): boolean {
  const [before, after] = [stored, rules].map((list) =>
    JSON.stringify(
      list.map((rule) =>
        Object.entries({ ...stayRuleToWire(rule), _id: '' }).toSorted(([one], [other]) =>
          one < other ? -1 : 1,
        ),
      ),
    ),
  )
  return before === after
}

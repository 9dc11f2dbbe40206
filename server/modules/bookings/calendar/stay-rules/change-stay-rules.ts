import type { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import type { StayRule } from '@/lib/domain/booking/vendor-stay-rules'
import {
  type StayRulesBody,
  stayRulesFromBody,
  stayRuleToWire,
  validateStayRules,
} from '@/lib/domain/calendar/stay-rules'
import type { Db } from '@/server/db/db'
import { refreshBooked } from '@/server/db/refresh-booked'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
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

/** Replaces the stay rules of a listing; bookings stay as they are. */
export async function changeStayRules(
  deps: Deps,
  member: Member,
  id: string,
  body: StayRulesBody,
): Promise<StayRulesWire> {
  const now = deps.clock.now()
  const stored = await replaceTerms(
    deps,
    { member, id, basedOn: body.basedOn },
    {
      read: getStayRules,
      partOf: ({ rules }) => rules,
      make: async (tx, { pricingMode }) => {
        assertNoIssues(validateStayRules(body, pricingMode))
        return (await resolveOccasions(tx, stayRulesFromBody(body, newId), now)).rules
      },
      isSame: areSameStayRules,
      write: writeStayRules,
    },
  )
  return rulesToWire(stored, await listComingDays(deps.db, now))
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

import { DomainError } from '@/lib/domain/issues'
import type { CalendarTerms, CalendarTermsPart } from '@/lib/domain/listing/calendar-terms'
import type { Deps } from '@/server/deps'
import { changeCalendar } from '@/server/modules/bookings/calendar/change-calendar'
import { changeDiscounts } from '@/server/modules/bookings/calendar/discounts/change-discounts'
import { changeFees } from '@/server/modules/bookings/calendar/fees/change-fees'
import { changeOwnAddOns } from '@/server/modules/bookings/calendar/own-add-ons/change-own-add-ons'
import { changePricePlan } from '@/server/modules/bookings/calendar/price-plans/change-price-plan'
import { changeStayRules } from '@/server/modules/bookings/calendar/stay-rules/change-stay-rules'
import type { Member } from '@/server/policy/signed-in'

/** Of a listing that has had no terms; the caller has asked about unusual ones. */
const FIRST = { basedOn: 0 }
const MEANT = { ...FIRST, confirmed: true }

/**
 * Gives a new listing its terms by the calls of the calendar, in the transaction that makes it. Throws what they throw, with
 * the paths of issues below `path` and the part.
 */
export async function setCalendarTerms(
  deps: Deps,
  member: Member,
  { id, terms, path }: { id: string; terms: CalendarTerms; path: string },
): Promise<void> {
  const { plan, discounts, fees, ownAddOns, stayRules, partPayment } = terms
  const set: { [Part in CalendarTermsPart]-?: false | (() => Promise<unknown>) } = {
    plan: plan !== undefined && (() => changePricePlan(deps, member, id, { ...MEANT, ...plan })),
    discounts:
      discounts !== undefined && (() => changeDiscounts(deps, member, id, { ...MEANT, ...discounts })),
    fees: fees !== undefined && (() => changeFees(deps, member, id, { ...FIRST, ...fees })),
    ownAddOns:
      ownAddOns !== undefined && (() => changeOwnAddOns(deps, member, id, { ...FIRST, ...ownAddOns })),
    stayRules:
      stayRules !== undefined && (() => changeStayRules(deps, member, id, { ...FIRST, ...stayRules })),
    partPayment: partPayment !== undefined && (() => changeCalendar(deps, member, id, { partPayment })),
  }
  for (const [part, change] of Object.entries(set)) {
    // The call of part payment names it by its own path already.
    if (change) await below(part === 'partPayment' ? path : `${path}.${part}`, change)
  }
}

/** Runs a change; the paths of its issues are below another one. */
async function below(path: string, change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (failure) {
    if (!(failure instanceof DomainError) || !failure.detail.issues) throw failure
    const issues = failure.detail.issues.map((one) => ({ ...one, path: `${path}.${one.path}` }))
    throw new DomainError(failure.code, { ...failure.detail, issues })
  }
}

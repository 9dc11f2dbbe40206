import { periodFromBody } from '@/lib/domain/booking/bodies'
import type { Period } from '@/lib/domain/booking/bookable'
import { validatePeriodShape } from '@/lib/domain/booking/stay-rules'
import { hourParts, type PreviewPart, type PricePreviewWire, previewOf } from '@/lib/domain/calendar/preview'
import type { PreviewQuery } from '@/lib/domain/calendar/price-plan'
import { DomainError, issue } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { ruleIdsByDay } from '@/server/modules/listings/price-rules/price-rules'
import { getQuoteOrThrow } from '@/server/modules/listings/quote-stay'
import { getStayFacts } from '@/server/modules/listings/stay-facts'
import type { Member } from '@/server/policy/signed-in'

/** What a guest would pay for a stay, by the quote itself, with what made each price and what is left for the vendor. */
export async function previewPrice(
  { db, clock }: Deps,
  member: Member,
  id: string,
  query: PreviewQuery,
): Promise<PricePreviewWire> {
  const now = clock.now()
  const own = await getOwnBookable(db, member, id, now)
  const { terms, rates } = own
  const period = periodOf(query)
  const pet = query.pet === 'true'
  const stay = { period, ...partyOf(query), pet, infants: 0, units: 1, addOns: [] }
  const request = { ...stay, paymentType: terms.paymentType }
  const facts = await getStayFacts(db, { bookable: own, stay: request, guestId: null }, now)
  const quote = getQuoteOrThrow(terms, request, now, { facts })
  const ruleIds = await ruleIdsByDay(db, id, riyadhDay(now))
  const parts =
    period.mode === 'hourly'
      ? hourParts(terms.prices, own.row.service.priceRules, period)
      : nightParts(own, quote.nights, ruleIds)
  return previewOf(quote, parts, { ...rates, stayVat: terms.stayVat })
}

function partyOf(query: PreviewQuery): { adults: number; children: number } {
  const children = countOf(query, 'children', '0')
  return { adults: countOf(query, 'guests', '1') - children, children }
}

function countOf(query: PreviewQuery, path: 'guests' | 'children', usual: string): number {
  const count = Number(query[path] ?? usual)
  if (Number.isInteger(count) && count >= 0) return count
  throw new DomainError('bad_request', { issues: [issue(path, 'integer')] })
}

function periodOf({
  hours,
  guests: _guests,
  children: _children,
  pet: _pet,
  ...dates
}: PreviewQuery): Period {
  const period = periodFromBody({ ...dates, ...(hours === undefined ? {} : { hours: Number(hours) }) })
  const issues = period ? validatePeriodShape(period) : [issue('checkIn', 'required')]
  if (!period || issues.length > 0) throw new DomainError('bad_request', { issues })
  return period
}

const nameOf = ({ row }: Bookable, ruleId: string) =>
  row.service.priceRules.find(({ id }) => id === ruleId)?.name ?? null

function nightParts(
  own: Bookable,
  nights: readonly { day: Day; priceHalalas: number }[],
  ruleIds: ReadonlyMap<Day, string | null>,
): PreviewPart[] {
  return nights.map(({ day, priceHalalas }) => {
    const ruleId = ruleIds.get(day)
    const part = { day, last: day, start: null, quantity: 1, price: toSar(priceHalalas) }
    if (ruleId) return { ...part, by: 'rule', rule: nameOf(own, ruleId) }
    return { ...part, by: ruleId === undefined ? 'usual' : 'date', rule: null }
  })
}

import { type QuoteBody, stayFromBody } from '@/lib/domain/booking/bodies'
import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import type { StayFacts } from '@/lib/domain/booking/money/discounts'
import { type Quote, quoteStay } from '@/lib/domain/booking/money/quote'
import { occupiedSpan } from '@/lib/domain/booking/period'
import { validatePeriodShape, validateRequest } from '@/lib/domain/booking/stay-rules'
import { type DatesUnavailable, quoteToWire, type StayQuoteWire } from '@/lib/domain/booking/wire'
import { DomainError, type Issue, type IssueCode } from '@/lib/domain/issues'
import type { UsedCode } from '@/lib/domain/promotions/promotion'
import type { Deps } from '@/server/deps'
import { assertMayTryCode } from '@/server/modules/money/promotions/code-tries'
import { priceWithCode } from '@/server/modules/money/promotions/price-with-code'
import type { SignedIn } from '@/server/policy/signed-in'
import { loadBookableFor } from './load-bookable'
import { listOwnBookings } from './own-bookings'
import { getStayAvailability, listNearestFreeStays } from './stay-availability'
import { getStayFacts } from './stay-facts'

/** Malformed dates make a bad request; any other issue breaks a booking rule. */
const MALFORMED: readonly IssueCode[] = ['required', 'not_a_day', 'not_a_time', 'check_out_before_check_in']

/** The price of a stay and whether it is free; a booking of it then costs the same. */
export async function quoteListing(
  deps: Deps,
  { user: reader, address }: { user: SignedIn | null; address: string },
  listingId: string,
  body: QuoteBody,
): Promise<StayQuoteWire> {
  const { db, clock } = deps
  const now = clock.now()
  const bookable = await loadBookableFor(db, reader, listingId, now)
  if (!bookable) throw new DomainError('not_found')
  const stay = stayFromQuoteBody(body)
  const { terms, row } = bookable
  const dates = { listingId, terms, ...stay }
  const tooLate = validateRequest(terms, stay.period, row.service.bookingType, now)
  const { quote, issues } = quoteStay(terms, stay, now)
  if (!quote || tooLate.length > 0) {
    const broken = [...issues, ...tooLate]
    throw refusalOf(
      broken,
      isOfDates(broken) ? { nearest: await listNearestFreeStays(db, dates, now) } : undefined,
    )
  }
  const guestId = reader?._id ?? null
  await assertMayTryCode(deps, { guestId, address }, body.promotionCode)
  const use = { ...body, type: row.service.type, guestId }
  const facts = await getStayFacts(db, { bookable, stay, guestId }, now)
  const priced = await priceWithCode(
    db,
    (code) => getQuoteOrThrow(terms, stay, now, { code, facts }),
    use,
    now,
  )
  const availability = await getStayAvailability(db, dates, now)
  const span = occupiedSpan(stay.period, terms)
  const own =
    guestId && !availability.isFree ? await listOwnBookings(db, { guestId, listingId }, span, now) : []
  return {
    ...quoteToWire(priced.quote, priced.promotion),
    ...(facts.gap !== null || facts.isReturning ? { facts } : {}),
    availability: own.length > 0 ? { ...availability, ownBookings: own } : availability,
  }
}

const DATE_PATHS = ['checkIn', 'checkOut', 'date', 'start', 'hours']
const isOfDates = (issues: Issue[]) => issues.some(({ path }) => DATE_PATHS.includes(path))

/** Parses the stay of a body; throws on malformed dates. */
export function stayFromQuoteBody(body: QuoteBody): StayRequest {
  const { stay, issues } = stayFromBody(body)
  const broken = stay ? validatePeriodShape(stay.period) : issues
  if (!stay || broken.length > 0) throw refusalOf(broken)
  return stay
}

/** The quote of a stay; throws with every broken rule. */
export function getQuoteOrThrow(
  terms: BookableListing,
  stay: StayRequest,
  now: Date,
  { code, facts }: { code?: UsedCode | undefined; facts?: StayFacts } = {},
): Quote {
  const { quote, issues } = quoteStay(terms, stay, now, code, facts)
  if (!quote) throw refusalOf(issues)
  return quote
}

function refusalOf(issues: Issue[], data?: DatesUnavailable): DomainError {
  const isMalformed = issues.some((one) => MALFORMED.includes(one.code))
  return new DomainError(isMalformed ? 'bad_request' : 'invalid', { issues, data })
}

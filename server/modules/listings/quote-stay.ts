import type { DatesUnavailable } from '@/lib/contract/schemas/booking/wire'
import { type QuoteBody, stayFromBody } from '@/lib/domain/booking/bodies'
import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import type { KnownOfStay } from '@/lib/domain/booking/money/discounts'
import { type Quote, quoteStay } from '@/lib/domain/booking/money/quote'
import { quoteRooms, type RoomsOfStay } from '@/lib/domain/booking/money/quote-rooms'
import { validatePeriodShape } from '@/lib/domain/booking/stay-rules'
import type { IssueCode } from '@/lib/domain/issue-codes'
import { DomainError, type Issue } from '@/lib/domain/issues'
import type { UsedCode } from '@/lib/domain/promotions/promotion'

/** Malformed dates make a bad request; any other issue breaks a booking rule. */
const MALFORMED: readonly IssueCode[] = ['required', 'not_a_day', 'not_a_time', 'check_out_before_check_in']

/** Parses the stay of a body; throws on malformed dates. */
export function stayFromQuoteBody(body: QuoteBody): StayRequest {
  const { stay, issues } = stayFromBody(body)
  const broken = stay ? validatePeriodShape(stay.period) : issues
  if (!stay || broken.length > 0) throw refusalOf(broken)
  return stay
}

interface KnownPrice {
  code?: UsedCode | undefined
  facts?: KnownOfStay
  /** of a stay in several room types, with the facts of each; null: in one */
  rooms?: RoomsOfStay | null
}

/** The quote of a stay; throws with every broken rule. */
export function getQuoteOrThrow(
  terms: BookableListing,
  stay: StayRequest,
  now: Date,
  { code, facts, rooms }: KnownPrice = {},
): Quote {
  const { quote, issues } = rooms
    ? quoteRooms(rooms, stay, now, code)
    : quoteStay(terms, stay, now, code, facts)
  if (!quote) throw refusalOf(issues)
  return quote
}

/** The refusal of a stay, with the nearest free ones where its dates are the reason. */
export function refusalOf(issues: Issue[], data?: DatesUnavailable): DomainError {
  const isMalformed = issues.some((one) => MALFORMED.includes(one.code))
  return new DomainError(isMalformed ? 'bad_request' : 'invalid', { issues, data })
}

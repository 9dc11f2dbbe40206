import { type QuoteBody, stayFromBody } from '@/lib/domain/booking/bodies'
import type { BookableService, StayRequest } from '@/lib/domain/booking/bookable'
import { type Quote, quoteStay } from '@/lib/domain/booking/quote'
import { brokenPeriod } from '@/lib/domain/booking/stay-rules'
import { type QuoteWire, quoteToWire } from '@/lib/domain/booking/wire'
import { type Issue, type IssueCode, Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { loadBookableFor } from './load-bookable'

/** Dates that are none: the call is malformed. Everything else is a stay that the rules forbid. */
const MALFORMED: readonly IssueCode[] = ['required', 'not_a_day', 'not_a_time', 'check_out_before_check_in']

/** What the asked stay costs; a booking of it then costs the same. */
export async function quoteService(
  deps: Deps,
  reader: SignedIn | null,
  serviceId: string,
  body: QuoteBody,
): Promise<QuoteWire> {
  const now = deps.clock.now()
  const bookable = await loadBookableFor(deps.db, reader, serviceId, now)
  if (!bookable) throw new Refusal('not_found')
  return quoteToWire(quoteOrRefuse(bookable.terms, askedStay(body), now))
}

/** The stay that a body asks for; refused when its dates are none, so that they may be read with. */
export function askedStay(body: QuoteBody): StayRequest {
  const { stay, issues } = stayFromBody(body)
  const broken = stay ? brokenPeriod(stay.period) : issues
  if (!stay || broken.length > 0) throw refusalOf(broken)
  return stay
}

/** The quote of a stay, or a refusal that names every rule that it breaks. */
export function quoteOrRefuse(terms: BookableService, stay: StayRequest, now: Date): Quote {
  const { quote, issues } = quoteStay(terms, stay, now)
  if (!quote) throw refusalOf(issues)
  return quote
}

function refusalOf(issues: Issue[]): Refusal {
  const isMalformed = issues.some((one) => MALFORMED.includes(one.code))
  return new Refusal(isMalformed ? 'bad_request' : 'invalid', { issues })
}

import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { StayFacts } from '@/lib/domain/booking/money/discounts'
import { quoteStay } from '@/lib/domain/booking/money/quote'
import { type QuoteWire, quoteToWire } from '@/lib/domain/booking/wire'
import type { Issue } from '@/lib/domain/issues'
import type { ListingForBooking } from './listing-for-booking'

/** The price of the stay, or why the rules forbid it; neither while it is not known. */
export interface ShownAnswer {
  quote: QuoteWire | null
  issues: readonly Issue[]
}

/** The price of a stay by the same function as on the server. Loads with the first complete choice. */
export function answerOf(
  terms: ListingForBooking['terms'],
  request: StayRequest,
  facts: StayFacts | undefined,
): ShownAnswer {
  const { quote, issues } = quoteStay(terms, request, new Date(), null, facts)
  return { quote: quote && quoteToWire(quote), issues }
}

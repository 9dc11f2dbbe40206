import type { QuoteBody } from '@/lib/domain/booking/bodies'
import type { FreeStay, StayQuoteWire } from '@/lib/domain/booking/wire'
import { apiOrigin } from '@/lib/env'
import { quotePath } from './bookings'
import { ApiError, createHttp } from './http'

export interface QuoteResult {
  /** the price, also of dates that somebody else has */
  quote: StayQuoteWire | null
  /** what forbids the stay, in sentences of the asked language */
  refusals: string[]
  /** free stays near one that cannot be had */
  nearest: FreeStay[]
}

/** Asks the api for a price and whether the dates are free, for a page that is rendered for one user. */
export async function loadQuote(listingId: string, body: QuoteBody, language: string): Promise<QuoteResult> {
  const http = createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { 'accept-language': language },
    cache: 'no-store',
  })
  try {
    const quote = await http.send<StayQuoteWire>('post', quotePath(listingId), body)
    return { quote, refusals: [], nearest: quote.availability?.nearest ?? [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    const sentences = error.answer.issues?.map((issue) => issue.message) ?? []
    return {
      quote: null,
      refusals: sentences.length > 0 ? sentences : [error.message],
      nearest: (error.answer['nearest'] as FreeStay[] | undefined) ?? [],
    }
  }
}

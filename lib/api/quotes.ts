import { addressOf } from '@/lib/contract/address'
import type { StayQuoteWire } from '@/lib/contract/schemas/booking/wire'
import type { AnswerOf } from '@/lib/contract/types'
import type { QuoteBody } from '@/lib/domain/booking/bodies'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import { apiOrigin } from '@/lib/env'
import { ApiError, createHttp, isErrorOf } from './http'

const QUOTE = 'POST /services/:id/quote'

export interface QuoteResult {
  /** the price, also of dates that are taken */
  quote: StayQuoteWire | null
  /** why the stay is not possible, as sentences in the requested language */
  refusals: string[]
  /** the nearest free stays when the requested one is not free */
  nearest: FreeStay[]
}

/** Price and availability of a stay, for a page that is rendered for one user; throws when the api fails. */
export async function loadQuote(listingId: string, body: QuoteBody, language: string): Promise<QuoteResult> {
  const http = createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { 'accept-language': language },
    cache: 'no-store',
  })
  const { method, path } = addressOf(QUOTE, { params: { id: listingId } })
  try {
    const quote = await http.request<AnswerOf<typeof QUOTE>>(method, path, body)
    return { quote, refusals: [], nearest: quote.availability?.nearest ?? [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    const isRefused = isErrorOf(QUOTE, error, 'invalid') || isErrorOf(QUOTE, error, 'bad_request')
    const sentences = error.answer.issues?.map((issue) => issue.message) ?? []
    return {
      quote: null,
      refusals: sentences.length > 0 ? sentences : [error.message],
      nearest: (isRefused ? error.answer.nearest : null) ?? [],
    }
  }
}

import type { QuoteBody } from '@/lib/domain/booking/bodies'
import type { AvailabilityWire, QuoteWire } from '@/lib/domain/booking/wire'
import { addDays } from '@/lib/domain/days'
import { apiOrigin } from '@/lib/env'
import { availabilityPath } from './booking-paths'
import { ApiError, createHttp, type Http } from './http'

interface QuoteAsked {
  quote: QuoteWire | null
  /** what forbids the stay, in sentences of the asked language */
  refusals: string[]
  /** the rules allow it, but somebody has it already */
  isTaken: boolean
}

/** Asks the api for a price and whether the dates are free, for a page that is rendered for one person. */
export async function askQuote(serviceId: string, body: QuoteBody, language: string): Promise<QuoteAsked> {
  const http = createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { 'accept-language': language },
    cache: 'no-store',
  })
  try {
    const path = `services/${encodeURIComponent(serviceId)}/quote`
    const quote = await http.send<QuoteWire>('post', path, body)
    return { quote, refusals: [], isTaken: await isTaken(http, serviceId, body) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    const sentences = error.answer.issues?.map((issue) => issue.message) ?? []
    return { quote: null, refusals: sentences.length > 0 ? sentences : [error.message], isTaken: false }
  }
}

async function isTaken(http: Http, serviceId: string, body: QuoteBody): Promise<boolean> {
  const from = body.checkIn ?? body.date
  if (!from) return false
  const to = body.checkOut ?? addDays(from, 1)
  const { days, slots } = await http.get<AvailabilityWire>(availabilityPath(serviceId, from, to))
  const { start } = body
  const free = start ? slots.filter((slot) => slot.start === start) : days
  return free.some((one) => one.state !== 'free')
}

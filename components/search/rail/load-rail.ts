import { call } from '@/lib/api/call'
import type { ListingCard } from '@/lib/domain/listing/card'
import { writeSearchParams } from '@/lib/domain/search/search-address'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { loadMessages } from '@/lib/i18n/lazy-messages'

export interface LoadedRail {
  CardRail: typeof import('./card-rail').CardRail
  cards: ListingCard[]
}

/** Stored until the page is loaded anew, so that going back shows the row at once. */
const stored = new Map<string, LoadedRail>()

export const storedRail = (query: Partial<SearchQuery>): LoadedRail | null =>
  stored.get(`${writeSearchParams(query)}`) ?? null

/** The cards of a row with the script and the messages that show them; rejects when any of them cannot be loaded. */
export async function loadRail(query: Partial<SearchQuery>, locale: string): Promise<LoadedRail> {
  const params = writeSearchParams(query)
  const [{ CardRail }, answer] = await Promise.all([
    import('./card-rail'),
    call('GET /services/search', { query: Object.fromEntries(params) }),
    loadMessages(locale, 'railCards'),
  ])
  const rail = { CardRail, cards: answer.data }
  stored.set(`${params}`, rail)
  return rail
}

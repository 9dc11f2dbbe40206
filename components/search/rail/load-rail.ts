import { fetchPath } from '@/lib/api/browser'
import { searchPath } from '@/lib/api/listings'
import type { ListingCard, SearchAnswer } from '@/lib/domain/listing/card'
import type { SearchQuery } from '@/lib/domain/search/search-query'
import { loadMessages } from '@/lib/i18n/lazy-messages'

export interface LoadedRail {
  CardRail: typeof import('./card-rail').CardRail
  cards: ListingCard[]
}

/** Stored until the page is loaded anew, so that going back shows the row at once. */
const stored = new Map<string, LoadedRail>()

export const storedRail = (query: Partial<SearchQuery>): LoadedRail | null =>
  stored.get(searchPath(query)) ?? null

/** The cards of a row with the script and the messages that show them; rejects when any of them cannot be loaded. */
export async function loadRail(query: Partial<SearchQuery>, locale: string): Promise<LoadedRail> {
  const path = searchPath(query)
  const [{ CardRail }, answer] = await Promise.all([
    import('./card-rail'),
    fetchPath<SearchAnswer>(path),
    loadMessages(locale, 'railCards'),
  ])
  const rail = { CardRail, cards: answer.data }
  stored.set(path, rail)
  return rail
}

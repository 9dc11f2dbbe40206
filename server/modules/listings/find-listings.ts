import { and, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { searchTerms } from '@/server/db/search-terms'

/** More listings than these do not narrow a search. */
const MAX_FOUND = 500

/** Ids of listings in any state whose name has all of these words. */
export async function findListingIds(db: Db, text: string): Promise<string[]> {
  const words = searchTerms(text)
  if (words.length === 0) return []
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(...words.map((word) => sql`${listings.searchText} LIKE ${`%${word}%`}`)))
    .limit(MAX_FOUND)
  return rows.map((row) => row.id)
}

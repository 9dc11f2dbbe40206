import type { ListingCard } from '@/lib/domain/listing/card'
import type { Deps } from '@/server/deps'
import { cardOf } from './card'
import { readCards } from './store'

interface ListedCard {
  card: ListingCard
  /** whether the listing is public */
  isLive: boolean
}

/** The cards of given listings, without dates, in any state. */
export async function listCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: string[],
): Promise<Map<string, ListedCard>> {
  const now = clock.now()
  const rows = await readCards(db, ids)
  return new Map(
    rows.map((row) => {
      const { id, state, deletedAt } = row.listing
      const found = { id, before: null, total: null, percent: null, distance: null }
      return [id, { card: cardOf(row, found, null, now), isLive: state === 'live' && deletedAt === null }]
    }),
  )
}

import type { ListingCard } from '@/lib/domain/listing/card'
import type { Deps } from '@/server/deps'
import { cardOf } from './card'
import { findCheapestRoomTypes, readCards } from './store'

interface ListedCard {
  card: ListingCard
  /** whether the listing is public */
  isLive: boolean
}

/** The cards of given listings, without dates, in any state; of several room types the cheapest is shown. */
export async function listCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: string[],
): Promise<Map<string, ListedCard>> {
  const now = clock.now()
  const shown = await findCheapestRoomTypes(db, ids)
  const rows = await readCards(
    db,
    shown.map(({ shownId }) => shownId),
  )
  const byId = new Map(rows.map((row) => [row.listing.id, row]))
  return new Map(
    shown.flatMap(({ id, shownId, isLive }) => {
      const row = byId.get(shownId)
      if (!row) return []
      const found = { id: shownId, before: null, total: null, candidate: null, distance: null }
      return [[id, { card: cardOf(row, found, null, now), isLive }] as const]
    }),
  )
}

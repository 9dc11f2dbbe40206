import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import type { PriceChange } from '@/lib/domain/listing/pricing/price-changes'
import type { ListingState } from '@/lib/domain/listing/vocabulary'
import type { Db } from '@/server/db/db'
import { insertHistoryEvent } from './history-store'

/** Writes changed prices of a published listing into its history. */
export async function writePriceHistory(
  tx: Db,
  { id: listingId, state }: { id: string; state: ListingState },
  prices: PriceChange[],
  createdAt: Date,
): Promise<void> {
  if (prices.length === 0 || !isPublished(state)) return
  const event = { event: 'price', role: 'owner', fromState: state, toState: state } as const
  await insertHistoryEvent(tx, { listingId, ...event, prices, createdAt })
}

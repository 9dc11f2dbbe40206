import type { Db } from '@/server/db/db'
import { type FurtherRoom, findFurtherRooms } from '@/server/modules/listings/further-rooms'
import { type Bookable, loadBookable } from '@/server/modules/listings/load-bookable'
import type { Booking } from './store'

/** What a booking takes its dates by. */
interface SoldRooms {
  bookable: Bookable
  further: FurtherRoom[]
}

/** The listing of a booking and its further room types as they are sold now; null where one of them is not any more. */
export async function findSoldRooms(
  tx: Db,
  { listingId, rooms }: Booking,
  now: Date,
): Promise<SoldRooms | null> {
  const bookable = await loadBookable(tx, listingId, now)
  const further = await findFurtherRooms(tx, rooms ?? [], now)
  return bookable && further.length === (rooms?.length ?? 0) ? { bookable, further } : null
}

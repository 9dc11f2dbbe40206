import type { Db } from '@/server/db/db'
import { issueForCollected } from '@/server/modules/money/invoices/issue-for-booking'
import { isDoorCharged } from '@/server/modules/money/ledger/post-stay'
import { listHistories } from './booking-list-store'
import type { Booking } from './store'
import { collectionOf } from './vendor/collection'

/**
 * The tax invoice of a rest that was charged at the end of a stay because its vendor had not noted it: the deemed supplier owes
 * its VAT by the stay, whoever took the money. After that of the commission, by the order of series.
 */
export async function documentDeemedRest(tx: Db, booking: Booking, now: Date): Promise<void> {
  if (booking.stayVat !== 'diyar' || !(await isDoorCharged(tx, booking.id))) return
  const { isCollected, times } = collectionOf(await listHistories(tx, [booking.id]))
  if (!isCollected) await issueForCollected(tx, booking, { nth: times + 1, now })
}

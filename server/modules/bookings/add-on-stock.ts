import { soldOutIssues } from '@/lib/domain/booking/money/own-add-ons'
import type { Issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { getAddOnsLeft } from '@/server/modules/listings/own-add-ons/add-ons-left'
import { getStoredAddOns } from '@/server/modules/listings/own-add-ons/own-add-ons'
import type { Booking } from './store'

/** What a booking takes of stocks, by its own copy. */
type Taking = Pick<Booking, 'id' | 'listingId' | 'period' | 'checkInAt' | 'checkOutAt' | 'snapshot'>

/**
 * The add-ons of a booking that are sold out on its days. Runs under the listing's lock and reads the stocks again, so that
 * what is left is still left at the write.
 */
export async function listSoldOut(tx: Db, booking: Taking, now: Date): Promise<Issue[]> {
  const { id: exceptBookingId, listingId, period, checkInAt, checkOutAt, snapshot } = booking
  const { lines, service } = snapshot
  if (!lines.some(({ kind }) => kind === 'ownAddOn')) return []
  const { ownAddOns } = await getStoredAddOns(tx, listingId)
  const dates = {
    span: { from: checkInAt, to: checkOutAt },
    mode: period.mode,
    checkInTime: service.checkInTime,
  }
  return soldOutIssues(
    lines,
    await getAddOnsLeft(tx, { listingId, ownAddOns, exceptBookingId, ...dates }, now),
  )
}

/** Whether a booking that takes its dates again finds too few of its add-ons there. */
export const isAnySoldOut = async (tx: Db, booking: Taking, now: Date): Promise<boolean> =>
  (await listSoldOut(tx, booking, now)).length > 0

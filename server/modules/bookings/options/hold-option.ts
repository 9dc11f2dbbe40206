import type { BookableListing } from '@/lib/domain/booking/bookable'
import { DomainError } from '@/lib/domain/issues'
import { OPTION } from '@/lib/domain/private-offers/option'
import type { Db } from '@/server/db/db'
import { lockForBooking } from '@/server/modules/bookings/dates-store'
import { datesUnavailable } from '@/server/modules/bookings/take-dates'
import { releaseExpiredHolds } from '@/server/modules/bookings/timers/run-timers'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { allocateOption, type Optioned } from './option-dates'
import { countOpenOptions } from './store'

/**
 * Holds the dates of a new offer until it expires, under the lock of the listing and of the guest. Throws `option_limit`, and
 * `dates_unavailable` where they are taken, which rolls the offer back.
 */
export async function holdOption(tx: Db, offer: Optioned, terms: BookableListing, now: Date): Promise<void> {
  const { listingId, guestId, units, period } = offer
  const { areLive, runOut } = await lockForBooking(tx, { listingIds: [listingId], guestId }, now)
  if (!areLive) throw new DomainError('not_found')
  const released = await releaseExpiredHolds(tx, runOut, now)
  const open = await countOpenOptions(tx, offer, now)
  if (open.ofListing >= OPTION.openOfListing || open.ofGuest >= OPTION.openOfGuest)
    throw new DomainError('option_limit', {
      params: { ofListing: OPTION.openOfListing, ofGuest: OPTION.openOfGuest },
    })
  if (!(await allocateOption(tx, offer, terms, now)))
    throw await datesUnavailable(tx, { listingId, units, terms, period }, now)
  for (const id of released) await notifyWaiting(tx, id, now)
}

import { daysOf } from '@/lib/domain/booking/period'
import { validatePeriod } from '@/lib/domain/booking/stay-rules'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { loadBookable } from '@/server/modules/listings/load-bookable'
import { areFree } from '@/server/modules/listings/stay-availability'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { markNotified, readWaiting, type WaitingRow } from './store'

/**
 * Notifies everyone whose dates are free now, in the transaction that released dates of a listing. There is no
 * priority: the first to book gets them.
 */
export async function notifyWaiting(tx: Db, listingId: string, now: Date): Promise<void> {
  const today = riyadhDay(now)
  const waiting = (await readWaiting(tx, listingId)).filter((one) => daysOf(one.period).first >= today)
  if (waiting.length === 0) return
  const bookable = await loadBookable(tx, listingId, now)
  if (!bookable) return
  const { name, nameAr } = bookable.row.service
  for (const one of waiting) {
    // The vendor's rules may have changed since these dates were waited for.
    const isSold = validatePeriod(bookable.terms, one.period, now).length === 0
    const isFree = isSold && (await areFree(tx, bookable, one.period, now))
    if (isFree && (await markNotified(tx, one, now))) await notifyOne(tx, one, { name, nameAr }, now)
  }
}

function notifyOne(
  tx: Db,
  { userId, listingId, period }: WaitingRow,
  of: { name: string; nameAr: string },
  now: Date,
) {
  const { first, last } = daysOf(period)
  return notifyUser(tx, {
    userId,
    type: 'Dates_free_again',
    params: { serviceId: listingId, service: of.name, service_ar: of.nameAr, checkIn: first, checkOut: last },
    createdAt: now,
  })
}

import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { lockListing, lockListings } from '@/server/db/lock-listing'
import { refreshBooked } from '@/server/db/refresh-booked'
import { placeEvents } from '@/server/modules/bookings/calendar/feeds/place-events'
import { notifyWaiting } from '@/server/modules/listings/waiting-list/notify-waiting'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { listEndingOptions, markReminded } from './reminder-store'
import {
  declineOptionsOf,
  deleteOption,
  deleteRunOutOptions,
  listOptionListings,
  listRunOutListings,
} from './store'

/** An option ends at midnight; its guest is reminded at nine in the morning of that day. */
const REMINDED_MINUTES = 15 * 60
const DAY_MINUTES = 24 * 60

/** Frees the dates of an offer that its vendor withdraws or its guest declines, in that transaction and under the listing's lock. */
export async function endOption(
  tx: Db,
  { id, listingId }: { id: string; listingId: string },
  now: Date,
): Promise<void> {
  if (!(await deleteOption(tx, id))) return
  await settleFreed(tx, listingId, now)
  await notifyWaiting(tx, listingId, now)
}

/** Declines the open options of a guest whose account closes, so that nobody waits for them. */
export async function endOptionsOfGuest(tx: Db, guestId: string, now: Date): Promise<void> {
  await lockListings(tx, await listOptionListings(tx, guestId, now))
  for (const offer of await declineOptionsOf(tx, guestId, now)) await endOption(tx, offer, now)
}

/** Frees what ran out, each listing in its own transaction; a booking that needs the dates earlier frees them itself. */
export async function endRunOutOptions(db: Db, now: Date): Promise<void> {
  await runEach(await listRunOutListings(db, now), (listingId) =>
    db.transaction(async (tx) => {
      await lockListing(tx, listingId)
      if (await freeRunOutOptions(tx, listingId, now)) await notifyWaiting(tx, listingId, now)
    }),
  )
}

/** Frees the run-out options of a listing under its lock; true where there were some, and its waiting list is to be notified. */
export async function freeRunOutOptions(tx: Db, listingId: string, now: Date): Promise<boolean> {
  if (!(await deleteRunOutOptions(tx, listingId, now))) return false
  await settleFreed(tx, listingId, now)
  return true
}

/** Reminds guests on the last day of their options, once each; not of one that was made that day. */
export async function remindOfOptions(db: Db, now: Date): Promise<void> {
  const due = await listEndingOptions(db, addMinutes(now, REMINDED_MINUTES), now)
  const older = due.filter(({ createdAt, expiresAt }) => createdAt < addMinutes(expiresAt, -DAY_MINUTES))
  await runEach(older, ({ id, guestId, conversationId, name, nameAr }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, now))) return
      await notifyUser(tx, {
        ...{ userId: guestId, type: 'Option_ends_soon', createdAt: now },
        params: { service: name, service_ar: nameAr, conversationId },
      })
    }),
  )
}

/** An event of another calendar may wait for the dates, before those on the waiting list. */
async function settleFreed(tx: Db, listingId: string, now: Date): Promise<void> {
  await placeEvents(tx, listingId, now)
  await refreshBooked(tx, listingId, now)
}

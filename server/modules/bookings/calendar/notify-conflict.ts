import { eq } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { listAdminIds } from '@/server/modules/people/accounts/admin-roles'
import { notifyUsers } from '@/server/modules/people/notifications/notify-user'
import { writeConflict } from './conflict-store'
import type { FeedEvent } from './feeds/event-store'

/** Notifies vendor and admins, once, of an event that overlaps a booking. */
export async function notifyConflict(tx: Db, listingId: string, event: FeedEvent, now: Date): Promise<void> {
  const { feedId, externalId, summary } = event
  const firstDay = riyadhDay(event.from)
  const endDay = riyadhDay(event.to)
  const lastDay = endDay > firstDay ? endDay : addDays(firstDay, 1)
  const row = { listingId, feedId, externalId, summary, firstDay, lastDay, createdAt: now }
  if (!(await writeConflict(tx, row))) return
  const [listing] = await tx
    .select({ vendorId: listings.vendorId, service: listings.name, service_ar: listings.nameAr })
    .from(listings)
    .where(eq(listings.id, listingId))
  if (!listing) throw new Error('the listing of a conflict is gone')
  const { vendorId, ...names } = listing
  const params = { serviceId: listingId, ...names, checkIn: firstDay, checkOut: lastDay }
  const admins = await listAdminIds(tx, 'bookings')
  for (const to of [{ vendorId }, ...admins.map((userId) => ({ userId }))]) {
    await notifyUsers(tx, [{ ...to, type: 'Calendar_conflict', params, createdAt: now }], [], now)
  }
}

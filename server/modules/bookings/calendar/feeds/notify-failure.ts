import { eq } from 'drizzle-orm'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { type ImportedFeed, updateFeed } from './feed-store'

/** A short fault of the other site concerns no vendor. */
const AFTER_MINUTES = 60

/** Notifies the vendor, once of each run of failures, that a feed could not be read for an hour. */
export async function notifyFailure(
  tx: Db,
  feed: ImportedFeed & { failingSince: Date },
  now: Date,
): Promise<void> {
  if (feed.failureNotifiedAt || addMinutes(feed.failingSince, AFTER_MINUTES) > now) return
  const [listing] = await tx
    .select({ vendorId: listings.vendorId, service: listings.name, service_ar: listings.nameAr })
    .from(listings)
    .where(eq(listings.id, feed.listingId))
  if (!listing) throw new Error('the listing of a feed is gone')
  await updateFeed(tx, feed.id, { failureNotifiedAt: now })
  const { vendorId, ...names } = listing
  const params = { serviceId: feed.listingId, ...names, feed: feed.name }
  await notifyVendor(tx, { vendorId, type: 'Calendar_feed_failed', params, createdAt: now })
}

import { LICENCE_WARNING_DAYS } from '@/lib/domain/listing/licence'
import { addDays, daysBetween, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { listEndingLicences, writeReminder } from './licence-store'
import type { ListingRecord } from './store'

/** Warns owners of licences that end within 30 and within 7 days, once each; a new last day is warned of anew. */
export async function notifyLicenceExpiry(db: Db, now: Date): Promise<void> {
  const today = riyadhDay(now)
  for (const [i, daysBefore] of LICENCE_WARNING_DAYS.entries()) {
    // Each window ends where the next one begins, so that one round sends one warning.
    const closer = LICENCE_WARNING_DAYS[i + 1] ?? -1
    const window = { daysBefore, after: addDays(today, closer), until: addDays(today, daysBefore) }
    await runEach(await listEndingLicences(db, window), (listing) => warn(db, listing, daysBefore, now))
  }
}

async function warn(db: Db, listing: ListingRecord, daysBefore: number, now: Date): Promise<void> {
  const { id: listingId, vendorId, name, nameAr, licenceExpires: expiresOn } = listing
  if (expiresOn === null) return
  const days = Math.max(1, daysBetween(riyadhDay(now), expiresOn))
  await db.transaction(async (tx) => {
    if (!(await writeReminder(tx, { listingId, expiresOn, daysBefore, createdAt: now }))) return
    const params = { serviceId: listingId, service: name, service_ar: nameAr, days }
    await notifyVendor(tx, { vendorId, type: 'Licence_ends_soon', params, createdAt: now })
  })
}

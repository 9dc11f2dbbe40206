import { sql } from 'drizzle-orm'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { refreshBookedOfMany } from '@/server/db/refresh-booked'
import { uploads } from '@/server/db/schema/platform/uploads'
import type { FilesPort } from '@/server/ports/files'
import { makeBookings } from './bookings/bookings'
import { insertReviews } from './bookings/insert-reviews'
import { insertBookings } from './bookings/rows'
import { insertCatalogue, insertDemoSite } from './catalogue/catalogue'
import { insertConversations } from './conversations'
import { insertAll } from './insert'
import { insertWhenEmpty, isEmpty } from './insert-when-empty'
import { insertListings, makeListings, type SeedListing } from './listings/listings'
import { insertPendingRevisions } from './listings/pending-revisions'
import { insertRoomTypes } from './listings/room-types'
import { insertVisits } from './listings/visits'
import { insertTemplates } from './message-templates'
import { insertChargebacks } from './money/chargebacks'
import { insertTeam } from './people/team'
import { DEMO_HOST, insertUsers, vendorId } from './people/users'
import { type StoredPhotos, storePhotos } from './photos'

interface SeedOptions {
  db: Db
  files: FilesPort
  /** every date of the demo is relative to it */
  now: Date
  onProgress: (what: 'pictures' | 'rows', done: number, total: number) => void
}

/**
 * Fills an empty database with demo data, the same for the same day. One transaction writes all rows, so an interrupted
 * seed leaves an empty database. Returns whether it wrote.
 */
export async function seedWhenEmpty({ db, files, now, onProgress }: SeedOptions): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const photos = await storePhotos(files, (done, total) => onProgress('pictures', done, total))
  const hasWritten = await insertWhenEmpty(db, (tx) =>
    insertDemo(tx, photos, now, (done, total) => onProgress('rows', done, total)),
  )
  // With the statistics of empty tables PostgreSQL joins them row by row.
  if (hasWritten) await db.execute(sql`ANALYZE`)
  return hasWritten
}

async function insertDemo(
  tx: Db,
  photos: StoredPhotos,
  now: Date,
  onStep: (done: number, total: number) => void,
): Promise<void> {
  const seedListings = makeListings(photos, riyadhDay(now))
  const { stays, blocks, reviewed } = makeBookings(seedListings, now)
  const steps = [
    () => insertUsers(tx, now),
    () => insertTeam(tx, now),
    () => insertCatalogue(tx, photos),
    () => insertDemoSite(tx, photos),
    () => insertListings(tx, seedListings),
    () => insertPendingRevisions(tx, seedListings, now),
    () => insertAll(tx, uploads, uploadRows(seedListings)),
    () => insertRoomTypes(tx, seedListings, now),
    () => insertVisits(tx, seedListings, DEMO_HOST.id, now),
    () => insertBookings(tx, stays, blocks, now),
    () => insertReviews(tx, seedListings, reviewed),
    () => insertChargebacks(tx, stays, now),
    () => insertConversations(tx, seedListings, now),
    () => insertTemplates(tx, seedListings, now),
    () =>
      refreshBookedOfMany(
        tx,
        seedListings.map((one) => one.plan.id),
        now,
      ),
  ]
  for (const [done, step] of steps.entries()) {
    await step()
    onStep(done + 1, steps.length)
  }
}

/** A listing may only show uploads of its vendor, so each vendor has a row for every picture in use. */
function uploadRows(seedListings: readonly SeedListing[]): (typeof uploads.$inferInsert)[] {
  const rows = new Map<string, typeof uploads.$inferInsert>()
  for (const { plan, pictures } of seedListings) {
    for (const { key, width, height } of pictures) {
      const id = `${plan.owner.id}-${key}`
      rows.set(id, {
        id,
        ownerId: plan.owner.id,
        vendorId: vendorId(plan.owner),
        fileKey: key,
        width,
        height,
      })
    }
  }
  return [...rows.values()]
}

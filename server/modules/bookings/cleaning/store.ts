import { and, asc, eq, gte, inArray, isNull, lt, min, ne, or, sql } from 'drizzle-orm'
import { type CleaningState, OVERDUE_DAYS } from '@/lib/domain/cleaning/cleaning'
import { addDays, type Day, instantAt, MIDNIGHT } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import {
  cleanerListings,
  cleaners,
  cleaningPhotos,
  cleaningProblems,
  cleaningTasks,
} from '@/server/db/schema/bookings/cleaning'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'
import { asRoom } from '@/server/policy/booking-of-listing'
import { LIVED_IN } from './departure'

export type Cleaner = typeof cleaners.$inferSelect
export type CleaningTask = typeof cleaningTasks.$inferSelect

export interface TaskFilter {
  /** whose tasks: of a vendor, or those that a cleaner’s link shows */
  of: { vendorId: string } | { cleaner: Cleaner }
  from: Day
  /** exclusive */
  to: Day
  /** unfinished ones of the last days too */
  withLate: boolean
  listingId?: string | undefined
  state?: CleaningState | undefined
}

const startOf = (day: Day) => instantAt(day, MIDNIGHT)

/** Tasks of some days in their order, each with the next arrival at its listing. */
export function listTasks(db: Db, { of, from, to, withLate, listingId, state }: TaskFilter) {
  const inDays = and(gte(cleaningTasks.dueAt, startOf(from)), lt(cleaningTasks.dueAt, startOf(to)))
  const isLate = and(
    gte(cleaningTasks.dueAt, startOf(addDays(from, -OVERDUE_DAYS))),
    lt(cleaningTasks.dueAt, startOf(from)),
    inArray(cleaningTasks.state, ['toDo', 'begun']),
  )
  return db
    .select({
      task: cleaningTasks,
      code: bookings.code,
      listing: { name: listings.name, nameAr: listings.nameAr },
      city: { name: cities.name, nameAr: cities.nameAr },
      district: { name: districts.name, nameAr: districts.nameAr },
      cleaner: { id: cleaners.id, name: cleaners.name },
      readyBy: nextArrival(db),
    })
    .from(cleaningTasks)
    .innerJoin(bookings, eq(bookings.id, cleaningTasks.bookingId))
    .innerJoin(listings, eq(listings.id, cleaningTasks.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(districts, eq(districts.id, listings.districtId))
    .leftJoin(cleaners, eq(cleaners.id, cleaningTasks.cleanerId))
    .where(
      and(
        'vendorId' in of ? eq(cleaningTasks.vendorId, of.vendorId) : isShownTo(db, of.cleaner),
        withLate ? or(inDays, isLate) : inDays,
        listingId ? eq(cleaningTasks.listingId, listingId) : undefined,
        state ? eq(cleaningTasks.state, state) : ne(cleaningTasks.state, 'withdrawn'),
      ),
    )
    .orderBy(asc(cleaningTasks.dueAt), asc(cleaningTasks.id))
}
export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number]

/** The first arrival at the listing from the departure on, of another booking that has its dates. */
const nextArrival = (db: Db) =>
  sql`(${db
    .select({ at: min(sql`next.check_in_at`) })
    .from(sql`${bookings} AS next`)
    .where(
      sql`(next.listing_id = ${cleaningTasks.listingId}
          OR next.rooms @> ${asRoom(cleaningTasks.listingId)}) AND next.id <> ${cleaningTasks.bookingId}
        AND ${inArray(sql`next.state`, [...LIVED_IN])} AND next.check_in_at >= ${cleaningTasks.dueAt}`,
    )})`.mapWith(bookings.checkInAt)

/** Of the listings that the link names, those for nobody else. */
const isShownTo = (db: Db, { id, vendorId }: Cleaner) =>
  and(
    eq(cleaningTasks.vendorId, vendorId),
    inArray(
      cleaningTasks.listingId,
      db
        .select({ id: cleanerListings.listingId })
        .from(cleanerListings)
        .where(eq(cleanerListings.cleanerId, id)),
    ),
    or(isNull(cleaningTasks.cleanerId), eq(cleaningTasks.cleanerId, id)),
  )

/** A task of a vendor, or one that a cleaner’s link shows, until the transaction ends. */
export async function lockTask(tx: Db, of: TaskFilter['of'], id: string): Promise<CleaningTask | null> {
  const isOf = 'vendorId' in of ? eq(cleaningTasks.vendorId, of.vendorId) : isShownTo(tx, of.cleaner)
  const [row] = await tx
    .select()
    .from(cleaningTasks)
    .where(and(eq(cleaningTasks.id, id), isOf))
    .for('update')
  return row ?? null
}

export async function writeTask(tx: Db, id: string, patch: Partial<CleaningTask>): Promise<void> {
  await tx.update(cleaningTasks).set(patch).where(eq(cleaningTasks.id, id))
}

export const listPhotos = (db: Db, taskIds: string[]) =>
  db
    .select({ id: cleaningPhotos.id, taskId: cleaningPhotos.taskId })
    .from(cleaningPhotos)
    .where(inArray(cleaningPhotos.taskId, taskIds))
    .orderBy(asc(cleaningPhotos.createdAt), asc(cleaningPhotos.id))

export const listProblems = (db: Db, taskIds: string[]) =>
  db
    .select()
    .from(cleaningProblems)
    .where(inArray(cleaningProblems.taskId, taskIds))
    .orderBy(asc(cleaningProblems.createdAt), asc(cleaningProblems.id))

/** Whether a photo is of a task of this vendor, or of one that this cleaner’s link shows. */
export async function isPhotoOf(db: Db, of: TaskFilter['of'], photoId: string): Promise<boolean> {
  const isOf = 'vendorId' in of ? eq(cleaningTasks.vendorId, of.vendorId) : isShownTo(db, of.cleaner)
  const rows = await db
    .select({ id: cleaningPhotos.id })
    .from(cleaningPhotos)
    .innerJoin(cleaningTasks, eq(cleaningTasks.id, cleaningPhotos.taskId))
    .where(and(eq(cleaningPhotos.id, photoId), isOf))
  return rows.length > 0
}

export const countPhotos = (tx: Db, taskId: string): Promise<number> =>
  tx.$count(cleaningPhotos, eq(cleaningPhotos.taskId, taskId))

export async function writePhoto(tx: Db, photo: typeof cleaningPhotos.$inferInsert): Promise<void> {
  await tx.insert(cleaningPhotos).values(photo)
}

/** False where the same words were written already. */
export async function writeProblem(tx: Db, problem: typeof cleaningProblems.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(cleaningProblems)
    .values(problem)
    .onConflictDoNothing()
    .returning({ id: cleaningProblems.id })
  return written.length > 0
}

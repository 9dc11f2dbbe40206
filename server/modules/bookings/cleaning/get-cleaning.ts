import type {
  CleanerPageWire,
  CleanerTaskWire,
  CleanerWire,
  CleaningPageWire,
  CleaningTaskWire,
} from '@/lib/contract/schemas/cleaning/wire'
import { CLEANER_PAGE_DAYS, CLEANING_PAGE_DAYS, type CleaningState } from '@/lib/domain/cleaning/cleaning'
import type { CleanedListing } from '@/lib/domain/cleaning/wire'
import { addDays, isDay, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import type { Member } from '@/server/policy/signed-in'
import { listCleanedListings, listCleaners } from './cleaner-store'
import { type Cleaner, listPhotos, listProblems, listTasks, type TaskRow } from './store'

interface Asked {
  from?: string | undefined
  listing?: string | undefined
  state?: CleaningState | undefined
}

/** The tasks of a vendor from a day on, today without one; unfinished ones of the last days stand before today's. */
export async function getCleaning(
  { db, clock }: Deps,
  { vendorId }: Member,
  { from: asked, listing: listingId, state }: Asked,
): Promise<CleaningPageWire> {
  const today = riyadhDay(clock.now())
  const from = asked !== undefined && isDay(asked) ? asked : today
  const to = addDays(from, CLEANING_PAGE_DAYS)
  const filter = { of: { vendorId }, from, to, withLate: from === today, listingId, state }
  const [rows, cleaners, listings] = await Promise.all([
    listTasks(db, filter),
    listCleaners(db, vendorId),
    listCleanedListings(db, vendorId),
  ])
  const photosOf = await photosBy(db, rows)
  const problems = await problemsOf(db, rows)
  const data = rows.map(
    (row): CleaningTaskWire => ({
      ...taskToWire(row, photosOf),
      bookingId: row.task.bookingId,
      code: row.code,
      cleaner: row.cleaner && { _id: row.cleaner.id, name: row.cleaner.name },
      problems: problems
        .filter(({ taskId }) => taskId === row.task.id)
        .map(({ body, createdAt }) => ({ text: body, at: createdAt.toISOString() })),
    }),
  )
  return {
    from,
    to: addDays(to, -1),
    data,
    cleaners: cleaners.map(cleanerToWire),
    listings: listings.map(listingToWire),
  }
}

/** What a cleaner’s link shows: today and the next days, and what is unfinished of the last ones. */
export async function getCleanerPage(db: Db, cleaner: Cleaner, now: Date): Promise<CleanerPageWire> {
  const today = riyadhDay(now)
  const to = addDays(today, CLEANER_PAGE_DAYS)
  const rows = await listTasks(db, { of: { cleaner }, from: today, to, withLate: true })
  const photosOf = await photosBy(db, rows)
  const data = rows.map((row): CleanerTaskWire => {
    const wire = taskToWire(row, photosOf)
    return {
      ...wire,
      where: whereOf(row),
      isMine: row.task.cleanerId === cleaner.id,
      isOpen: wire.day <= today,
    }
  })
  return { cleaner: cleaner.name, today, data }
}

const ids = (rows: readonly TaskRow[]) => rows.map(({ task }) => task.id)

async function photosBy(db: Db, rows: readonly TaskRow[]): Promise<(taskId: string) => string[]> {
  const photos = rows.length > 0 ? await listPhotos(db, ids(rows)) : []
  return (taskId) => photos.filter((one) => one.taskId === taskId).map(({ id }) => id)
}

const problemsOf = async (db: Db, rows: readonly TaskRow[]) =>
  rows.length > 0 ? listProblems(db, ids(rows)) : []

/** The next arrival may be long after the departure: then there is no hurry to name. */
function taskToWire({ task, listing, readyBy }: TaskRow, photosOf: (taskId: string) => string[]) {
  const { id, listingId, dueAt, units, state, note, beganAt, doneAt } = task
  return {
    ...{ _id: id, listing: { _id: listingId, ...rowName(listing) } },
    ...{ day: riyadhDay(dueAt), dueAt: dueAt.toISOString(), readyBy: readyBy?.toISOString() ?? null },
    ...{ units, state, note, photos: photosOf(id) },
    ...{ beganAt: beganAt?.toISOString() ?? null, doneAt: doneAt?.toISOString() ?? null },
  }
}

function whereOf({ city, district }: TaskRow) {
  if (!district) return rowName(city)
  return { name: `${district.name}, ${city.name}`, name_ar: `${district.nameAr}، ${city.nameAr}` }
}

function cleanerToWire(row: Cleaner & { listingIds: string[] }): CleanerWire {
  const { id, name, phone, listingIds, linkSince } = row
  return { _id: id, name, phone, listingIds, linkSince: linkSince?.toISOString() ?? null }
}

function listingToWire(row: Awaited<ReturnType<typeof listCleanedListings>>[number]): CleanedListing {
  const hourly = row.pricingMode === 'hourly' ? (row.hourly ?? false) : null
  return { _id: row.id, ...rowName(row), hourly }
}

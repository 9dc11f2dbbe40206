import { type FeedProblem, isFeedFailure } from '@/lib/domain/calendar/feeds'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { isDataException } from '@/server/db/failures'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { readCalendar } from '@/server/modules/bookings/calendar/ical/read-calendar'
import { loadAnyBookable } from '@/server/modules/listings/load-bookable'
import { FeedFailure } from '@/server/ports/calendar-feeds'
import { claimFetch, findFetched, type ImportedFeed, listDueFeeds, updateFeed } from './feed-store'
import { importEvents } from './import-events'
import { notifyFailure } from './notify-failure'

const EVERY_MINUTES = 30
/** Feeds read at once; each has its own timeout, so a round ends soon. */
const AT_ONCE = 16

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'feeds'>

/** Imports the outside calendars that are due, each in one process. */
export async function fetchDueFeeds(deps: FeedDeps): Promise<void> {
  const readBefore = addMinutes(deps.clock.now(), -EVERY_MINUTES)
  const due = await listDueFeeds(deps.db, readBefore, AT_ONCE)
  const read = await Promise.allSettled(due.map((feed) => fetchFeed(deps, feed)))
  const failures = read.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'some foreign calendars failed')
}

/** Fetches one feed now, unless another process does; what it says of itself is written with the events. */
export async function fetchFeed(deps: FeedDeps, feed: ImportedFeed): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const fetches = await claimFetch(db, feed, now)
  if (fetches === null) return
  const fetched = { ...feed, fetches }
  const lastProblem = await importFrom(deps, fetched, now)
  await db.transaction(async (tx) => {
    const current = await lockFetched(tx, fetched)
    if (current) await noteOutcome(tx, current, lastProblem, now)
  })
}

/** Locks the listing; null when the feed was removed, given another address or fetched anew while this fetch ran. */
async function lockFetched(tx: Db, { id, listingId, fetches }: ImportedFeed): Promise<ImportedFeed | null> {
  await lockListing(tx, listingId)
  return findFetched(tx, id, fetches)
}

async function noteOutcome(
  tx: Db,
  feed: ImportedFeed,
  lastProblem: FeedProblem | null,
  now: Date,
): Promise<void> {
  if (!isFeedFailure(lastProblem)) {
    await updateFeed(tx, feed.id, { lastProblem, failingSince: null, failureNotifiedAt: null })
    return
  }
  const failingSince = feed.failingSince ?? now
  await updateFeed(tx, feed.id, { lastProblem, failingSince })
  await notifyFailure(tx, { ...feed, failingSince }, now)
}

async function importFrom(
  { db, feeds }: FeedDeps,
  fetched: ImportedFeed,
  now: Date,
): Promise<FeedProblem | null> {
  try {
    const calendar = readCalendar(await feeds.read(fetched.url), now)
    if (!calendar) return 'not_a_calendar'
    await db.transaction(async (tx) => {
      const feed = await lockFetched(tx, fetched)
      const own = feed && (await loadAnyBookable(tx, feed.listingId, now))
      if (own) await importEvents(tx, own, feed, calendar.events, now)
    })
    return calendar.repeating > 0 ? 'repeating' : null
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    // An outside calendar may contain impossible times or texts that no column can store.
    if (error instanceof RangeError || isDataException(error)) return 'not_a_calendar'
    throw error
  }
}

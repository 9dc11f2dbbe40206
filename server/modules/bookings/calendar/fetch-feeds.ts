import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { isDataException } from '@/server/db/failures'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { loadAnyBookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'
import { FeedFailure, type FeedProblem } from '@/server/ports/calendar-feeds'
import { claimFeed, type Feed, isImported, listDueFeeds, setFeed } from './feed-store'
import { getVendorCalendar } from './get-calendar'
import { readCalendar } from './ical-read'
import { importEvents } from './import-events'
import { ensureOwnFeed, getOwnBookable } from './vendor-calendar'

const EVERY_MINUTES = 30
/** Feeds read at once; each has its own timeout, so a round ends soon. */
const AT_ONCE = 8
const MAX_UID = 500

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'feeds'>

/** Imports the outside calendars that are due, each in one process. */
export async function fetchDueFeeds(deps: FeedDeps): Promise<void> {
  const readBefore = addMinutes(deps.clock.now(), -EVERY_MINUTES)
  const due = await listDueFeeds(deps.db, readBefore, AT_ONCE)
  const read = await Promise.allSettled(due.map((feed) => readOne(deps, feed)))
  const failures = read.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'some foreign calendars failed')
}

/** Imports one calendar now, at the vendor's request. */
export async function fetchOwnFeed(deps: Deps, member: Member, id: string) {
  await getOwnBookable(deps.db, member, id, deps.clock.now())
  const feed = await ensureOwnFeed(deps.db, id)
  if (!feed.importUrl) throw new DomainError('not_found')
  await readOne(deps, feed)
  return getVendorCalendar(deps, member, id, {})
}

async function readOne(deps: FeedDeps, feed: Feed): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  if (!feed.importUrl || !(await claimFeed(db, feed, now))) return
  const { listingId, importUrl } = feed
  const lastProblem = await importFrom(deps, listingId, importUrl, now)
  await db.transaction(async (tx) => {
    if (await lockImported(tx, listingId, importUrl)) await setFeed(tx, listingId, { lastProblem })
  })
}

/** Locks the listing; false when its vendor has given another address, or none, while this one was read. */
async function lockImported(tx: Db, listingId: string, url: string): Promise<boolean> {
  await lockListing(tx, listingId)
  return isImported(tx, listingId, url)
}

async function importFrom(
  { db, feeds }: FeedDeps,
  listingId: string,
  url: string,
  now: Date,
): Promise<FeedProblem | 'repeating' | null> {
  try {
    const calendar = readCalendar(await feeds.read(url))
    if (!calendar) return 'not_a_calendar'
    const events = calendar.events.filter((event) => event.uid.length <= MAX_UID)
    await db.transaction(async (tx) => {
      const own = await loadAnyBookable(tx, listingId, now)
      if (own && (await lockImported(tx, listingId, url))) await importEvents(tx, own, events, now)
    })
    return calendar.repeating > 0 ? 'repeating' : null
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    // An outside calendar may contain impossible times or texts that no column can store.
    if (error instanceof RangeError || isDataException(error)) return 'not_a_calendar'
    throw error
  }
}

import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { type FeedBody, MAX_FEEDS } from '@/lib/domain/calendar/feeds'
import { DomainError, issue } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import type { Deps } from '@/server/deps'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { isFeedAddress } from '@/server/ports/calendar-feeds'
import { findFeed, type ImportedFeed, insertFeed, listFeeds, readdressFeed, updateFeed } from './feed-store'
import { dropFeed } from './import-events'
import { feedToWire, listFeedsToWire } from './list-feeds'

export async function listOwnFeeds({ db, clock }: Deps, member: Member, listingId: string) {
  const now = clock.now()
  await getOwnBookable(db, member, listingId, now)
  return { data: await listFeedsToWire(db, member, listingId, now) }
}

/** Throws `too_many_feeds`, and `feed_exists` for an address that the listing reads already. */
export async function addFeed(
  deps: Deps,
  member: Member,
  listingId: string,
  body: FeedBody,
): Promise<CalendarFeedWire> {
  assertAddress(body.url)
  const createdAt = deps.clock.now()
  const feed = await deps.db.transaction(async (tx) => {
    await getOwnBookable(tx, member, listingId, createdAt)
    await lockListing(tx, listingId)
    const feeds = await listFeeds(tx, listingId)
    if (feeds.length >= MAX_FEEDS) throw new DomainError('too_many_feeds')
    assertNew(feeds, body.url)
    const written = await insertFeed(tx, { ...body, listingId, createdAt })
    await trail(tx, member, 'calendar_feed_added', written, createdAt)
    return written
  })
  return feedToWire(deps, member, feed)
}

/** Renames, recolours or readdresses a feed. What it closed stays closed until the new address was read. */
export async function changeFeed(
  deps: Deps,
  member: Member,
  id: string,
  { name, colour, url }: FeedBody,
): Promise<CalendarFeedWire> {
  assertAddress(url)
  const feed = await changeOwn(deps, member, id, async (tx, feed, now) => {
    assertNew(
      (await listFeeds(tx, feed.listingId)).filter((one) => one.id !== id),
      url,
    )
    if (url !== feed.url) await readdressFeed(tx, id, url)
    await updateFeed(tx, id, { name, colour })
    await trail(tx, member, 'calendar_feed_changed', { ...feed, name }, now)
  })
  return feedToWire(deps, member, feed)
}

/** Removes a feed; the dates that it alone closed are open again. */
export async function removeFeed(deps: Deps, member: Member, id: string): Promise<void> {
  await changeOwn(deps, member, id, async (tx, feed, now) => {
    await dropFeed(tx, await getOwnBookable(tx, member, feed.listingId, now), feed, now)
    await trail(tx, member, 'calendar_feed_removed', feed, now)
  })
}

/** Locks the listing of a feed, which may have been removed since it was named. */
async function changeOwn(
  { db, clock }: Deps,
  member: Member,
  id: string,
  change: (tx: Db, feed: ImportedFeed, now: Date) => Promise<void>,
): Promise<ImportedFeed> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const named = await findFeed(tx, member.vendorId, id)
    if (named) await lockListing(tx, named.listingId)
    const feed = named && (await findFeed(tx, member.vendorId, id))
    if (!feed) throw new DomainError('not_found')
    await change(tx, feed, now)
    return feed
  })
}

function assertAddress(url: string): void {
  if (!isFeedAddress(url))
    throw new DomainError('bad_request', { issues: [issue('url', 'calendar_address')] })
}

function assertNew(feeds: readonly ImportedFeed[], url: string): void {
  if (feeds.some((feed) => feed.url === url)) throw new DomainError('feed_exists')
}

function trail(
  tx: Db,
  member: Member,
  act: 'calendar_feed_added' | 'calendar_feed_changed' | 'calendar_feed_removed',
  { listingId, name }: ImportedFeed,
  createdAt: Date,
): Promise<void> {
  return writeTrail(tx, member, { act, subjectId: listingId, details: { name }, createdAt })
}

import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import { roleMay } from '@/lib/domain/policy/vendor-policy'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { Member } from '@/server/policy/signed-in'
import { countEvents, type ImportedFeed, listFeeds } from './feed-store'

/** The feeds of a listing; their addresses are secrets, which outlive the membership of who has read them. */
export async function listFeedsToWire(
  db: Db,
  { vendor }: Member,
  listingId: string,
  now: Date,
): Promise<CalendarFeedWire[]> {
  const [feeds, events] = [await listFeeds(db, listingId), await countEvents(db, listingId, now)]
  const isEditor = roleMay(vendor.role, 'editCalendar')
  return feeds.map((feed) => ({
    _id: feed.id,
    serviceId: feed.listingId,
    name: feed.name,
    colour: feed.colour,
    url: isEditor ? feed.url : null,
    lastReadAt: feed.lastReadAt?.toISOString() ?? null,
    lastProblem: feed.lastProblem,
    failingSince: feed.failingSince?.toISOString() ?? null,
    events: events.get(feed.id) ?? 0,
  }))
}

/** A feed as it is now; throws `not_found` where it was removed meanwhile. */
export async function feedToWire({ db, clock }: Deps, member: Member, { id, listingId }: ImportedFeed) {
  const feeds = await listFeedsToWire(db, member, listingId, clock.now())
  const feed = feeds.find(({ _id }) => _id === id)
  if (!feed) throw new DomainError('not_found')
  return feed
}

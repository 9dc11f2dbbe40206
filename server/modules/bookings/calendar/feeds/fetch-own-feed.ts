import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import type { Member } from '@/server/policy/signed-in'
import { findFeed, listFeeds } from './feed-store'
import { fetchFeed } from './fetch-feeds'
import { feedToWire } from './list-feeds'

/** Fetches a feed now, at the vendor's request. */
export async function fetchOwnFeed(deps: Deps, member: Member, id: string): Promise<CalendarFeedWire> {
  const feed = await findFeed(deps.db, member.vendorId, id)
  if (!feed) throw new DomainError('not_found')
  await fetchFeed(deps, feed)
  return feedToWire(deps, member, feed)
}

/** Fetches the oldest feed of a listing, for clients that know one. */
export async function fetchOldestFeed(deps: Deps, member: Member, listingId: string): Promise<void> {
  await getOwnBookable(deps.db, member, listingId, deps.clock.now())
  const [oldest] = await listFeeds(deps.db, listingId)
  if (!oldest) throw new DomainError('not_found')
  await fetchFeed(deps, oldest)
}

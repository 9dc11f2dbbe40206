import { freeColour, nameOfAddress } from '@/lib/domain/calendar/feeds'
import type { Db } from '@/server/db/db'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { insertFeed, listFeeds, readdressFeed } from './feed-store'
import { deleteComing, dropFeed } from './import-events'

/**
 * The one address of clients that know one feed: it is that of the oldest one, whose events go with its old address. Null
 * removes that feed. Runs under the listing's lock.
 */
export async function writeOneAddress(tx: Db, own: Bookable, url: string | null, now: Date): Promise<void> {
  const listingId = own.row.service.id
  const feeds = await listFeeds(tx, listingId)
  const [oldest] = feeds
  if (feeds.some((feed) => feed.url === url)) return
  if (oldest && url === null) return dropFeed(tx, own, oldest, now)
  if (oldest && url !== null) {
    await deleteComing(tx, own, oldest.id, now)
    return readdressFeed(tx, oldest.id, url)
  }
  if (url === null) return
  const colour = freeColour([])
  await insertFeed(tx, { listingId, name: nameOfAddress(url), colour, url, createdAt: now })
}

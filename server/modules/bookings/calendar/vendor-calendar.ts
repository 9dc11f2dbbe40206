import { randomBytes } from 'node:crypto'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type Bookable, loadOwnBookable } from '@/server/modules/listings/load-bookable'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { ensureFeed, type Feed, setFeed } from './feed-store'

const SECRET_BYTES = 24

/** A listing of this vendor; throws `not_found` for listings of others. */
export async function getOwnBookable(db: Db, member: Member, id: string, now: Date): Promise<Bookable> {
  const bookable = await loadOwnBookable(db, member.vendorId, id, now)
  if (!bookable) throw new DomainError('not_found')
  return bookable
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

export const ensureOwnFeed = (tx: Db, listingId: string): Promise<Feed> =>
  ensureFeed(tx, listingId, newSecret())

/** The secret address of the exported calendar; its holders see which days are taken. */
export const exportUrlOf = ({ config }: Pick<Deps, 'config'>, feed: Feed) =>
  `${config.publicOrigin}/api/v1/calendars/${feed.exportSecret}/busy.ics`

/** Creates a new secret address; the old one becomes invalid. */
export async function renewExport(deps: Deps, member: Member, id: string): Promise<{ exportUrl: string }> {
  const now = deps.clock.now()
  await getOwnBookable(deps.db, member, id, now)
  return deps.db.transaction(async (tx) => {
    await ensureOwnFeed(tx, id)
    await setFeed(tx, id, { exportSecret: newSecret() })
    await writeTrail(tx, member, { act: 'calendar_address_renewed', subjectId: id, createdAt: now })
    return { exportUrl: exportUrlOf(deps, await ensureOwnFeed(tx, id)) }
  })
}

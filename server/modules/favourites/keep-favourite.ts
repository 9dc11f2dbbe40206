import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { Refusal } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { isShown } from '@/server/modules/listings/read-listing'
import { readIds, writeFavourite } from './store'

/** Keeps a place that the person can see; what was kept before stays as it was. */
export async function keepFavourite(deps: Deps, user: SignedIn, serviceId: string): Promise<void> {
  const { db, clock } = deps
  const kept = await readIds(db, user._id)
  if (kept.includes(serviceId)) return
  if (!(await isShown(deps, serviceId, user))) throw new Refusal('not_found')
  if (kept.length >= MAX_FAVOURITES) throw new Refusal('too_many_favourites')
  await writeFavourite(db, { userId: user._id, serviceId, createdAt: clock.now() })
}

import type { Favourite, FavouriteListWire, SharedListWire } from '@/lib/domain/favourites'
import { DomainError } from '@/lib/domain/issues'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { listCards } from '@/server/modules/listings/search/list-cards'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { findListOwner, listFavouriteIdsPage } from './store'

/** A user's favourites; unavailable listings stay and are marked. */
export function listFavourites(deps: Deps, userId: string, page: PageRequest): Promise<FavouriteListWire> {
  return pageOf(deps, userId, page, false)
}

/** The favourites behind a shared link; throws `not_found` for a revoked link. */
export async function readSharedList(deps: Deps, secret: string, page: PageRequest): Promise<SharedListWire> {
  const owner = await findListOwner(deps.db, secret)
  if (!owner) throw new DomainError('not_found')
  return { ...(await pageOf(deps, owner.id, page, true)), owner: nameToWire(publicNameOf(owner)) }
}

async function pageOf(
  deps: Deps,
  userId: string,
  { page, pageSize }: PageRequest,
  liveOnly: boolean,
): Promise<FavouriteListWire> {
  const wanted = { limit: pageSize, offset: (page - 1) * pageSize, liveOnly }
  const { ids, total } = await listFavouriteIdsPage(deps.db, userId, wanted)
  const reported = await listCards(deps, ids)
  const data = ids.flatMap((id): Favourite[] => {
    const one = reported.get(id)
    return one ? [{ card: one.card, isAvailable: one.isLive }] : []
  })
  return { data, page, pageSize, total }
}

import type { Favourite, FavouriteListWire, SharedListWire } from '@/lib/contract/schemas/favourites'
import { DomainError } from '@/lib/domain/issues'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Deps } from '@/server/deps'
import { listCards } from '@/server/modules/listings/search/list-cards'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { findSharedList, listFavouriteIdsPage } from './store'
import { readVotes } from './vote'

/** A user's favourites, those with the most votes of friends first; unavailable listings stay and are marked. */
export function listFavourites(deps: Deps, userId: string, page: PageRequest): Promise<FavouriteListWire> {
  return pageOf(deps, { ownerId: userId, readerId: userId, isByVotes: true }, page)
}

/** The favourites behind a shared link; throws `not_found` for a revoked link. */
export async function readSharedList(
  deps: Deps,
  { secret, readerId }: { secret: string; readerId: string | null },
  page: PageRequest,
): Promise<SharedListWire> {
  const list = await findSharedList(deps.db, secret)
  if (!list) throw new DomainError('not_found')
  const { owner, isVotingOpen } = list
  const { data, ...rest } = await pageOf(deps, { ownerId: owner.id, readerId, isByVotes: false }, page)
  return {
    ...rest,
    data: data.map(withoutHiddenPhotos),
    owner: nameToWire(publicNameOf(owner)),
    isOwn: owner.id === readerId,
    isVotingOpen,
  }
}

/** Whoever has a link sees no photos that a vendor or an admin has taken off the site. */
const withoutHiddenPhotos = (one: Favourite): Favourite =>
  one.isAvailable ? one : { ...one, card: { ...one.card, images: [] } }

interface Reading {
  ownerId: string
  readerId: string | null
  isByVotes: boolean
}

async function pageOf(
  deps: Deps,
  { ownerId, readerId, isByVotes }: Reading,
  { page, pageSize }: PageRequest,
): Promise<FavouriteListWire> {
  const wanted = { limit: pageSize, offset: (page - 1) * pageSize, isByVotes }
  const { ids, total } = await listFavouriteIdsPage(deps.db, ownerId, wanted)
  const reported = await listCards(deps, ids)
  const votesOf = await readVotes(deps.db, ownerId, { listingIds: ids, readerId })
  const data = ids.flatMap((id): Favourite[] => {
    const one = reported.get(id)
    return one ? [{ card: one.card, isAvailable: one.isLive, votes: votesOf(id) }] : []
  })
  return { data, page, pageSize, total }
}

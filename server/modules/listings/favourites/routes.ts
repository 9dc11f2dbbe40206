import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SharedLink } from '@/lib/contract/schemas/favourites'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { DomainError } from '@/lib/domain/issues'
import { findPropertyId } from '@/server/db/find-property'
import type { Deps } from '@/server/deps'
import { isShown } from '@/server/modules/listings/get-listing'
import { readPage } from '@/server/plugins/request-params'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { listFavourites, readSharedList } from './list-favourites'
import {
  deleteFavourite,
  deleteSecret,
  findLink,
  listFavouriteIds,
  writeFavourite,
  writeSecret,
} from './store'
import { vote } from './vote'
import { writeList } from './votes-store'

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  serve(app, 'GET /favourites', ({ user, query }) => listFavourites(deps, user._id, readPage(query)))
  serve(app, 'GET /favourites/ids', async ({ user }) => ({ ids: await listFavouriteIds(db, user._id) }))
  serve(app, 'GET /favourites/:id', async ({ user, params }) => {
    const ids = await listFavouriteIds(db, user._id)
    return { isKept: ids.includes(await findPropertyId(db, params.id)) }
  })
  serve(app, 'PUT /favourites/:id', ({ user, params }) => addFavourite(deps, user, params.id))
  serve(app, 'DELETE /favourites/:id', async ({ user, params }) =>
    deleteFavourite(db, user._id, await findPropertyId(db, params.id)),
  )
  serve(app, 'GET /favourites/share', ({ user }) => findLink(db, user._id))
  serve(app, 'POST /favourites/share', ({ user }) => shareList(deps, user._id))
  serve(app, 'DELETE /favourites/share', ({ user }) => deleteSecret(db, user._id))
  serve(app, 'PUT /favourites/share/voting', async ({ user, body }) => {
    if (!(await writeList(db, user._id, { isVotingOpen: body.isOpen }))) throw new DomainError('not_found')
  })
  serve(app, 'GET /favourites/shared/:id', ({ user, params, query }) =>
    readSharedList(deps, { secret: params.id, readerId: user?._id ?? null }, readPage(query)),
  )
  const voteOf = (user: SignedIn, { id, listingId }: { id: string; listingId: string }) => ({
    ...{ secret: id, listingId, voterId: user._id },
  })
  serve(app, 'PUT /favourites/shared/:id/votes/:listingId', ({ user, params }) =>
    vote(deps, { ...voteOf(user, params), isGiven: true }),
  )
  serve(app, 'DELETE /favourites/shared/:id/votes/:listingId', ({ user, params }) =>
    vote(deps, { ...voteOf(user, params), isGiven: false }),
  )
}

/** Adds a visible listing to the favourites, of a room type its property; adding twice changes nothing. */
async function addFavourite(deps: Deps, user: SignedIn, id: string): Promise<void> {
  const { db, clock } = deps
  const listingId = await findPropertyId(db, id)
  const stored = await listFavouriteIds(db, user._id)
  if (stored.includes(listingId)) return
  if (!(await isShown(deps, listingId, user))) throw new DomainError('not_found')
  if (stored.length >= MAX_FAVOURITES) throw new DomainError('too_many_favourites')
  await writeFavourite(db, { userId: user._id, listingId, createdAt: clock.now() })
}

/** 144 bits, so that links cannot be guessed. */
const SECRET_BYTES = 18

/** Shares the user's list by link; repeated calls return the same link. */
async function shareList({ db, clock }: Deps, userId: string): Promise<SharedLink> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await writeSecret(db, { userId, secret, createdAt: clock.now() })
  return findLink(db, userId)
}

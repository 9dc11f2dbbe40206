import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { MAX_FAVOURITES, type SharedLink } from '@/lib/domain/favourites'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { isShown } from '@/server/modules/listings/get-listing'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/request-params'
import { listFavourites, readSharedList } from './list-favourites'
import {
  deleteFavourite,
  deleteSecret,
  findSecret,
  listFavouriteIds,
  writeFavourite,
  writeSecret,
} from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()
const pageQuery = object(pageFields).noUnknown().exact()
type PageQuery = InferType<typeof pageQuery>

export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  const ofOne = { config: USER, schema: { params: idParam } }

  app.get<{ Querystring: PageQuery }>(
    '/favourites',
    { config: USER, schema: { querystring: pageQuery } },
    (request) => listFavourites(deps, userIn(request)._id, readPage(request.query)),
  )

  // All ids at once, so that a page of cards needs one call.
  app.get('/favourites/ids', { config: USER }, async (request) => ({
    ids: await listFavouriteIds(deps.db, userIn(request)._id),
  }))

  app.get<{ Params: IdParam }>('/favourites/:id', ofOne, async (request) => {
    const ids = await listFavouriteIds(deps.db, userIn(request)._id)
    return { isKept: ids.includes(request.params.id) }
  })
  app.put<{ Params: IdParam }>('/favourites/:id', ofOne, async (request, reply) => {
    await addFavourite(deps, userIn(request), request.params.id)
    return reply.code(204).send()
  })
  app.delete<{ Params: IdParam }>('/favourites/:id', ofOne, async (request, reply) => {
    await deleteFavourite(deps.db, userIn(request)._id, request.params.id)
    return reply.code(204).send()
  })

  app.get('/favourites/share', { config: USER }, async (request) => ({
    secret: await findSecret(deps.db, userIn(request)._id),
  }))
  app.post('/favourites/share', { config: USER, schema: { body: noBody } }, (request) =>
    shareList(deps, userIn(request)._id),
  )
  app.delete('/favourites/share', { config: USER }, async (request, reply) => {
    await deleteSecret(deps.db, userIn(request)._id)
    return reply.code(204).send()
  })
  app.get<{ Params: IdParam; Querystring: PageQuery }>(
    '/favourites/shared/:id',
    { config: { access: 'public' }, schema: { params: idParam, querystring: pageQuery } },
    ({ params, query }) => readSharedList(deps, params.id, readPage(query)),
  )
}

/** Adds a visible listing to the favourites; adding twice changes nothing. */
async function addFavourite(deps: Deps, user: SignedIn, listingId: string): Promise<void> {
  const { db, clock } = deps
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
  return { secret: await findSecret(db, userId) }
}

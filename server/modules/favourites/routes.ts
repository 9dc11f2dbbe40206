import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam, pageFields, readPage } from '@/server/plugins/params'
import { keepFavourite } from './keep-favourite'
import { listFavourites, readSharedList } from './list-favourites'
import { shareList } from './share-list'
import { deleteFavourite, deleteSecret, readIds, readSecret } from './store'

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

  // What a page of cards needs, in one call: which hearts are full.
  app.get('/favourites/ids', { config: USER }, async (request) => ({
    ids: await readIds(deps.db, userIn(request)._id),
  }))

  app.get<{ Params: IdParam }>('/favourites/:id', ofOne, async (request) => {
    const ids = await readIds(deps.db, userIn(request)._id)
    return { isKept: ids.includes(request.params.id) }
  })
  app.put<{ Params: IdParam }>('/favourites/:id', ofOne, async (request, reply) => {
    await keepFavourite(deps, userIn(request), request.params.id)
    return reply.code(204).send()
  })
  app.delete<{ Params: IdParam }>('/favourites/:id', ofOne, async (request, reply) => {
    await deleteFavourite(deps.db, userIn(request)._id, request.params.id)
    return reply.code(204).send()
  })

  app.get('/favourites/share', { config: USER }, async (request) => ({
    secret: await readSecret(deps.db, userIn(request)._id),
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

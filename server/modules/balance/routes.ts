import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { pageFields, readPage } from '@/server/plugins/params'
import { getBalance } from './get-balance'

const listQuery = object(pageFields).noUnknown().exact()

export function balanceRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/user/balance',
    { config: { access: 'user' }, schema: { querystring: listQuery } },
    (request) => getBalance(deps.db, userIn(request), readPage(request.query)),
  )
}

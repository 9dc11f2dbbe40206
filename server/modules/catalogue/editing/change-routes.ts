import type { FastifyInstance } from 'fastify'
import type { Schema } from 'yup'
import { idParam } from '@/lib/contract/inputs'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { userIn } from '@/server/plugins/auth'
import type { IdParam } from '@/server/plugins/request-params'

export const ADMIN = { config: { access: 'admin', area: 'content' } } as const

export const byId = <Body>(body: Body) => ({ ...ADMIN, schema: { params: idParam, body } })

/** A change that is answered by 204. */
export function changeRoute<Body>(
  app: FastifyInstance,
  path: string,
  body: Schema<Body>,
  change: (admin: SignedIn, body: Body) => Promise<void>,
): void {
  app.post(path, { ...ADMIN, schema: { body } }, async (request, reply) => {
    await change(userIn(request), request.body as Body)
    return reply.code(204).send()
  })
}

/** The same of what the `:id` of the path names. */
export function changeOneRoute<Body>(
  app: FastifyInstance,
  [method, path]: ['POST' | 'PUT', string],
  body: Schema<Body>,
  change: (admin: SignedIn, id: string, body: Body) => Promise<void>,
): void {
  app.route<{ Params: IdParam }>({
    method,
    url: path,
    ...byId(body),
    handler: async (request, reply) => {
      await change(userIn(request), request.params.id, request.body as Body)
      return reply.code(204).send()
    },
  })
}

/** How much a change of one would reach. */
export function routeOfUse(
  app: FastifyInstance,
  path: string,
  countUse: (id: string) => Promise<object>,
): void {
  app.get<{ Params: IdParam }>(`${path}/:id/use`, { ...ADMIN, schema: { params: idParam } }, ({ params }) =>
    countUse(params.id),
  )
}

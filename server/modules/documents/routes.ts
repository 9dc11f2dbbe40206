import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { documentFile } from './document-file'
import { isSignedBy, signAddress } from './sign-address'

const noBody = object({}).noUnknown().exact()

const signedQuery = object({
  viewer: string().required().max(40),
  expires: string()
    .required()
    .matches(/^\d{13}$/),
  signature: string().required().max(60),
})
  .noUnknown()
  .exact()

/** Documents: authorized users get a signed address, which grants access for two minutes. */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: IdParam }>(
    '/documents/:id/address',
    { config: { access: 'user' }, schema: { params: idParam, body: noBody } },
    (request) => signAddress(deps, userIn(request), request.params.id),
  )

  app.get<{ Params: IdParam; Querystring: InferType<typeof signedQuery> }>(
    '/documents/:id/file',
    { config: { access: 'public' }, schema: { params: idParam, querystring: signedQuery } },
    async ({ params, query }, reply) => {
      const claim = { id: params.id, viewer: query.viewer, expires: Number(query.expires) }
      const isOverdue = claim.expires <= deps.clock.now().getTime()
      if (isOverdue || !isSignedBy(deps.config.sessionSecret, claim, query.signature)) {
        throw new DomainError('not_found')
      }
      const bytes = await deps.files.get(documentFile(params.id))
      if (!bytes) throw new DomainError('not_found')
      return reply
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/webp')
        .send(bytes)
    },
  )
}

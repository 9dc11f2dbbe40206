import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import { ID } from '@/lib/domain/id'
import { DomainError } from '@/lib/domain/issues'
import type { UploadFormat } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { sendFile } from '@/server/plugins/send-file'
import { documentFile } from './document-file'
import { isSignedBy, signAddress } from './sign-address'
import { findDocument } from './store'

/** A PDF is never opened beside our pages. */
const HEADERS: Record<UploadFormat, Record<string, string>> = {
  picture: { 'content-disposition': 'inline; filename="document.webp"' },
  pdf: {
    'content-disposition': 'attachment; filename="document.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
  },
}

const TYPES: Record<UploadFormat, string> = { picture: 'image/webp', pdf: 'application/pdf' }

const noBody = object({}).noUnknown().exact()

const signedQuery = object({
  viewer: string().required().matches(ID),
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
    async (request, reply) => {
      const { params, query } = request
      const claim = { id: params.id, viewer: query.viewer, expires: Number(query.expires) }
      const isOverdue = claim.expires <= deps.clock.now().getTime()
      if (isOverdue || !isSignedBy(deps.config.sessionSecret, claim, query.signature)) {
        throw new DomainError('not_found')
      }
      const document = await findDocument(deps.db, params.id)
      if (!document) throw new DomainError('not_found')
      const { format } = document
      const headers = { 'cross-origin-resource-policy': 'same-origin', ...HEADERS[format] }
      return sendFile(request, reply, {
        files: deps.files,
        key: documentFile(params.id, format),
        type: TYPES[format],
        headers,
      })
    },
  )
}

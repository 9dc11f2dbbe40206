import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { UploadFormat } from '@/lib/domain/upload'
import type { Deps } from '@/server/deps'
import { documentFile } from '@/server/modules/platform/uploads/document-file'
import { findDocument } from '@/server/modules/platform/uploads/private-documents'
import { sendFile } from '@/server/plugins/send-file'
import { serve } from '@/server/plugins/serve'
import { sessionKeys } from '@/server/rotating-keys'
import { isSignedBy, signAddress } from './sign-address'

/** A PDF is never opened beside our pages. */
const HEADERS: Record<UploadFormat, Record<string, string>> = {
  picture: { 'content-disposition': 'inline; filename="document.webp"' },
  pdf: {
    'content-disposition': 'attachment; filename="document.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
  },
}

const TYPES: Record<UploadFormat, string> = { picture: 'image/webp', pdf: 'application/pdf' }

/** Documents: authorized users get a signed address, which grants access for two minutes. */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'POST /documents/:id/address', (request) => signAddress(deps, request.user, request.params.id))

  serve(app, 'GET /documents/:id/file', async (request, reply) => {
    const { params, query } = request
    const claim = { id: params.id, viewer: query.viewer, expires: Number(query.expires) }
    const isOverdue = claim.expires <= deps.clock.now().getTime()
    if (isOverdue || !isSignedBy(sessionKeys(deps.config), claim, query.signature)) {
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
  })
}

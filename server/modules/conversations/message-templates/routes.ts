import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeNote } from './change-note'
import { getTemplates } from './get-templates'
import { addTemplate, changeTemplate, removeTemplate, switchTemplate } from './manage-templates'

/** The templates of a vendor’s messages. */
export function messageTemplateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/message-templates', (request) => getTemplates(deps, memberIn(request)))
  serve(app, 'POST /vendor/message-templates', (request) =>
    addTemplate(deps, memberIn(request), request.body),
  )
  serve(app, 'PUT /vendor/message-templates/:id', (request) =>
    changeTemplate(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'PUT /vendor/message-templates/:id/state', (request) =>
    switchTemplate(deps, memberIn(request), request.params.id, request.body.isOn),
  )
  serve(app, 'DELETE /vendor/message-templates/:id', (request) =>
    removeTemplate(deps, memberIn(request), request.params.id),
  )
  serve(app, 'PUT /vendor/message-templates/listings/:id', (request) =>
    changeNote(deps, memberIn(request), request.params.id, request.body.wifi),
  )
}

import type { FastifyInstance } from 'fastify'
import type { MessageTemplatesWire } from '@/lib/contract/schemas/messages/templates'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import type { Member } from '@/server/policy/signed-in'
import { changeNote } from './change-note'
import { addTemplate, changeTemplate, removeTemplate, switchTemplate } from './manage-templates'
import { listNotes, listTemplates } from './store'

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

/** The templates of a vendor with the listings that they may be for. */
async function getTemplates({ db }: Deps, { vendorId }: Member): Promise<MessageTemplatesWire> {
  const [rows, notes] = await Promise.all([listTemplates(db, vendorId), listNotes(db, vendorId)])
  return {
    data: rows.map(({ template, listingIds }) => {
      const { id, moment, hour, isOn, isForAll, bodyAr, bodyEn } = template
      return { _id: id, moment, hour, isOn, listingIds: isForAll ? null : listingIds, ar: bodyAr, en: bodyEn }
    }),
    listings: notes.map(({ id, wifi, ...name }) => ({ _id: id, ...rowName(name), wifi: wifi ?? '' })),
  }
}

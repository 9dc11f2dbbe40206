import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { listTable, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { serve } from '@/server/plugins/serve'
import { answerMessage, revealReach } from './answer-message'
import { addInboxNote, assignItem, INBOX_OUTCOMES, moveItem } from './decide'
import { getInboxItem, listInboxAdmins } from './get-item'
import { hideReviewOf } from './hide-review'
import { inboxTable } from './inbox-table'

/** The inbox of the console: its table, one item, and what an admin may do about it. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/inbox', (request) => listTable(deps, inboxTable, request))
  serve(app, 'GET /admin/inbox.csv', (request, reply) => sendTable(deps, inboxTable, request, reply))

  serve(app, 'GET /admin/inbox/:id', (request) => getInboxItem(deps, request.user, request.params.id))
  serve(app, 'GET /admin/inbox-admins', async (request) => ({
    data: await listInboxAdmins(deps.db, request.user),
  }))
  serve(app, 'PUT /admin/inbox/:id/assignee', async (request) => {
    await assignItem(deps, request.user, request.params.id, request.body)
  })
  for (const outcome of INBOX_OUTCOMES) {
    serve(app, `POST /admin/inbox/:id/${outcome}`, ({ user, params, body }) =>
      moveItem(deps, user, { id: params.id, outcome }, body),
    )
  }
  for (const verb of ['hide', 'show'] as const) {
    serve(app, `POST /admin/inbox/:id/${verb}`, ({ user, params, body }) =>
      hideReviewOf(deps, user, { id: params.id, isHidden: verb === 'hide' }, body),
    )
  }
  serve(app, 'POST /admin/inbox/:id/answer', async (request) => {
    await answerMessage(deps, request.user, request.params.id, request.body)
  })
  serve(app, 'POST /admin/inbox/:id/notes', async (request) => {
    await addInboxNote(deps, request.user, request.params.id, request.body.text)
  })
  serve(app, 'POST /admin/inbox/:id/reveal', (request) => revealReach(deps, request.user, request.params.id))
}

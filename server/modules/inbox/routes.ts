import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import {
  type AnswerBody,
  type AssigneeBody,
  answerBody,
  assigneeBody,
  inboxNoteBody,
  type OutcomeBody,
  outcomeBody,
  versionBody,
} from '@/lib/domain/inbox/inbox'
import type { Deps } from '@/server/deps'
import { adminTableRoutes } from '@/server/modules/admin-tables/table-routes'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { answerMessage, revealReach } from './answer-message'
import { addInboxNote, assignItem, INBOX_OUTCOMES, moveItem } from './decide'
import { getInboxItem, listInboxAdmins } from './get-item'
import { hideReviewOf } from './hide-review'
import { inboxTable } from './inbox-table'

const ADMIN = { access: 'admin', area: 'inbox' } as const
const noBody = object({}).noUnknown().exact()

type Read = { Params: IdParam }
type Act<Body> = { Params: IdParam; Body: Body }

/** The inbox of the console: its table, one item, and what an admin may do about it. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  adminTableRoutes(app, deps, { ...inboxTable, config: ADMIN })

  app.get<Read>('/admin/inbox/:id', { config: ADMIN, schema: { params: idParam } }, (request) =>
    getInboxItem(deps, userIn(request), request.params.id),
  )
  app.get('/admin/inbox-admins', { config: ADMIN }, async (request) => ({
    data: await listInboxAdmins(deps.db, userIn(request)),
  }))
  app.put<Act<AssigneeBody>>(
    '/admin/inbox/:id/assignee',
    { config: ADMIN, schema: { params: idParam, body: assigneeBody } },
    async (request, reply) => {
      await assignItem(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  for (const outcome of INBOX_OUTCOMES) {
    app.post<Act<OutcomeBody>>(
      `/admin/inbox/:id/${outcome}`,
      { config: ADMIN, schema: { params: idParam, body: outcome === 'close' ? outcomeBody : versionBody } },
      async (request, reply) => {
        await moveItem(deps, userIn(request), { id: request.params.id, outcome }, request.body)
        return reply.code(204).send()
      },
    )
  }
  for (const verb of ['hide', 'show'] as const) {
    app.post<Act<OutcomeBody>>(
      `/admin/inbox/:id/${verb}`,
      { config: ADMIN, schema: { params: idParam, body: outcomeBody } },
      async (request, reply) => {
        const act = { id: request.params.id, isHidden: verb === 'hide' }
        await hideReviewOf(deps, userIn(request), act, request.body)
        return reply.code(204).send()
      },
    )
  }
  app.post<Act<AnswerBody>>(
    '/admin/inbox/:id/answer',
    { config: ADMIN, schema: { params: idParam, body: answerBody() } },
    async (request, reply) => {
      await answerMessage(deps, userIn(request), request.params.id, request.body)
      return reply.code(204).send()
    },
  )
  app.post<Act<InferType<typeof inboxNoteBody>>>(
    '/admin/inbox/:id/notes',
    { config: ADMIN, schema: { params: idParam, body: inboxNoteBody } },
    async (request, reply) => {
      await addInboxNote(deps, userIn(request), request.params.id, request.body.text)
      return reply.code(204).send()
    },
  )
  app.post<Read>(
    '/admin/inbox/:id/reveal',
    { config: ADMIN, schema: { params: idParam, body: noBody } },
    (request) => revealReach(deps, userIn(request), request.params.id),
  )
}

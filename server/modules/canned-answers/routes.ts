import type { FastifyInstance } from 'fastify'
import {
  type CannedAnswerBody,
  cannedAnswerBody,
  type NewCannedAnswerBody,
  newCannedAnswerBody,
} from '@/lib/domain/inbox/canned-answer'
import { type VersionBody, versionBody } from '@/lib/domain/inbox/inbox'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { type IdParam, idParam } from '@/server/plugins/request-params'
import { createCannedAnswer, removeCannedAnswer, updateCannedAnswer } from './edit-answer'
import { listCannedAnswers } from './list-answers'

const ADMIN = { config: { access: 'admin', area: 'answers' } } as const

/** The texts for answers in the inbox, in both languages. */
export function cannedAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/canned-answers', ADMIN, async () => ({ data: await listCannedAnswers(deps.db) }))
  app.post<{ Body: NewCannedAnswerBody }>(
    '/admin/canned-answers',
    { ...ADMIN, schema: { body: newCannedAnswerBody } },
    async (request, reply) =>
      reply.code(201).send(await createCannedAnswer(deps, userIn(request), request.body)),
  )
  app.put<{ Params: IdParam; Body: CannedAnswerBody }>(
    '/admin/canned-answers/:id',
    { ...ADMIN, schema: { params: idParam, body: cannedAnswerBody } },
    (request) => updateCannedAnswer(deps, userIn(request), request.params.id, request.body),
  )
  app.post<{ Params: IdParam; Body: VersionBody }>(
    '/admin/canned-answers/:id/remove',
    { ...ADMIN, schema: { params: idParam, body: versionBody } },
    async (request, reply) => {
      await removeCannedAnswer(deps, userIn(request), request.params.id, request.body.version)
      return reply.code(204).send()
    },
  )
}

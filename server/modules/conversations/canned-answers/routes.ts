import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { createCannedAnswer, removeCannedAnswer, updateCannedAnswer } from './edit-answer'
import { listCannedAnswers } from './list-answers'

/** The texts for answers in the inbox, in both languages. */
export function cannedAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/canned-answers', async () => ({ data: await listCannedAnswers(deps.db) }))
  serve(app, 'POST /admin/canned-answers', (request) => createCannedAnswer(deps, request.user, request.body))
  serve(app, 'PUT /admin/canned-answers/:id', (request) =>
    updateCannedAnswer(deps, request.user, request.params.id, request.body),
  )
  serve(app, 'POST /admin/canned-answers/:id/remove', async (request) => {
    await removeCannedAnswer(deps, request.user, request.params.id, request.body.version)
  })
}

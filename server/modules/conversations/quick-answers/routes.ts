import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { memberIn } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { fillAnswers } from './fill-answers'
import { addAnswer, changeAnswer, getAnswers, removeAnswer } from './manage-answers'

/** The quick answers of a vendor, and those that its box of messages offers. */
export function quickAnswerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /vendor/quick-answers', (request) => getAnswers(deps, memberIn(request)))
  serve(app, 'POST /vendor/quick-answers', (request) => addAnswer(deps, memberIn(request), request.body))
  serve(app, 'PUT /vendor/quick-answers/:id', (request) =>
    changeAnswer(deps, memberIn(request), request.params.id, request.body),
  )
  serve(app, 'DELETE /vendor/quick-answers/:id', (request) =>
    removeAnswer(deps, memberIn(request), request.params.id),
  )
  serve(app, 'GET /vendor/conversations/:id/quick-answers', (request) =>
    fillAnswers(deps, memberIn(request), request.params.id),
  )
}

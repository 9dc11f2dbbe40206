import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeProfile } from './change-profile'
import { lockLiving } from './lock-user'
import { endAllSessions, endSession, listSessions } from './own-sessions'
import { profileIn } from './read-session'

/** Routes of the user's own account. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/profile', async (request) => profileIn(request.user))
  serve(app, 'PUT /user/profile', (request) => changeProfile(deps, request.user, request.body))

  serve(app, 'GET /user/sessions', (request) => listSessions(deps, request.user._id, bearerOf(request) ?? ''))
  serve(app, 'DELETE /user/sessions/:id', async (request) => {
    await endSession(deps, request.user._id, request.params.id)
  })
  serve(app, 'POST /user/sessions/end', async ({ user: { _id: userId } }) => {
    await deps.db.transaction(async (tx) => {
      await lockLiving(tx, userId)
      await endAllSessions(tx, userId, deps.clock.now())
    })
  })
}

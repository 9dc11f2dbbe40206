import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeProfile } from './change-profile'
import { deleteDevicesOf, rememberDevice } from './device-store'
import { lockUser } from './lock-user'
import { endSession, listSessions } from './own-sessions'
import { profileIn } from './read-session'
import { hashOfToken, newToken } from './secrets'
import { deleteSessionsOf } from './store'

/** Routes of the user's own account. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/profile', async (request) => profileIn(request.user))
  serve(app, 'PUT /user/profile', (request) => changeProfile(deps, request.user, request.body))

  serve(app, 'GET /user/sessions', (request) => listSessions(deps, request.user._id, bearerOf(request) ?? ''))
  serve(app, 'DELETE /user/sessions/:id', async (request) => {
    await endSession(deps, request.user._id, request.params.id)
  })
  serve(app, 'POST /user/sessions/end', async ({ user: { _id: userId } }) => {
    // Nobody has this device: it makes the next sign-in one on a new device, which is announced.
    const device = { deviceHash: hashOfToken(newToken()), userId, lastUsedAt: deps.clock.now() }
    await deps.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await deleteSessionsOf(tx, userId)
      await deleteDevicesOf(tx, userId)
      await rememberDevice(tx, device)
    })
  })
}

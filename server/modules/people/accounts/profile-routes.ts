import type { FastifyInstance } from 'fastify'
import type { SessionWire } from '@/lib/domain/account/profile'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { changeProfile } from './change-profile'
import { deleteDevicesOf } from './device-store'
import { profileIn } from './read-session'
import { hashOfToken } from './secrets'
import { deleteSessionsOf, readSessions } from './store'

/** Routes of the user's own account. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/profile', async (request) => profileIn(request.user))
  serve(app, 'PUT /user/profile', (request) => changeProfile(deps, request.user, request.body))

  serve(app, 'GET /user/sessions', (request) => listSessions(deps, request.user._id, bearerOf(request) ?? ''))
  serve(app, 'POST /user/sessions/end', async (request) => {
    await deleteSessionsOf(deps.db, request.user._id)
    await deleteDevicesOf(deps.db, request.user._id)
  })
}

/** The user's sessions, without their tokens and hashes. */
async function listSessions(
  { db, clock }: Deps,
  userId: string,
  token: string,
): Promise<{ data: SessionWire[] }> {
  const rows = await readSessions(db, userId, clock.now())
  const current = hashOfToken(token)
  return {
    data: rows.map(({ device, createdAt, tokenHash }) => ({
      device,
      createdAt: createdAt.toISOString(),
      isCurrent: tokenHash === current,
    })),
  }
}

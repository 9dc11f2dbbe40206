import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import { type ProfileChanges, profileBody, type SessionWire } from '@/lib/domain/account/profile'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { changeProfile } from './change-profile'
import { deleteDevicesOf } from './device-store'
import { profileIn } from './read-session'
import { hashOfToken } from './secrets'
import { deleteSessionsOf, readSessions } from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** Routes of the user's own account. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/profile', { config: USER }, async (request) => profileIn(userIn(request)))
  app.put<{ Body: ProfileChanges }>(
    '/user/profile',
    { config: USER, schema: { body: profileBody } },
    (request) => changeProfile(deps, userIn(request), request.body),
  )

  app.get('/user/sessions', { config: USER }, (request) =>
    listSessions(deps, userIn(request)._id, bearerOf(request) ?? ''),
  )
  const ending = { config: { ...USER, proof: 'sessions' }, schema: { body: noBody } } as const
  app.post('/user/sessions/end', ending, async (request, reply) => {
    await deleteSessionsOf(deps.db, userIn(request)._id)
    await deleteDevicesOf(deps.db, userIn(request)._id)
    return reply.code(204).send()
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

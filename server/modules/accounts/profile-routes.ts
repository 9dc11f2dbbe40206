import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { phoneBody, phoneChangeBody } from '@/lib/domain/account/account'
import { type ProfileChanges, profileBody, type SessionWire } from '@/lib/domain/account/profile'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { changePhone } from './change-phone'
import { changeProfile } from './change-profile'
import { deleteDevicesOf } from './device-store'
import { withoutAdmin } from './read-session'
import { userCredentials } from './requester'
import { hashOfToken } from './secrets'
import { codeRequestOf, sendCode } from './send-code'
import { deleteSessionsOf, readSessions } from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** Routes of the user's own account. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/profile', { config: USER }, async (request) => withoutAdmin(userIn(request)))
  app.put<{ Body: ProfileChanges }>(
    '/user/profile',
    { config: USER, schema: { body: profileBody } },
    (request) => changeProfile(deps, userIn(request), request.body),
  )

  app.post<{ Body: InferType<typeof phoneBody> }>(
    '/user/phone',
    { config: USER, schema: { body: phoneBody } },
    (request) => {
      const holding = userCredentials(request, { isOwnNumber: false })
      return sendCode(deps, codeRequestOf(request, request.body.phone, holding), 'changePhone')
    },
  )
  app.put<{ Body: InferType<typeof phoneChangeBody> }>(
    '/user/phone',
    { config: USER, schema: { body: phoneChangeBody } },
    (request) => changePhone(deps, userIn(request), { ...request.body, challenge: bearerOf(request) ?? '' }),
  )

  app.get('/user/sessions', { config: USER }, (request) =>
    listSessions(deps, userIn(request)._id, bearerOf(request) ?? ''),
  )
  app.post('/user/sessions/end', { config: USER, schema: { body: noBody } }, async (request, reply) => {
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

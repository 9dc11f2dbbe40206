import type { FastifyInstance } from 'fastify'
import type { AdminSessionWire } from '@/lib/contract/schemas/admin/session'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { bearerOf } from '@/server/plugins/auth'
import { serve } from '@/server/plugins/serve'
import { listColumnChoices, writeColumnChoice } from './column-choice'
import { beginEnrolment, confirmEnrolment } from './enrol-two-step'
import { renewRecoveryCodes } from './new-recovery-codes'
import { passSecondStep } from './pass-second-step'

export function adminSessionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/session', async (request): Promise<AdminSessionWire> => {
    const { adminSession } = request.user
    if (!adminSession) throw new DomainError('not_found')
    return adminSession
  })
  serve(app, 'GET /admin/columns', async ({ user }) => ({
    data: await listColumnChoices(deps.db, user._id),
  }))
  serve(app, 'PUT /admin/columns/:table', ({ user, params, body }) =>
    writeColumnChoice(deps.db, { adminId: user._id, table: params.table, ...body }),
  )
  serve(app, 'POST /admin/two-step/enrolment', (request) => beginEnrolment(deps, request.user))
  serve(app, 'PUT /admin/two-step/enrolment', (request) =>
    confirmEnrolment(deps, request.user, bearerOf(request) ?? '', request.body.code),
  )
  serve(app, 'POST /admin/two-step', async (request) => {
    await passSecondStep(deps, request.user, bearerOf(request) ?? '', request.body.code)
  })
  serve(app, 'POST /admin/two-step/recovery-codes', (request) =>
    renewRecoveryCodes(deps, request.user, bearerOf(request) ?? '', request.body.code),
  )
}

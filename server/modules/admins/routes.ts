import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { AdminSessionWire } from '@/lib/domain/admin/session'
import { type SecondStepBody, secondStepBody, totpBody } from '@/lib/domain/admin/two-step'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { beginEnrolment, confirmEnrolment } from './enrol-two-step'
import { renewRecoveryCodes } from './new-recovery-codes'
import { passSecondStep } from './pass-second-step'

/** Also before the second step, which these calls are about. */
const ANY_ADMIN = { access: 'anyAdmin' } as const
const ENROLMENT = { ...ANY_ADMIN, proof: 'enrolment' } as const
const noBody = object({}).noUnknown().exact()

export function adminSessionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/session', { config: ANY_ADMIN }, async (request): Promise<AdminSessionWire> => {
    const { adminSession } = userIn(request)
    if (!adminSession) throw new DomainError('not_found')
    return adminSession
  })
  app.post('/admin/two-step/enrolment', { config: ENROLMENT, schema: { body: noBody } }, (request) =>
    beginEnrolment(deps, userIn(request)),
  )
  app.put<{ Body: SecondStepBody }>(
    '/admin/two-step/enrolment',
    { config: ENROLMENT, schema: { body: totpBody } },
    (request) => confirmEnrolment(deps, userIn(request), bearerOf(request) ?? '', request.body.code),
  )
  app.post<{ Body: SecondStepBody }>(
    '/admin/two-step',
    { config: ANY_ADMIN, schema: { body: secondStepBody } },
    async (request, reply) => {
      await passSecondStep(deps, userIn(request), bearerOf(request) ?? '', request.body.code)
      return reply.code(204).send()
    },
  )
  app.post<{ Body: SecondStepBody }>(
    '/admin/two-step/recovery-codes',
    { config: ANY_ADMIN, schema: { body: totpBody } },
    (request) => renewRecoveryCodes(deps, userIn(request), bearerOf(request) ?? '', request.body.code),
  )
}

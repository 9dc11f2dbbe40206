import type { FastifyInstance } from 'fastify'
import type { DeletionStatus } from '@/lib/contract/schemas/account/privacy-request'
import type { Deps } from '@/server/deps'
import { listWithMore, sendTable } from '@/server/modules/platform/admin-tables/admin-table'
import { listBlockers } from '@/server/modules/privacy/personal-data/list-deletion-blockers'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { fulfilRequest, refuseRequest } from './decide-request'
import { recordRequest, requestDeletion } from './record-request'
import { privacyRequestTable } from './request-table'
import { findWaiting } from './store'

/** Requests about personal data that could not be done at once, by their users and in the console. */
export function privacyRequestRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/delete-blockers', (request) => getDeletionStatus(deps, request.user))
  serve(app, 'POST /user/delete-request', async (request) => {
    await requestDeletion(deps, request.user._id)
  })

  serve(app, 'GET /admin/privacy-requests', (request) => listWithMore(deps, privacyRequestTable, request))
  serve(app, 'GET /admin/privacy-requests.csv', (request, reply) =>
    sendTable(deps, privacyRequestTable, request, reply),
  )
  serve(app, 'POST /admin/users/:id/privacy-requests', async (request) => {
    await recordRequest(deps, request.user, request.params.id, request.body)
  })
  serve(app, 'POST /admin/privacy-requests/:id/done', async (request) => {
    await fulfilRequest(deps, request.user, request.params.id)
  })
  serve(app, 'POST /admin/privacy-requests/:id/refuse', async (request) => {
    const { id } = request.params
    await refuseRequest(deps, request.user, { id, reason: request.body.reason })
  })
}

/** What blocks the closing of an account, and the user's waiting request for it. */
async function getDeletionStatus({ db }: Deps, user: SignedIn): Promise<DeletionStatus> {
  const waiting = await findWaiting(db, user._id, 'deletion')
  const request = waiting && {
    askedAt: waiting.askedAt.toISOString(),
    dueAt: waiting.dueAt.toISOString(),
  }
  return { ...(await listBlockers(db, user)), request }
}

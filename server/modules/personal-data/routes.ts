import type { FastifyInstance } from 'fastify'
import { type InferType, object } from 'yup'
import { deleteBody } from '@/lib/domain/account/profile'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { listAllMovements } from '@/server/modules/balance/get-balance'
import { bearerOf, userIn } from '@/server/plugins/auth'
import { closeAccount, sendDeletionCode } from './close-account'
import { listBlockers } from './list-deletion-blockers'
import { getEverything } from './store'

const USER = { access: 'user' } as const
const noBody = object({}).noUnknown().exact()

/** A user's rights under the personal-data law: export and deletion. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/export', { config: USER }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="diyar-data.json"')
    return exportData(deps, userIn(request))
  })

  app.get('/user/delete-blockers', { config: USER }, (request) => listBlockers(deps.db, userIn(request)))
  app.post('/user/delete-code', { config: USER, schema: { body: noBody } }, (request) =>
    sendDeletionCode(deps, userIn(request), request),
  )
  app.delete<{ Body: InferType<typeof deleteBody> }>(
    '/user/profile',
    { config: USER, schema: { body: deleteBody } },
    async (request, reply) => {
      await closeAccount(deps, userIn(request), { ...request.body, challenge: bearerOf(request) ?? '' })
      return reply.code(204).send()
    },
  )
}

/** All data of a user in one file (Saudi Personal Data Protection Law, right of access). */
async function exportData({ db, clock }: Deps, user: SignedIn) {
  const { account, vendor, ...rest } = await getEverything(db, user._id)
  return {
    exportedAt: clock.now().toISOString(),
    account: account[0] ?? null,
    vendor: vendor[0] ?? null,
    balance: { balance: user.balance, movements: await listAllMovements(db, user._id) },
    ...rest,
  }
}

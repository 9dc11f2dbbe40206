import type { FastifyInstance } from 'fastify'
import { fullName } from '@/lib/domain/account/account'
import { normalisePhone } from '@/lib/domain/account/phone'
import type { AdminListWire } from '@/lib/domain/admin/admins'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import type { SignedIn } from '@/server/policy/signed-in'
import { resetTwoStep, setAdminRole } from './set-admin-role'
import { listAdminRows } from './store'

/** Who is an admin, and what of. */
export function adminRoleRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/roles', (request) => listAdmins(deps, request.user))

  serve(app, 'POST /admin/roles', async (request) => {
    const { phone, role, reason } = request.body
    const user = { phone: normalisePhone(phone) ?? phone }
    await setRole(deps, request.user, user, { role, reason }).catch(asNoAccount)
  })
  serve(app, 'PUT /admin/roles/:id', async (request) => {
    const { role, reason } = request.body
    const user = { id: request.params.id }
    await setRole(deps, request.user, user, { role: role === 'none' ? null : role, reason })
  })
  serve(app, 'POST /admin/roles/:id/reset-two-step', async (request) => {
    await resetByOwner(deps, request.user, request.params.id, request.body.reason)
  })
}

async function listAdmins({ db }: Deps, reader: SignedIn): Promise<AdminListWire> {
  const rows = await listAdminRows(db)
  const data = rows.flatMap(({ user, confirmedAt }) =>
    user.adminRole === null
      ? []
      : {
          _id: user.id,
          name: fullName(user),
          phone: user.phone ?? '',
          role: user.adminRole,
          hasTwoStep: confirmedAt !== null,
          isSelf: user.id === reader._id,
        },
  )
  return { data }
}

type Change = Pick<Parameters<typeof setAdminRole>[1], 'role' | 'reason'>

async function setRole(
  { db, clock }: Deps,
  { _id: actorId }: SignedIn,
  user: { id: string } | { phone: string },
  change: Change,
): Promise<void> {
  await db.transaction((tx) => setAdminRole(tx, { actorId, user, ...change, now: clock.now() }))
}

function asNoAccount(error: unknown): never {
  throw error instanceof DomainError && error.code === 'not_found'
    ? new DomainError('no_such_account')
    : error
}

/** Whoever lost the app cannot be the one who lets it go. */
async function resetByOwner(
  { db, clock }: Deps,
  { _id: actorId }: SignedIn,
  userId: string,
  reason: string,
): Promise<void> {
  if (userId === actorId) throw new DomainError('second_person_needed')
  const isReset = await db.transaction((tx) =>
    resetTwoStep(tx, { actorId, userId, reason, now: clock.now() }),
  )
  if (!isReset) throw new DomainError('not_found')
}

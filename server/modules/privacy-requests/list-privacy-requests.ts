import type {
  DeletionStatus,
  PrivacyRequestListWire,
  PrivacyRequestState,
  PrivacyRequestWire,
} from '@/lib/domain/account/privacy-request'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { listBlockers } from '@/server/modules/personal-data/list-deletion-blockers'
import type { PageRequest } from '@/server/plugins/request-params'
import { countByState, findWaiting, listRequests } from './store'

type Row = Awaited<ReturnType<typeof listRequests>>[number]

/** A page of requests in one state, with the count of each state. */
export async function listPrivacyRequests(
  { db }: Deps,
  state: PrivacyRequestState,
  { page, pageSize }: PageRequest,
): Promise<PrivacyRequestListWire> {
  const rows = await listRequests(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countByState(db)
  const data: PrivacyRequestWire[] = []
  for (const row of rows) data.push(await toWire(db, row))
  return { data, page, pageSize, total: counts[state], counts }
}

async function toWire(db: Db, { request, user }: Row): Promise<PrivacyRequestWire> {
  const { id, kind, source, state, note, reason, askedAt, dueAt, decidedAt } = request
  const isBlockable = kind === 'deletion' && state === 'waiting'
  const owner = { _id: user.id, balance: toSar(user.balanceHalalas) }
  return {
    _id: id,
    user: { _id: user.id, name: `${user.firstName} ${user.lastName}`.trim() },
    ...{ kind, source, state, note, reason },
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    blockers: isBlockable ? await listBlockers(db, owner) : null,
  }
}

/** What blocks the closing of an account, and the user's waiting request for it. */
export async function getDeletionStatus({ db }: Deps, user: SignedIn): Promise<DeletionStatus> {
  const waiting = await findWaiting(db, user._id, 'deletion')
  const request = waiting && {
    askedAt: waiting.askedAt.toISOString(),
    dueAt: waiting.dueAt.toISOString(),
  }
  return { ...(await listBlockers(db, user)), request }
}

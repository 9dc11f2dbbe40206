import { and, eq, inArray, or } from 'drizzle-orm'
import type {
  PrivacyRequestListWire,
  PrivacyRequestWire,
} from '@/lib/contract/schemas/account/privacy-request'
import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { fullName } from '@/lib/domain/account/account'
import {
  lastDayOf,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@/lib/domain/account/privacy-request'
import { PRIVACY_REQUEST_TABLE } from '@/lib/domain/admin/tables'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { privacyRequests } from '@/server/db/schema/privacy/privacy-requests'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { listBlockersOf } from '@/server/modules/privacy/personal-data/list-deletion-blockers'
import { countByState, listRequests, type RequestOfUser } from './store'

/** Requests about personal data, found by their users. */
export const privacyRequestTable: TableWithMore<PrivacyRequestListWire> = {
  spec: PRIVACY_REQUEST_TABLE,
  source: {
    from: privacyRequests,
    id: privacyRequests.id,
    sorts: { dueAt: privacyRequests.dueAt, decidedAt: privacyRequests.decidedAt },
    where: async (db, { q, filters: { state, kind } }) =>
      and(
        state ? eq(privacyRequests.state, state as PrivacyRequestState) : undefined,
        kind ? eq(privacyRequests.kind, kind as PrivacyRequestKind) : undefined,
        q
          ? or(eq(privacyRequests.id, q), inArray(privacyRequests.userId, await findUserIds(db, q)))
          : undefined,
      ),
    load: loadRows,
  },
  file: {
    user: (row) => row.user.name,
    kind: (row, text) => text(`admin.privacyRequests.kinds.${row.kind}`),
    state: (row, text) => text(`admin.privacyRequests.states.${row.state}`),
    askedAt: (row) => riyadhDay(new Date(row.askedAt)),
    dueAt: (row) => lastDayOf(new Date(row.dueAt)),
    decidedAt: (row) => (row.decidedAt ? riyadhDay(new Date(row.decidedAt)) : ''),
  },
  beside: async ({ db }) => ({ counts: await countByState(db) }),
}

async function loadRows(db: Db, ids: string[]): Promise<PrivacyRequestWire[]> {
  const rows = await listRequests(db, ids)
  const blockable = rows.filter(({ request }) => request.kind === 'deletion' && request.state === 'waiting')
  const owners = blockable.map(({ user }) => ({ _id: user.id, balance: toSar(user.balanceHalalas) }))
  const blockers = await listBlockersOf(db, owners)
  return rows.map((row) => toWire(row, blockable.includes(row) ? blockers.get(row.user.id) : undefined))
}

function toWire({ request, user }: RequestOfUser, blockers: AccountBlockers | undefined): PrivacyRequestWire {
  const { id, kind, source, state, note, reason, askedAt, dueAt, decidedAt } = request
  return {
    _id: id,
    user: { _id: user.id, name: fullName(user) },
    ...{ kind, source, state, note, reason },
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    blockers: blockers ?? null,
  }
}

import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import type { AdjustmentListWire, AdjustmentState, AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { adjustedUser, type NamedUser, nameOf } from './adjusted-user'
import { type Adjustment, countByState, findNamed, listAdjustmentsByIds } from './adjustment-store'

const { amountHalalas } = balanceAdjustments
const DIRECTIONS = { add: gt(amountHalalas, 0), deduct: lt(amountHalalas, 0) }

/** What admins changed of balances and propose to change, found by the owner of the balance. */
export const adjustmentTable: TableWithMore<AdjustmentListWire> = {
  spec: ADJUSTMENT_TABLE,
  source: {
    from: balanceAdjustments,
    id: balanceAdjustments.id,
    sorts: { createdAt: balanceAdjustments.createdAt },
    where: async (db, { q, filters: { state, direction } }) =>
      and(
        state ? eq(balanceAdjustments.state, state as AdjustmentState) : undefined,
        direction ? DIRECTIONS[direction as keyof typeof DIRECTIONS] : undefined,
        q ? or(eq(balanceAdjustments.id, q), isOf(await findUserIds(db, q))) : undefined,
      ),
    load: (db, ids, admin) => loadRows(db, ids, admin._id),
  },
  file: {
    user: (row) => row.user.name,
    state: (row, text) => text(`admin.balances.states.${row.state}`),
    amount: (row) => row.amount,
    reason: (row) => row.reason,
    proposedBy: (row) => row.proposedBy,
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
  beside: async ({ db }) => ({ counts: await countByState(db) }),
}

const isOf = (userIds: string[]) => inArray(balanceAdjustments.userId, [...userIds, ''])

async function loadRows(db: Db, ids: string[], adminId: string): Promise<AdjustmentWire[]> {
  const rows = await listAdjustmentsByIds(db, ids)
  const people = rows.flatMap(({ userId, proposedBy, decidedBy }) => [
    userId,
    proposedBy,
    decidedBy ?? userId,
  ])
  const named = await findNamed(db, people)
  return rows.map((row) => toWire(row, named, adminId))
}

function toWire(
  { id, userId, proposedBy, decidedBy, createdAt, decidedAt, ...adjustment }: Adjustment,
  named: Map<string, NamedUser>,
  adminId: string,
): AdjustmentWire {
  const { amountHalalas, reason, state, refusalReason } = adjustment
  const userOf = (one: string) => named.get(one) ?? { id: one, firstName: '', lastName: '', phone: null }
  return {
    _id: id,
    user: adjustedUser(userOf(userId)),
    amount: toSar(amountHalalas),
    reason,
    state,
    proposedBy: nameOf(userOf(proposedBy)),
    decidedBy: decidedBy && nameOf(userOf(decidedBy)),
    refusalReason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    mayDecide: state === 'proposed' && ![proposedBy, userId].includes(adminId),
    mayWithdraw: state === 'proposed' && proposedBy === adminId,
  }
}

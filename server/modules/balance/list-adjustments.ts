import type { AdjustmentListWire, AdjustmentState, AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageRequest } from '@/server/plugins/request-params'
import { adjustedUser, type NamedUser, nameOf } from './adjusted-user'
import { type Adjustment, countByState, findNamed, listAdjustmentRows } from './adjustment-store'

/** The adjustments of one state, page by page, with how many each state holds. */
export async function listAdjustments(
  db: Db,
  admin: SignedIn,
  state: AdjustmentState,
  { page, pageSize }: PageRequest,
): Promise<AdjustmentListWire> {
  const rows = await listAdjustmentRows(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const ids = rows.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy ?? userId])
  const named = await findNamed(db, ids)
  const counts = await countByState(db)
  const data = rows.map((row) => toWire(row, named, admin._id))
  return { data, page, pageSize, total: counts[state], counts }
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
  }
}

import { and, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { ProposalState } from '@/lib/domain/admin/proposals'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import type { AdjustmentListWire, AdjustmentSubject, AdjustmentWire } from '@/lib/domain/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { findVendorNames } from '@/server/modules/money/payouts/vendor-money/vendor-names'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import { findVendorIds } from '@/server/modules/people/vendors/find-vendors'
import { findRole } from '@/server/modules/people/vendors/list-members'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { adjustedUser, type NamedUser, nameOf } from './adjusted-user'
import { ownerOf } from './adjustment-owner'
import { type Adjustment, countByState, findNamed, listAdjustmentsByIds } from './adjustment-store'

const { amountHalalas } = balanceAdjustments
const DIRECTIONS = { add: gt(amountHalalas, 0), deduct: lt(amountHalalas, 0) }

/** What admins changed of balances and of vendors' money and propose to change, found by the owner. */
export const adjustmentTable: TableWithMore<AdjustmentListWire> = {
  spec: ADJUSTMENT_TABLE,
  source: {
    from: balanceAdjustments,
    id: balanceAdjustments.id,
    sorts: { createdAt: balanceAdjustments.createdAt },
    where: async (db, { q, filters: { state, direction, subject } }) =>
      and(
        state ? eq(balanceAdjustments.state, state as ProposalState) : undefined,
        subject ? eq(balanceAdjustments.subject, subject as AdjustmentSubject) : undefined,
        direction ? DIRECTIONS[direction as keyof typeof DIRECTIONS] : undefined,
        q ? await isOf(db, q) : undefined,
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
    subject: (row, text) => text(`admin.balances.subjects.${row.subject}`),
  },
  beside: async ({ db }) => ({ counts: await countByState(db) }),
}

const isOf = async (db: Db, q: string) =>
  or(
    eq(balanceAdjustments.id, q),
    inArray(balanceAdjustments.userId, [...(await findUserIds(db, q)), '']),
    inArray(balanceAdjustments.vendorId, [...(await findVendorIds(db, q)), '']),
  )

async function loadRows(db: Db, ids: string[], adminId: string): Promise<AdjustmentWire[]> {
  const rows = await listAdjustmentsByIds(db, ids)
  const people = rows.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy])
  const named = await findNamed(
    db,
    people.filter((one) => one !== null),
  )
  const vendorIds = rows.flatMap(({ vendorId }) => vendorId ?? [])
  const names = await findVendorNames(db, vendorIds)
  const own = new Set([adminId])
  for (const vendorId of new Set(vendorIds)) if (await findRole(db, vendorId, adminId)) own.add(vendorId)
  return rows.map((row) => toWire(row, { named, names, own, adminId }))
}

interface Readers {
  named: Map<string, NamedUser>
  /** of vendors */
  names: Map<string, string>
  /** the owners whose money is the admin's own */
  own: ReadonlySet<string>
  adminId: string
}

function toWire(adjustment: Adjustment, { named, names, own, adminId }: Readers): AdjustmentWire {
  const { id, subject, proposedBy, decidedBy, state, reason, refusalReason } = adjustment
  const { ownerId } = ownerOf(adjustment)
  const userOf = (one: string) => named.get(one) ?? { id: one, firstName: '', lastName: '', phone: null }
  return {
    _id: id,
    subject,
    user:
      subject === 'user'
        ? adjustedUser(userOf(ownerId))
        : { _id: ownerId, name: names.get(ownerId) ?? '', phone: '' },
    amount: toSar(adjustment.amountHalalas),
    reason,
    state,
    proposedBy: nameOf(userOf(proposedBy)),
    decidedBy: decidedBy && nameOf(userOf(decidedBy)),
    refusalReason,
    createdAt: adjustment.createdAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
    mayDecide: state === 'proposed' && proposedBy !== adminId && !own.has(ownerId),
    mayWithdraw: state === 'proposed' && proposedBy === adminId,
  }
}

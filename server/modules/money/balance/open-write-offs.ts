import { and, eq, inArray } from 'drizzle-orm'
import type { WriteOffProposalWire } from '@/lib/contract/schemas/payouts/vendor-money'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { nameOf } from './adjusted-user'
import { isOwnMoney, ownerOf } from './adjustment-owner'
import { findNamed } from './adjustment-store'

/** The write-offs that wait for another admin, by vendor, as this admin reads them. */
export async function listOpenWriteOffs(
  db: Db,
  vendorIds: string[],
  adminId: string,
): Promise<Map<string, WriteOffProposalWire>> {
  const { subject, state, vendorId } = balanceAdjustments
  const rows = await db
    .select()
    .from(balanceAdjustments)
    .where(and(eq(subject, 'debt'), eq(state, 'proposed'), inArray(vendorId, vendorIds)))
  const named = await findNamed(
    db,
    rows.map(({ proposedBy }) => proposedBy),
  )
  const open = rows.map(async (row): Promise<[string, WriteOffProposalWire]> => {
    const proposer = named.get(row.proposedBy)
    const isOwn = await isOwnMoney(db, ownerOf(row), adminId)
    return [
      row.vendorId ?? '',
      {
        _id: row.id,
        amount: toSar(row.amountHalalas),
        reason: row.reason,
        proposedBy: proposer ? nameOf(proposer) : '',
        mayDecide: row.proposedBy !== adminId && !isOwn,
        mayWithdraw: row.proposedBy === adminId,
      },
    ]
  })
  return new Map(await Promise.all(open))
}

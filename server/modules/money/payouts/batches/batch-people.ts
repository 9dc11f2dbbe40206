import { inArray } from 'drizzle-orm'
import type { PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { fullName } from '@/lib/domain/account/account'
import { mayWrite } from '@/lib/domain/admin/areas'
import { hasRight } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { users } from '@/server/db/schema/people/users'
import { type BatchRow, batchToWire } from '@/server/modules/money/payouts/payout-to-wire'
import { isAdminWhose } from '@/server/modules/people/accounts/admin-roles'
import type { SignedIn } from '@/server/policy/signed-in'
import { listBatches } from './batch-store'

/** Whether nobody can approve what another admin made: one alone writes money, or none approves payouts. */
export async function isSecondMissing(db: Db): Promise<boolean> {
  const approvers = await db.$count(users, await isAdminWhose(db, (role) => hasRight(role, 'approvePayouts')))
  const writers = await db.$count(users, await isAdminWhose(db, (role) => mayWrite(role, 'money')))
  return approvers < 1 || writers < 2
}

/** Bank files with the names of the admins who made and approved them, as this admin reads them. */
export async function batchesToWire(db: Db, rows: BatchRow[], adminId: string): Promise<PayoutBatchWire[]> {
  const ids = rows.flatMap(({ batch }) => [batch.createdBy, batch.approvedBy ?? batch.createdBy])
  const admins = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  const names = new Map(admins.map((user) => [user.id, fullName(user) || (user.phone ?? '')]))
  return rows.map((row) => batchToWire(row, (id) => names.get(id) ?? '', adminId))
}

/** One bank file as an admin reads it. Throws `not_found`. */
export async function getBatch(db: Db, admin: SignedIn, id: string): Promise<PayoutBatchWire> {
  const [batch] = await batchesToWire(db, await listBatches(db, [id]), admin._id)
  if (!batch) throw new DomainError('not_found')
  return batch
}

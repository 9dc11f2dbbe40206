import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockOwners } from './store'
import { deleteSecondStep } from './two-step-store'

/** What closing an account means for an admin: no second step is left. Throws `last_owner`. */
export async function forgetAdmin(tx: Db, userId: string): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.length === 1 && owners[0] === userId) throw new DomainError('last_owner')
  await deleteSecondStep(tx, userId)
}

import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { deleteColumnChoices } from './column-choice'
import { isLastOwner } from './set-admin-role'
import { lockRoles } from './store'
import { deleteSecondStep } from './two-step-store'

/** What closing an account means for an admin: neither a second step nor a choice of columns is left. Throws `last_owner`. */
export async function forgetAdmin(tx: Db, userId: string): Promise<void> {
  await lockRoles(tx)
  if (await isLastOwner(tx, userId)) throw new DomainError('last_owner')
  await deleteSecondStep(tx, userId)
  await deleteColumnChoices(tx, userId)
}

import { DomainError } from '@/lib/domain/issues'
import type { WriteOffBody } from '@/lib/domain/ledger/adjustments'
import { fromSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { lockDebt } from '@/server/modules/money/ledger/post-vendor'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import type { SignedIn } from '@/server/policy/signed-in'
import { isOwnMoney, lockOwner } from './adjustment-owner'
import { listOpenWriteOffs } from './open-write-offs'
import { propose } from './propose-adjustment'

/**
 * An admin proposes to write off a vendor's whole debt; another one decides. Throws `debt_changed` where it is not what the
 * admin saw, `already_done` where a proposal waits, and `second_person_needed` for the admin's own vendor.
 */
export async function proposeWriteOff(
  { db, clock }: Deps,
  admin: SignedIn,
  vendorId: string,
  { amount, reason }: WriteOffBody,
): Promise<{ _id: string }> {
  const owner = { subject: 'debt', ownerId: vendorId } as const
  if (await isOwnMoney(db, owner, admin._id)) throw new DomainError('second_person_needed')
  return db.transaction(async (tx) => {
    if (!(await lockOwner(tx, owner))) throw new DomainError('not_found')
    const open = await listOpenWriteOffs(tx, [vendorId], admin._id)
    if (open.size > 0) throw await decidedBefore(tx, 'vendor', vendorId)
    const amountHalalas = await lockDebt(tx, vendorId)
    if (amountHalalas === 0 || amountHalalas !== fromSar(amount)) throw new DomainError('debt_changed')
    const proposal = { owner, amountHalalas, reason, needsSecond: true }
    const { _id } = await propose(tx, admin._id, proposal, clock.now())
    return { _id }
  })
}

import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { SignedIn } from '@/server/policy/signed-in'
import { closeHold, findOpenHold, writeHold } from './hold-store'

interface HoldCall {
  vendorId: string
  reason: string
}

/** An admin stops a vendor's payouts. Throws `already_done` where they are stopped. */
export const holdPayouts = (deps: Deps, admin: SignedIn, call: HoldCall): Promise<void> =>
  decide(deps, admin, call, true)

/** An admin lets them go on. Throws `already_done` where nothing stops them. */
export const liftHold = (deps: Deps, admin: SignedIn, call: HoldCall): Promise<void> =>
  decide(deps, admin, call, false)

async function decide(
  { db, clock }: Deps,
  admin: SignedIn,
  { vendorId, reason: typed }: HoldCall,
  isStop: boolean,
): Promise<void> {
  const createdAt = clock.now()
  const reason = typed.trim()
  await db.transaction(async (tx) => {
    if (!(await lockVendor(tx, vendorId))) throw new DomainError('not_found')
    const hold = await findOpenHold(tx, vendorId)
    if (isStop === (hold !== null)) throw await decidedBefore(tx, 'vendor', vendorId)
    if (hold) await closeHold(tx, hold.id, { liftedBy: admin._id, liftReason: reason, liftedAt: createdAt })
    else await writeHold(tx, { vendorId, reason, createdBy: admin._id, createdAt })
    const type = isStop ? 'Payouts_stopped' : 'Payouts_resumed'
    await notifyVendor(tx, { vendorId, type, params: { reason }, createdAt })
    const action = isStop ? 'payouts_stopped' : 'payouts_resumed'
    await writeAudit(tx, {
      ...{ actorId: admin._id, action, subjectId: vendorId, reason, createdAt },
      before: { arePayoutsStopped: !isStop },
      after: { arePayoutsStopped: isStop },
    })
  })
}

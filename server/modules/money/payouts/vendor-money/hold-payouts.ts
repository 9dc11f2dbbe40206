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
export async function holdPayouts(
  { db, clock }: Deps,
  admin: SignedIn,
  { vendorId, reason: typed }: HoldCall,
): Promise<void> {
  const createdAt = clock.now()
  const reason = typed.trim()
  await db.transaction(async (tx) => {
    if (!(await lockVendor(tx, vendorId))) throw new DomainError('not_found')
    if (await findOpenHold(tx, vendorId)) throw await decidedBefore(tx, 'vendor', vendorId)
    await writeHold(tx, { vendorId, reason, createdBy: admin._id, createdAt })
    await notifyVendor(tx, { vendorId, type: 'Payouts_stopped', params: { reason }, createdAt })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'payouts_stopped', subjectId: vendorId, reason, createdAt },
      before: { arePayoutsStopped: false },
      after: { arePayoutsStopped: true },
    })
  })
}

/** An admin lets them go on. Throws `already_done` where nothing stops them. */
export async function liftHold(
  { db, clock }: Deps,
  admin: SignedIn,
  { vendorId, reason: typed }: HoldCall,
): Promise<void> {
  const createdAt = clock.now()
  const reason = typed.trim()
  await db.transaction(async (tx) => {
    if (!(await lockVendor(tx, vendorId))) throw new DomainError('not_found')
    const hold = await findOpenHold(tx, vendorId)
    if (!hold) throw await decidedBefore(tx, 'vendor', vendorId)
    await closeHold(tx, hold.id, { liftedBy: admin._id, liftReason: reason, liftedAt: createdAt })
    await notifyVendor(tx, { vendorId, type: 'Payouts_resumed', params: { reason }, createdAt })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'payouts_resumed', subjectId: vendorId, reason, createdAt },
      before: { arePayoutsStopped: true },
      after: { arePayoutsStopped: false },
    })
  })
}

import { DomainError } from '@/lib/domain/issues'
import type { ReserveBody } from '@/lib/domain/payouts/reserve'
import { reserveTerms } from '@/server/db/schema/money/payouts'
import type { Deps } from '@/server/deps'
import { findReserveTerms } from '@/server/modules/money/ledger/reserve'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { SignedIn } from '@/server/policy/signed-in'

/**
 * An admin sets what goes into a vendor's reserve of each later release; what is in it stays for its days. Throws
 * `already_done` where these terms hold.
 */
export async function setReserve(
  { db, clock }: Deps,
  admin: SignedIn,
  vendorId: string,
  { percent, days, reason: typed }: ReserveBody,
): Promise<void> {
  const createdAt = clock.now()
  const reason = typed.trim()
  await db.transaction(async (tx) => {
    if (!(await lockVendor(tx, vendorId))) throw new DomainError('not_found')
    const before = await findReserveTerms(tx, vendorId)
    const isSame = before ? before.percent === percent && before.days === days : percent === 0
    if (isSame) throw await decidedBefore(tx, 'vendor', vendorId)
    await tx.insert(reserveTerms).values({ vendorId, percent, days, reason, createdBy: admin._id, createdAt })
    await notifyVendor(tx, {
      ...{ vendorId, createdAt },
      ...(percent > 0
        ? { type: 'Reserve_set', params: { percent, days, reason } }
        : { type: 'Reserve_ended', params: { reason } }),
    })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'reserve_set', subjectId: vendorId, reason, createdAt },
      before: { percent: before?.percent ?? 0, days: before?.days ?? null },
      after: { percent, days },
    })
  })
}

import type { DepositClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { DecisionBody } from '@/lib/domain/deposit-claims/bodies'
import { guardClaim } from '@/lib/domain/deposit-claims/claim'
import { DomainError, issue } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import { lockForAdmin } from '@/server/modules/bookings/admin/lock-shown-booking'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { settleClaim } from './settle-claim'
import { findClaim } from './store'

/** An admin grants the vendor a part of a claim, from nothing to all of it; both sides read the reason. */
export function decideClaim(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { amount, reason }: DecisionBody,
): Promise<Pick<DepositClaimWire, '_id' | 'state'>> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = await findClaim(tx, id)
    if (!found) throw new DomainError('not_found')
    const booking = await lockForAdmin(tx, found.bookingId, admin)
    const claim = (await findClaim(tx, id)) ?? found
    const refusal = guardClaim(claim, 'decide', 'admin', now)
    if (refusal) throw await decidedBefore(tx, 'booking', booking.id, refusal)
    const grantedHalalas = fromSar(amount)
    if (grantedHalalas > claim.claimedHalalas) {
      const max = toSar(claim.claimedHalalas)
      throw new DomainError('invalid', { issues: [issue('amount', 'max', { max })] })
    }
    await settleClaim(
      tx,
      booking,
      claim,
      { grantedHalalas, decisionReason: reason, decidedBy: admin._id },
      now,
    )
    const params = { amount, reason }
    await notifySide(tx, booking, { whom: 'guest', type: 'Deposit_claim_decided' }, now, params)
    await notifySide(tx, booking, { whom: 'vendor', type: 'Deposit_claim_settled' }, now, params)
    await notifyChange(tx, booking, [], now)
    await writeAudit(tx, {
      actorId: admin._id,
      action: 'deposit_claim_decided',
      subjectId: booking.id,
      reason,
      before: { code: booking.code, claimId: id, state: claim.state, claimedHalalas: claim.claimedHalalas },
      after: {
        ...{ code: booking.code, claimId: id, state: 'settled' },
        ...{ claimedHalalas: claim.claimedHalalas, grantedHalalas },
      },
      createdAt: now,
    })
    return { _id: id, state: 'settled' }
  })
}

import { type AdminRefundBody, mostRefund } from '@/lib/domain/booking/money/admin-refund'
import { DomainError } from '@/lib/domain/issues'
import { LIMIT_HOURS, needsSecondPerson, refundLimitOf } from '@/lib/domain/ledger/adjustments'
import { fromSar } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockShownBooking } from '@/server/modules/bookings/admin/lock-shown-booking'
import { findOpenRefund, lockGiver, sumGivenAlone } from '@/server/modules/money/balance/find-given-refunds'
import { propose } from '@/server/modules/money/balance/propose-adjustment'
import { findRefundLimits } from '@/server/modules/money/find-limit'
import { type Answer, runOnce } from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertWithin, giveRefund } from './give-refund'
import { findRefundRefusal, getRefundSums } from './refund-sums'

const SUBJECTS = { partial: 'refund', goodwill: 'goodwill' } as const

/**
 * An admin gives back a part of a booking's price, or goodwill, as the booking was shown. Within the limit of the role it is posted at
 * once, above it it waits for another admin. Throws `stale_decision`, `proposal_waits`, `second_person_needed` for an admin who is a
 * side of the booking, why it cannot be now, and `invalid` where it is more than is left.
 */
export function proposeRefund(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  { body, key }: { body: AdminRefundBody; key: unknown },
): Promise<Answer> {
  const now = clock.now()
  return db.transaction((tx) =>
    runOnce(tx, { userId: admin._id, key, body: { id, ...body }, now }, async () => {
      const { kind, cause, reason, note } = body
      const owner = { subject: SUBJECTS[kind], ownerId: id }
      await lockGiver(tx, admin._id)
      const booking = await lockShownBooking(tx, id, admin, body.version)
      if (await findOpenRefund(tx, id)) throw new DomainError('proposal_waits')
      const refusal = await findRefundRefusal(tx, booking, now)
      if (refusal) throw new DomainError(refusal)
      const amountHalalas = fromSar(body.amount)
      assertWithin(amountHalalas, mostRefund(kind, await getRefundSums(tx, booking)))
      const needsSecond = needsSecondPerson(amountHalalas, await getRefundLimit(tx, admin, now))
      const proposal = { owner, amountHalalas, reason, needsSecond, cause, ...(note ? { note } : {}) }
      return { status: 201, body: await propose(tx, admin._id, proposal, now, giveRefund) }
    }),
  )
}

/** What an admin may give back alone in a day, and what of it is given, over all bookings. */
export async function getRefundLimit(tx: Db, { _id: proposedBy, adminRole }: SignedIn, now: Date) {
  const since = addMinutes(now, -LIMIT_HOURS * 60)
  return {
    movedAloneHalalas: await sumGivenAlone(tx, proposedBy, since),
    limitHalalas: adminRole ? refundLimitOf(adminRole, await findRefundLimits(tx)) : 0,
  }
}

import type { AuditValues } from '@/lib/domain/admin/audit-values'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import type { Deps } from '@/server/deps'
import { hasOpenChargeback } from '@/server/modules/bookings/chargebacks/store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange } from '@/server/modules/bookings/notify-booking'
import { recordReturned } from '@/server/modules/bookings/payments/refunds/finish-refund'
import type { Refund } from '@/server/modules/bookings/payments/refunds/refund-store'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { changeFailed, findRefund, isRefundOnItsWay } from './failed-refund-store'

/**
 * Sends a failed refund again, under a new key: the provider remembers the refusal of the old one. It waits for other
 * refunds of the payment, because the provider tells them apart by their sum only.
 */
export function retryRefund({ db, clock }: Deps, admin: SignedIn, id: string): Promise<{ _id: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { refund, booking } = await lockRefund(tx, id)
    if (await isRefundOnItsWay(tx, refund.paymentId)) throw new DomainError('refund_in_progress')
    const again = { attempts: 0, refundedBeforeHalalas: null, runAt: now, endedAt: null, lastProblem: null }
    const idempotencyKey = `refund-${newId()}`
    if (!(await changeFailed(tx, id, { ...again, state: 'pending', idempotencyKey }))) {
      throw await decidedBefore(tx, 'refund', id)
    }
    await audit(tx, { admin, refund, action: 'refund_retried', after: { state: 'pending' }, now })
    await notifyChange(tx, booking, [], now)
    return { _id: id }
  })
}

/** Records that a failed refund was returned by a bank transfer outside the provider. */
export function recordTransfer(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  reference: string,
): Promise<{ _id: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { refund, booking } = await lockRefund(tx, id)
    if (await hasOpenChargeback(tx, refund)) throw new DomainError('chargeback_open')
    if (!(await changeFailed(tx, id, { state: 'done', bankReference: reference, endedAt: now }))) {
      throw await decidedBefore(tx, 'refund', id)
    }
    await recordReturned(tx, booking, { ...refund, bankReference: reference }, 'Refund_transferred', now)
    const after = { state: 'done', bankReference: reference }
    await audit(tx, { admin, refund, action: 'refund_transferred', after, now })
    await notifyChange(tx, booking, [], now)
    return { _id: id }
  })
}

async function lockRefund(tx: Db, id: string) {
  const found = await findRefund(tx, id)
  if (!found) throw new DomainError('not_found')
  return { refund: found.refund, booking: await lockOwnBooking(tx, found.bookingId, 'anybody') }
}

interface Resolution {
  admin: SignedIn
  refund: Refund
  action: 'refund_retried' | 'refund_transferred'
  after: AuditValues
  now: Date
}

function audit(tx: Db, { admin, refund, action, after, now }: Resolution): Promise<void> {
  const { id: subjectId, state, amountHalalas } = refund
  return writeAudit(tx, {
    ...{ actorId: admin._id, action, subjectId, createdAt: now },
    before: { state, amountHalalas },
    after: { amountHalalas, ...after },
  })
}

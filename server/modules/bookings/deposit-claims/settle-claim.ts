import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { refundBooking } from '@/server/modules/bookings/payments/refunds/refund-booking'
import { issueRetainedDeposit } from '@/server/modules/money/invoices/issue-for-ending'
import { postDeposit } from '@/server/modules/money/ledger/post-stay'
import { type ClaimedBooking, changeClaim, type DepositClaim } from './store'

type Outcome = Pick<DepositClaim, 'grantedHalalas'> &
  Partial<Pick<DepositClaim, 'answer' | 'answerText' | 'answeredAt' | 'decisionReason' | 'decidedBy'>>

/** Shares a claimed deposit, once: the granted part to the vendor, the rest back to the guest's card. */
export async function settleClaim(
  tx: Db,
  booking: ClaimedBooking,
  claim: DepositClaim,
  outcome: Outcome & { grantedHalalas: number },
  now: Date,
): Promise<void> {
  const settled = await changeClaim(tx, claim, { ...outcome, state: 'settled', settledAt: now })
  if (!settled) throw new DomainError('already_done')
  const depositHalalas = await postDeposit(tx, booking, outcome.grantedHalalas, now)
  await issueRetainedDeposit(tx, booking, outcome.grantedHalalas, now)
  if (depositHalalas > 0) await refundBooking(tx, booking, { priceHalalas: 0, depositHalalas }, now)
}

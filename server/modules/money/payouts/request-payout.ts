import type { PayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { DomainError } from '@/lib/domain/issues'
import { formatAmount } from '@/lib/domain/money'
import { frozenUntil } from '@/lib/domain/payouts/bank-account'
import type { Deps } from '@/server/deps'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { isWindingUp, lockPayoutTerms, obstacleOf, type PayoutTerms, takeAvailable } from './payout-terms'
import { payoutToWire } from './payout-to-wire'

/**
 * A vendor requests all that is available and not paused. Of parallel requests one finds the money, the others find none. The last payout
 * before an account is closed has no minimum; throws `money_to_come` while that is not the last of it.
 */
export function requestPayout(
  { db, clock }: Deps,
  member: Member,
  { isLast }: { isLast: boolean } = { isLast: false },
): Promise<PayoutWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = await lockPayoutTerms(tx, member.vendorId)
    if (!found) throw new DomainError('forbidden')
    if (isLast && !(await isWindingUp(tx, member.vendorId))) throw new DomainError('money_to_come')
    const terms = isLast ? { ...found, minimumHalalas: 0 } : found
    const { account } = terms
    const obstacle = obstacleOf(terms, now)
    if (obstacle || !account) throw refusalOf(obstacle ?? 'bank_account_needed', terms, now)
    const payout = await takeAvailable(tx, terms, account, now)
    const details = { amountHalalas: payout.amountHalalas }
    await writeTrail(tx, member, { act: 'payout_requested', subjectId: payout.id, details, createdAt: now })
    return payoutToWire(payout)
  })
}

function refusalOf(
  obstacle: NonNullable<ReturnType<typeof obstacleOf>>,
  { account, phoneChangedAt, minimumHalalas }: PayoutTerms,
  now: Date,
): DomainError {
  if (obstacle === 'below_minimum_payout')
    return new DomainError(obstacle, { params: { minimum: formatAmount(minimumHalalas) } })
  const until = account && frozenUntil(account.changedAt, phoneChangedAt, now)
  if (obstacle !== 'payouts_locked' || !until) return new DomainError(obstacle)
  return new DomainError(obstacle, {
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
  })
}

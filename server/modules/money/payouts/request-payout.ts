import { DomainError } from '@/lib/domain/issues'
import { formatAmount } from '@/lib/domain/money'
import { frozenUntil } from '@/lib/domain/payouts/bank-account'
import type { PayoutWire } from '@/lib/domain/payouts/payout'
import type { Deps } from '@/server/deps'
import { lockForPayout, postPayoutRequested } from '@/server/modules/money/ledger/post-payout'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'
import { payoutToWire } from './payout-to-wire'
import { findMinimum, findVendorWithOwner, lockBankAccount, writePayout } from './store'

/** A vendor requests all that is available. Of parallel requests one finds the money, the others find none. */
export function requestPayout({ db, clock }: Deps, member: Member): Promise<PayoutWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const found = await findVendorWithOwner(tx, member.vendorId)
    if (!found) throw new DomainError('forbidden')
    const account = await lockBankAccount(tx, found.vendor.id)
    if (!account) throw new DomainError('bank_account_needed')
    const until = frozenUntil(account.changedAt, found.user.phoneChangedAt, now)
    if (until) {
      const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
      throw new DomainError('payouts_locked', { retryAfterSeconds })
    }
    const { availableHalalas } = await lockForPayout(tx, member.vendorId)
    const minimum = await findMinimum(tx)
    if (availableHalalas < minimum || availableHalalas <= 0)
      throw new DomainError('below_minimum_payout', { params: { minimum: formatAmount(minimum) } })
    const { changedAt: _, ...where } = account
    const payout = await writePayout(tx, {
      ...where,
      amountHalalas: availableHalalas,
      createdAt: now,
      changedAt: now,
    })
    await postPayoutRequested(tx, member.vendorId, payout, now)
    const details = { amountHalalas: availableHalalas }
    await writeTrail(tx, member, { act: 'payout_requested', subjectId: payout.id, details, createdAt: now })
    return payoutToWire(payout)
  })
}

import { type Halalas, toSar } from '@/lib/domain/money'
import { frozenUntil } from '@/lib/domain/payouts/bank-account'
import type { EarningsWire } from '@/lib/domain/payouts/earnings'
import { OPEN_PAYOUT_STATES } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { vatCheckOf } from '@/server/modules/people/vendors/vat-check'
import type { Member } from '@/server/policy/signed-in'
import { bankAccountToWire } from './payout-to-wire'
import { type BankAccount, findBankAccount, findMinimum, findVendorWithOwner, sumPayouts } from './store'

type PayoutTerms = Pick<
  EarningsWire,
  'inPayout' | 'paid' | 'minimumPayout' | 'obstacle' | 'bankAccount' | 'vatNumber' | 'vatCheck'
>

/** What a vendor's payouts came to, the account that receives them, and why none can be requested now. */
export async function getPayoutTerms(
  db: Db,
  member: Member,
  availableHalalas: Halalas,
  now: Date,
): Promise<PayoutTerms> {
  const found = await findVendorWithOwner(db, member.vendorId)
  const vendor = found?.vendor
  const phoneChangedAt = found?.user.phoneChangedAt ?? null
  const account = await findBankAccount(db, member.vendorId)
  const minimum = await findMinimum(db)
  const sum = (states: Parameters<typeof sumPayouts>[2]) => sumPayouts(db, member.vendorId, states)
  return {
    inPayout: toSar(await sum(OPEN_PAYOUT_STATES)),
    paid: toSar(await sum(['paid'])),
    minimumPayout: toSar(minimum),
    obstacle:
      obstacleOf(account, phoneChangedAt, now) ??
      (availableHalalas < minimum ? 'below_minimum_payout' : null),
    bankAccount: account && bankAccountToWire(account, phoneChangedAt, now),
    vatNumber: vendor?.vatNumber ?? null,
    vatCheck: vendor ? vatCheckOf(vendor) : null,
  }
}

function obstacleOf(
  account: BankAccount | null,
  phoneChangedAt: Date | null,
  now: Date,
): EarningsWire['obstacle'] {
  if (!account) return 'bank_account_needed'
  return frozenUntil(account.changedAt, phoneChangedAt, now) ? 'payouts_locked' : null
}

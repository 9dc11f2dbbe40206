import type { BankAccountWire } from '@/lib/contract/schemas/payouts/bank-account'
import type { AdminPayoutWire, PayoutBatchWire, PayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { fullName } from '@/lib/domain/account/account'
import { toSar } from '@/lib/domain/money'
import { frozenUntil } from '@/lib/domain/payouts/bank-account'
import { lastFourOf } from '@/lib/domain/payouts/iban'
import {
  type BatchState,
  formatBatchNumber,
  formatPayoutNumber,
  mayAdminMovePayout,
  PAYOUT_EVENTS,
  TRANSFER_EVENTS,
} from '@/lib/domain/payouts/payout'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { bankOf } from './banks'
import type { listBatches } from './batches/batch-store'
import type { BankAccount, Payout, PayoutOfVendor, VendorRow } from './store'

/** All that is ever answered of an IBAN. */
function ibanToWire(iban: string) {
  const bank = bankOf(iban)
  return { lastFour: lastFourOf(iban), bank: bank && nameToWire(bank.name) }
}

export function bankAccountToWire(
  account: BankAccount,
  phoneChangedAt: Date | null,
  now: Date,
): BankAccountWire {
  const { iban, holderName, isHolderTheVendor, changedAt } = account
  return {
    ...ibanToWire(iban),
    holderName,
    isHolderTheVendor,
    changedAt: changedAt.toISOString(),
    frozenUntil: frozenUntil(changedAt, phoneChangedAt, now)?.toISOString() ?? null,
  }
}

export function payoutToWire(payout: Payout): PayoutWire {
  return {
    _id: payout.id,
    number: formatPayoutNumber(payout.sequence),
    amount: toSar(payout.amountHalalas),
    state: payout.state,
    reason: payout.reason,
    ...ibanToWire(payout.iban),
    requestedAt: payout.createdAt.toISOString(),
    changedAt: payout.changedAt.toISOString(),
  }
}

/** What decides how a payout may move: its state, the approval of its batch, and how far a provider is with it. */
export function situationOf({ payout: { state }, batch, transfer }: PayoutOfVendor) {
  const reported = transfer?.providerState
  return {
    state,
    isBatchApproved: batch !== null && batch.approvedAt !== null,
    isByProvider: batch !== null && batch.channel !== 'bank-file',
    isAtProvider: transfer !== null && !(reported && TRANSFER_EVENTS[reported]),
  }
}

export function adminPayoutToWire(found: PayoutOfVendor): AdminPayoutWire {
  const { payout, batch } = found
  const { holderName, isHolderTheVendor } = payout
  return {
    ...payoutToWire(payout),
    vendorName: namesOf(found)[0] ?? '',
    holderName,
    isHolderTheVendor,
    batchNumber: batch && formatBatchNumber(batch.sequence),
    events: PAYOUT_EVENTS.filter(
      (event) => event !== 'send' && mayAdminMovePayout(situationOf(found), event),
    ),
  }
}

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number]

export function batchToWire(
  { batch, count, sum, openCount }: BatchRow,
  nameOf: (userId: string) => string,
  adminId: string,
): PayoutBatchWire {
  return {
    _id: batch.id,
    number: formatBatchNumber(batch.sequence),
    count,
    total: toSar(sum),
    openCount,
    createdAt: batch.createdAt.toISOString(),
    channel: batch.channel,
    createdBy: nameOf(batch.createdBy),
    approvedBy: batch.approvedBy && nameOf(batch.approvedBy),
    approvedAt: batch.approvedAt?.toISOString() ?? null,
    sentAt: batch.sentAt?.toISOString() ?? null,
    state: stateOf(batch, openCount),
    mayApprove: batch.approvedAt === null && batch.createdBy !== adminId && count > 0,
    mayPay: batch.createdBy !== adminId,
  }
}

function stateOf({ approvedAt, sentAt }: BatchRow['batch'], openCount: number): BatchState {
  if (sentAt) return openCount > 0 ? 'sent' : 'settled'
  if (openCount === 0) return 'settled'
  return approvedAt ? 'approved' : 'made'
}

/** The names under which a vendor may hold an account, the registered one first. */
export function namesOf({ vendor, user }: Pick<VendorRow, 'vendor' | 'user'>): string[] {
  const names = [vendor.companyName, fullName(user), user.displayName, user.displayNameAr]
  return names.filter((name): name is string => Boolean(name))
}

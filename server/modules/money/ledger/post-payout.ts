import { availableOf, debtOf, type TransactionKind } from '@/lib/domain/ledger/accounts'
import { payoutMovedEntries, payoutRequestedEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import { PAYOUT_PLACES, type PayoutState } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import { postTransaction } from './post-transaction'
import { lockBalances } from './store'

interface PostedPayout {
  id: string
  amountHalalas: Halalas
}

const KINDS: Partial<Record<PayoutState, TransactionKind>> = {
  paid: 'payout_paid',
  refused: 'payout_refused',
  returned: 'payout_returned',
}

/** Locks all accounts that a payout may touch; returns the vendor's balances in halalas. */
export async function lockForPayout(tx: Db, vendorId: string) {
  const [available, debt] = [availableOf(vendorId), debtOf(vendorId)]
  const balances = await lockBalances(tx, ['bank_clearing', 'payout_clearing', available, debt])
  return { availableHalalas: balances.get(available) ?? 0, debtHalalas: -(balances.get(debt) ?? 0) }
}

export async function postPayoutRequested(
  tx: Db,
  vendorId: string,
  { id: subject, amountHalalas }: PostedPayout,
  now: Date,
): Promise<void> {
  const posting = { kind: 'payout_requested', subject, bookingId: null, now } as const
  await postTransaction(tx, posting, payoutRequestedEntries(vendorId, amountHalalas))
}

/** Moves the money of a payout with its state; nothing while it is on its way. */
export async function postPayoutMoved(
  tx: Db,
  vendorId: string,
  { id: subject, amountHalalas }: PostedPayout,
  { from, to, now }: { from: PayoutState; to: PayoutState; now: Date },
): Promise<void> {
  const kind = KINDS[to]
  if (!kind) return
  const vendor = await lockForPayout(tx, vendorId)
  const places = { from: PAYOUT_PLACES[from], to: PAYOUT_PLACES[to], amountHalalas }
  await postTransaction(
    tx,
    { kind, subject, bookingId: null, now },
    payoutMovedEntries(vendorId, places, vendor),
  )
}

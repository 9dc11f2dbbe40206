import { shareEntries, splitReturnedEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, postForBooking } from './post-for-booking'
import { postTransaction } from './post-transaction'

/** A captured share of a split that is not whole yet. */
export async function postShare(
  tx: Db,
  booking: PostedBooking,
  payment: { id: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'share_captured', subject: payment.id, now } as const
  await postForBooking(tx, booking, posting, () => shareEntries(payment.amountHalalas))
}

/** All that was paid of a split is owed back. */
export async function postSplitReturned(
  tx: Db,
  split: { id: string; bookingId: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const { id: subject, bookingId, amountHalalas } = split
  const posting = { kind: 'split_returned', subject, bookingId, now } as const
  await postTransaction(tx, posting, splitReturnedEntries(amountHalalas))
}

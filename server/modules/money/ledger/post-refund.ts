import {
  goodwillEntries,
  refundCreditedEntries,
  refundDoneEntries,
  returnedCaptureEntries,
} from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postTransaction } from './post-transaction'

/** A refund of a booking has reached the guest's bank. */
export async function postRefundDone(
  tx: Db,
  refund: { id: string; amountHalalas: Halalas; bookingId: string; bankReference: string | null },
  now: Date,
): Promise<void> {
  const { id: subject, amountHalalas, bookingId } = refund
  await postTransaction(
    tx,
    { kind: 'refund_done', subject, bookingId, now },
    refundDoneEntries(amountHalalas, refund.bankReference === null ? 'psp_clearing' : 'bank_clearing'),
  )
}

/** A refund of what was paid from the balance is on it again. */
export async function postRefundCredited(
  tx: Db,
  refund: { id: string; amountHalalas: Halalas },
  { id: bookingId, guestId }: { id: string; guestId: string },
  now: Date,
): Promise<void> {
  const posting = { kind: 'refund_credited', subject: refund.id, bookingId, now } as const
  await postTransaction(tx, posting, refundCreditedEntries(guestId, refund.amountHalalas))
}

/** Diyar gives a guest of its own, once by its adjustment; its reason is read with the balance. */
export async function postGoodwill(
  tx: Db,
  { id: bookingId, guestId }: { id: string; guestId: string },
  { id: subject, amountHalalas, reason }: { id: string; amountHalalas: Halalas; reason: string },
  now: Date,
): Promise<void> {
  const posting = { kind: 'goodwill_given', subject, bookingId, reason, now } as const
  await postTransaction(tx, posting, goodwillEntries(guestId, amountHalalas))
}

/** A capture that no attempt explains lies at the provider and is owed back. */
export async function postUnmatched(
  tx: Db,
  unmatched: { id: string; amount: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'unmatched_captured', subject: unmatched.id, bookingId: null, now } as const
  await postTransaction(tx, posting, returnedCaptureEntries(unmatched.amount))
}

/** It was refunded, or is booked as a payment by now. */
export async function postUnmatchedResolved(
  tx: Db,
  unmatched: { id: string; amount: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'unmatched_resolved', subject: unmatched.id, bookingId: null, now } as const
  await postTransaction(tx, posting, refundDoneEntries(unmatched.amount))
}

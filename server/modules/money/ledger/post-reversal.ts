import { providerLossEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, postForBooking } from './post-for-booking'
import { postReduction } from './post-reduction'
import { postRefundDone } from './post-refund'

interface Reversed {
  /** of the refund that notes it */
  id: string
  amountHalalas: Halalas
}

/** A payment that went back at the provider without us leaves those who had it, as a refund does; the booking owes it again. */
export async function postReversal(
  tx: Db,
  booking: PostedBooking,
  { id, priceHalalas, depositHalalas }: { id: string; priceHalalas: Halalas; depositHalalas: Halalas },
  now: Date,
): Promise<void> {
  const amounts = {
    refundedPriceHalalas: priceHalalas,
    refundedDepositHalalas: depositHalalas,
    forfeitedDepositHalalas: 0,
  }
  await postReduction(tx, booking, { kind: 'payment_reversed', subject: id, now }, amounts, 'card')
  const amountHalalas = priceHalalas + depositHalalas
  await postRefundDone(tx, { id, amountHalalas, bookingId: booking.id, bankReference: null }, now)
}

/** Of a booking that owes nothing more: Diyar bears it until finance has decided. */
export async function postReversalToFinance(
  tx: Db,
  booking: PostedBooking,
  { id: subject, amountHalalas }: Reversed,
  now: Date,
): Promise<void> {
  const posting = { kind: 'payment_reversed', subject, now } as const
  await postForBooking(tx, booking, posting, () => providerLossEntries(amountHalalas))
}

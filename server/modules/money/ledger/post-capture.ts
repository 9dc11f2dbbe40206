import { DomainError } from '@/lib/domain/issues'
import { captureEntries, type PaymentSource, returnedCaptureEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, partiesOf, postForBooking } from './post-for-booking'
import { postTransaction } from './post-transaction'
import { scheduleEarnings } from './schedule-money'

const KINDS = { card: 'payment_captured', balance: 'balance_spent' } as const

/**
 * A payment that pays the booking; `booking` as it was before. Throws `balance_too_low` where it is taken from a balance
 * that holds less.
 */
export async function postCapture(
  tx: Db,
  booking: PostedBooking,
  payment: {
    id: string
    from: PaymentSource
    priceHalalas: Halalas
    depositHalalas: Halalas
    heldHalalas?: Halalas
    balanceHalalas?: Halalas
    /** of the same transaction, for which all accounts are locked first */
    postsMore?: boolean
  },
  now: Date,
): Promise<void> {
  const { id: subject, from, priceHalalas, depositHalalas, postsMore = false } = payment
  await scheduleEarnings(tx, booking)
  const posting = { kind: KINDS[from], subject, now }
  const entries = captureEntries(partiesOf(booking), { ...payment, paidBeforeHalalas: booking.paidHalalas })
  // All captures wait for these accounts: entries lock them in the same order, later than where a balance is read first.
  if (from === 'card' && !postsMore) {
    await postTransaction(tx, { ...posting, bookingId: booking.id }, entries)
    return
  }
  await postForBooking(tx, booking, posting, (_vendor, walletHalalas) => {
    if (from === 'balance' && walletHalalas < priceHalalas + depositHalalas) {
      throw new DomainError('balance_too_low')
    }
    return entries
  })
}

/** A capture that is refunded whole, because it pays nothing. */
export async function postReturnedCapture(
  tx: Db,
  booking: PostedBooking,
  payment: { id: string; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const posting = { kind: 'payment_returned', subject: payment.id, now } as const
  await postForBooking(tx, booking, posting, () => returnedCaptureEntries(payment.amountHalalas))
}

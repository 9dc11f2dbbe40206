import type { Settlement } from '@/lib/domain/booking/money/cancellation'
import { type Reduction, type RefundDestination, reductionEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import { platformDiscountOf } from '@/lib/domain/promotions/platform-part'
import type { Db } from '@/server/db/db'
import { type PostedBooking, partiesOf, postForBooking } from './post-for-booking'
import { isDoorCharged } from './post-stay'
import type { Posting } from './post-transaction'

/** A booking that ends early: the refund leaves the vendor's share and the deposit; the rest of a deposit is forfeited. */
export async function postEnding(
  tx: Db,
  booking: PostedBooking,
  { refundedPriceHalalas, refundedDepositHalalas }: Settlement,
  destination: RefundDestination,
  now: Date,
): Promise<void> {
  const forfeitedDepositHalalas = booking.depositPaidHalalas - refundedDepositHalalas
  const amounts = { refundedPriceHalalas, refundedDepositHalalas, forfeitedDepositHalalas }
  await postReduction(tx, booking, { kind: 'booking_ended', subject: booking.id, now }, amounts, destination)
}

/** A complaint that was granted after the end: `sequence` makes each its own. */
export async function postGranted(
  tx: Db,
  booking: PostedBooking & { sequence: number },
  { chargedHalalas, refundedHalalas }: Record<'chargedHalalas' | 'refundedHalalas', Halalas>,
  now: Date,
): Promise<void> {
  const subject = `${booking.id}-${booking.sequence}`
  const amounts = {
    refundedPriceHalalas: refundedHalalas,
    refundedDepositHalalas: 0,
    forfeitedDepositHalalas: 0,
  }
  const discountAfter = platformDiscountOf(booking)
  await postForBooking(tx, booking, { kind: 'booking_ended', subject, now }, (vendor) =>
    reductionEntries(partiesOf(booking), { chargedHalalas, ...amounts, discountAfter }, 'card', vendor),
  )
}

/**
 * Other dates: what is too much goes back, and what Diyar pays of a discount follows the new price. `booking` as it was
 * before, `sequence` makes each change its own.
 */
export async function postChangedDates(
  tx: Db,
  booking: PostedBooking & { sequence: number },
  changed: PostedBooking,
  refundedPriceHalalas: Halalas,
  now: Date,
): Promise<void> {
  const subject = `${booking.id}-${booking.sequence}`
  const amounts = { refundedPriceHalalas, refundedDepositHalalas: 0, forfeitedDepositHalalas: 0 }
  const discountAfter = platformDiscountOf(changed)
  await postReduction(tx, booking, { kind: 'dates_changed', subject, now }, amounts, 'card', discountAfter)
}

/** A part of the price goes back to who paid, once by its adjustment: `reduced` is the booking at its lower price. */
export async function postPriceReduced(
  tx: Db,
  booking: PostedBooking,
  reduced: PostedBooking,
  { id: subject, ...charged }: { id: string; chargedHalalas: Halalas; amountHalalas: Halalas },
  now: Date,
): Promise<void> {
  const { chargedHalalas, amountHalalas: refundedPriceHalalas } = charged
  const amounts = { refundedPriceHalalas, refundedDepositHalalas: 0, forfeitedDepositHalalas: 0 }
  const discountAfter = platformDiscountOf(reduced)
  await postForBooking(tx, booking, { kind: 'price_reduced', subject, now }, (vendor) =>
    reductionEntries(partiesOf(booking), { chargedHalalas, ...amounts, discountAfter }, 'card', vendor),
  )
}

/** The price on which commission was taken: what was paid, and all of it once the vendor took the rest at the door. */
export async function getCharged(tx: Db, booking: PostedBooking): Promise<Halalas> {
  return (await isDoorCharged(tx, booking.id)) ? booking.totalHalalas : booking.paidHalalas
}

/** What a booking gives back leaves those who had it. */
export async function postReduction(
  tx: Db,
  booking: PostedBooking,
  posting: Pick<Posting, 'kind' | 'subject' | 'now'>,
  amounts: Omit<Reduction, 'chargedHalalas' | 'discountAfter'>,
  destination: RefundDestination,
  discountAfter = platformDiscountOf(booking),
): Promise<void> {
  const parties = partiesOf(booking)
  if (!parties.platformDiscount && Object.values(amounts).every((amount) => amount === 0)) return
  const chargedHalalas = await getCharged(tx, booking)
  await postForBooking(tx, booking, posting, (vendor) =>
    reductionEntries(parties, { chargedHalalas, ...amounts, discountAfter }, destination, vendor),
  )
}

import { mostRefund } from '@/lib/domain/booking/money/admin-refund'
import { reducedLines, reducedVat } from '@/lib/domain/booking/money/reduction'
import { DomainError, issue } from '@/lib/domain/issues'
import { type Halalas, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { changeState } from '@/server/modules/bookings/change-state'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { divideRefund, refundBooking } from '@/server/modules/bookings/payments/refunds/refund-booking'
import type { Booking, BookingPatch } from '@/server/modules/bookings/store'
import { lockReceiver } from '@/server/modules/money/balance/find-given-refunds'
import { issueCommissionCredit, issueGoodwill } from '@/server/modules/money/invoices/issue-for-ending'
import { getChargedCommission } from '@/server/modules/money/ledger/charged-commission'
import { postPriceReduced } from '@/server/modules/money/ledger/post-reduction'
import { postGoodwill } from '@/server/modules/money/ledger/post-refund'
import { findRefundRefusal, getRefundSums } from './refund-sums'

/** What an admin gives back of a booking, as it was approved. */
interface GivenRefund {
  id: string
  subject: string
  bookingId: string | null
  amountHalalas: Halalas
  /** read by the guest */
  reason: string
  decidedBy: string | null
}

/**
 * Gives back a part of a booking's price, or goodwill, in the transaction of the approval and by the sums of this moment. Throws
 * why it cannot be now, and `invalid` where it is more than is left.
 */
export async function giveRefund(tx: Db, given: GivenRefund, now: Date): Promise<void> {
  const booking = await lockOwnBooking(tx, given.bookingId ?? '', 'anybody')
  const refusal = await findRefundRefusal(tx, booking, now)
  if (refusal) throw new DomainError(refusal)
  const kind = given.subject === 'goodwill' ? 'goodwill' : 'partial'
  if (kind === 'goodwill') await lockReceiver(tx, booking.guestId)
  const sums = await getRefundSums(tx, booking)
  assertWithin(given.amountHalalas, mostRefund(kind, sums))
  const said = { amount: toSar(given.amountHalalas), reason: given.reason }
  if (kind === 'goodwill') {
    const kept = await note(tx, booking, given, now)
    await postGoodwill(tx, booking, given, now)
    await issueGoodwill(tx, kept, given, now)
    return notifySide(tx, booking, { whom: 'guest', type: 'Goodwill_given' }, now, said)
  }
  const { amountHalalas: refundHalalas } = given
  const parts = { refundHalalas, refundedPriceHalalas: refundHalalas, refundedDepositHalalas: 0 }
  const { own } = await divideRefund(tx, booking, parts)
  await reducePrice(tx, booking, { ...given, chargedHalalas: sums.chargedHalalas }, now)
  const toGuest = { whom: 'guest', type: 'Partial_refund' } as const
  if (own > 0) await notifySide(tx, booking, toGuest, now, { ...said, amount: toSar(own) })
  await notifySide(tx, booking, { whom: 'vendor', type: 'Booking_price_reduced' }, now, said)
}

/** Throws `invalid` with the field of the amount. */
export function assertWithin(amountHalalas: Halalas, mostHalalas: Halalas): void {
  if (amountHalalas > mostHalalas)
    throw new DomainError('invalid', { issues: [issue('amount', 'max', { max: toSar(mostHalalas) })] })
}

/** The price falls by what goes back, so that whatever becomes of the booking later follows from the lower one. */
async function reducePrice(
  tx: Db,
  booking: Booking,
  given: GivenRefund & { chargedHalalas: Halalas },
  now: Date,
): Promise<void> {
  const { amountHalalas } = given
  const totalHalalas = booking.totalHalalas - amountHalalas
  const paidHalalas = booking.paidHalalas - amountHalalas
  const { snapshot, vatPercent } = booking
  const reduced = await note(tx, booking, given, now, {
    ...{ totalHalalas, paidHalalas, dueNowHalalas: Math.min(booking.dueNowHalalas, paidHalalas) },
    snapshot: {
      ...snapshot,
      lines: reducedLines(snapshot.lines, amountHalalas),
      vatHalalas: reducedVat(snapshot.vatHalalas, { totalHalalas, vatPercent }),
    },
  })
  const refunded = { priceHalalas: amountHalalas, depositHalalas: 0 }
  await refundBooking(tx, reduced, refunded, now, { isQuiet: true })
  const from = await getChargedCommission(tx, booking.id)
  await postPriceReduced(tx, booking, reduced, given, now)
  await issueCommissionCredit(tx, reduced, { from, to: await getChargedCommission(tx, booking.id) }, now)
}

/** A step of the booking's history, which an admin took who decided. */
function note(
  tx: Db,
  booking: Booking,
  { subject, reason, decidedBy: actorId }: GivenRefund,
  now: Date,
  patch: BookingPatch = {},
): Promise<Booking> {
  const event = subject === 'goodwill' ? ('give_goodwill' as const) : ('refund_part' as const)
  return changeState(tx, booking, { event, role: 'admin', actorId, now, reason, patch })
}

import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import { earningsOfStay } from '@/lib/domain/booking/money/commission'
import { amountToCollect } from '@/lib/domain/booking/money/due'
import type { BookingEvent } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import { vendorPriceOf } from '@/lib/domain/promotions/platform-part'
import { reviewButtonState } from '@/lib/domain/reviews/review'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import type { BookingWithParties, HistoryRow } from '@/server/modules/bookings/booking-list-store'
import { CONTACT_STATES, sharedParts } from '@/server/modules/bookings/shared-wire'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { type Collection, collectionOf, collectionTerms } from './collection'

/** Events that a vendor can cause; whether approval requires a payment is not the vendor's choice. */
const VENDOR_EVENTS: readonly BookingEvent[] = [
  'approve',
  'reject',
  'cancel',
  'check_in',
  'collect',
  'undo_collect',
  'no_show',
  'check_out',
  'free_dates',
]

/** What admins give back has a reason that is no refusal or cancellation; that of goodwill is the guest's alone. */
const GIVEN_BACK: readonly HistoryRow['event'][] = ['refund_part', 'give_goodwill']

/** A booking, and how many stays its guest has finished. */
interface VendorBooking extends BookingWithParties {
  completedStays: number
}

/** A booking as its vendor reads it: guest, amount on arrival, earnings. */
export function vendorBookingToWire(row: VendorBooking, history: HistoryRow[], now: Date): VendorBookingWire {
  const { booking } = row
  const { totalHalalas } = booking
  const priceHalalas = vendorPriceOf(booking, totalHalalas)
  const earned = earningsOfStay({ priceHalalas, chargedHalalas: totalHalalas }, booking)
  const side = { role: 'vendor', events: VENDOR_EVENTS } as const
  const { money: _betweenGuestAndUs, ...shared } = sharedParts(booking, history, [], side, now)
  const collection = collectionOf(history)
  const collect = toCollect(booking, collection)
  const canUndo = collection.undoUntil !== null && now < collection.undoUntil
  return {
    ...shared,
    ...(row.series ? { series: row.series } : {}),
    allowed: shared.allowed.filter(
      (event) =>
        (event !== 'collect' || collect > 0) &&
        (event !== 'undo_collect' || canUndo) &&
        (event !== 'free_dates' || !hasFreedDates(history)),
    ),
    guest: guestOf(row),
    review: reviewButtonState(booking, row.guestReviewId !== null, now),
    collect: toSar(collect),
    collection: collect > 0 ? termsToWire(collectionTerms(booking)) : null,
    depositPaid: toSar(booking.depositPaidHalalas),
    earnings: {
      byDiyar: toSar(priceHalalas - totalHalalas),
      commission: toSar(earned.commissionHalalas),
      commissionVat: toSar(earned.commissionVatHalalas),
      stayVat: toSar(earned.stayVatHalalas),
      net: toSar(earned.netHalalas),
    },
    noShow: noShowOf(booking, now),
    reason:
      history.findLast(({ event, reason }) => reason !== null && !GIVEN_BACK.includes(event))?.reason ?? null,
  }
}

export const hasFreedDates = (history: readonly Pick<HistoryRow, 'event'>[]) =>
  history.some(({ event }) => event === 'free_dates')

/** The amount to collect on arrival, in halalas; 0 once the vendor has confirmed it. */
function toCollect(booking: VendorBooking['booking'], { isCollected }: Collection): number {
  return CONTACT_STATES.includes(booking.state) && !isCollected ? amountToCollect(booking) : 0
}

function termsToWire(terms: ReturnType<typeof collectionTerms>): VendorBookingWire['collection'] {
  return {
    amount: toSar(terms.amount),
    deposit: toSar(terms.deposit),
    byDiyar: toSar(terms.byDiyar),
    commission: toSar(terms.commission),
    commissionVat: toSar(terms.commissionVat),
    stayVat: toSar(terms.stayVat),
    net: toSar(terms.net),
  }
}

function noShowOf(booking: BookingWithParties['booking'], now: Date): VendorBookingWire['noShow'] {
  if (guardBooking(booking, 'no_show', 'vendor', now)) return null
  const { refundHalalas, vendorKeepsHalalas } = computeSettlement(booking, { by: 'no_show' }, now)
  return { refund: toSar(refundHalalas), vendorKeeps: toSar(vendorKeepsHalalas) }
}

function guestOf({ booking, guest, completedStays, guestRating }: VendorBooking): VendorBookingWire['guest'] {
  const phone = CONTACT_STATES.includes(booking.state) ? guest.phone : null
  return {
    ...nameToWire(publicNameOf(guest)),
    phone,
    completedStays,
    isVerified: guest.verified,
    rating: guestRating,
  }
}

import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { Quote } from '@/lib/domain/booking/money/quote'
import type { BookingSnapshot } from '@/server/db/schema/bookings/bookings'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** What is copied of a listing. */
export interface Copied extends Pick<Bookable['row'], 'city' | 'district'> {
  service: Pick<
    Bookable['row']['service'],
    | 'type'
    | 'name'
    | 'nameAr'
    | 'images'
    | 'checkInTime'
    | 'checkOutTime'
    | 'cancellationPolicy'
    | 'bookingType'
  >
}

/** The booking's copy of its listing, independent of later edits (booking rules, Quote 10). */
export function snapshotOf(row: Copied, stay: StayRequest, quote: Quote): BookingSnapshot {
  const { service: listing, city, district } = row
  return {
    service: {
      type: listing.type,
      name: { en: listing.name, ar: listing.nameAr },
      image: listing.images[0] ?? '',
      city: { en: city.name, ar: city.nameAr },
      district: { en: district?.name ?? '', ar: district?.nameAr ?? '' },
      checkInTime: listing.checkInTime.slice(0, 5),
      checkOutTime: listing.checkOutTime.slice(0, 5),
    },
    lines: quote.lines,
    vatHalalas: quote.vatHalalas,
    addOns: [...stay.addOns],
    policy: listing.cancellationPolicy,
    bookingType: listing.bookingType,
  }
}

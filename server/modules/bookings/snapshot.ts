import type { StayRequest } from '@/lib/domain/booking/bookable'
import type { Quote } from '@/lib/domain/booking/money/quote'
import type { BookingSnapshot } from '@/server/db/schema/bookings'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** What the booking keeps, whatever the owner changes later (booking rules, Quote 10). */
export function snapshotOf(row: Bookable['row'], stay: StayRequest, quote: Quote): BookingSnapshot {
  const { service, city, district } = row
  return {
    service: {
      type: service.type,
      name: { en: service.name, ar: service.nameAr },
      image: service.images[0] ?? '',
      city: { en: city.name, ar: city.nameAr },
      district: { en: district?.name ?? '', ar: district?.nameAr ?? '' },
      checkInTime: service.checkInTime.slice(0, 5),
      checkOutTime: service.checkOutTime.slice(0, 5),
    },
    lines: quote.lines,
    vatHalalas: quote.vatHalalas,
    addOns: [...stay.addOns],
    policy: service.cancellationPolicy,
    bookingType: service.bookingType,
  }
}

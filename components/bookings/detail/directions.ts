import type { BookingWire } from '@/lib/domain/booking/wire'

/** The directions link, opened by the map app of the phone. */
export function directionsHref({
  location: [latitude, longitude],
}: NonNullable<BookingWire['arrival']>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

import type { BookingWire } from '@/lib/domain/booking/wire'

/** The way to the door, in the map that the user's phone opens. */
export function directionsHref({
  location: [latitude, longitude],
}: NonNullable<BookingWire['arrival']>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

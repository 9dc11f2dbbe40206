import { VENDOR_PATH } from '@/lib/domain/wire-names'

const OF_VENDOR = `POST /api/v1/${VENDOR_PATH}/bookings/:id`

/** The calls that change a booking, as `diyar_bookings_total` counts them. */
export const BOOKING_ACTS: Readonly<Record<string, string>> = {
  'POST /api/v1/bookings': 'made',
  'POST /api/v1/bookings/:id/cancel': 'cancelled',
  'POST /api/v1/bookings/:id/pay': 'paid',
  [`${OF_VENDOR}/approve`]: 'approved',
  [`${OF_VENDOR}/reject`]: 'rejected',
  [`${OF_VENDOR}/check-in`]: 'arrived',
  [`${OF_VENDOR}/no-show`]: 'missed',
  [`${OF_VENDOR}/cancel`]: 'cancelled_by_vendor',
}

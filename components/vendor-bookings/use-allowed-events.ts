import { useMay } from '@/components/shared/member-role'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { BookingEvent } from '@/lib/domain/booking/transitions'
import type { VendorAction } from '@/lib/domain/policy/vendor-policy'

/** Decisions are named; everything else is done at the door. */
const ACTIONS: Partial<Record<BookingEvent, VendorAction>> = {
  approve: 'decideBookings',
  reject: 'decideBookings',
  cancel: 'decideBookings',
}

/** The events that the state of a booking allows, and that the member's role may cause. */
export function useAllowedEvents({ allowed }: Pick<VendorBookingWire, 'allowed'>): BookingEvent[] {
  const may = useMay()
  return allowed.filter((event) => may(ACTIONS[event] ?? 'handleArrivals'))
}

import { addDays, type Day, instantAt, riyadhDay } from '@/lib/domain/time/days'
import { transition } from './edges'
import { BOOKING_TABS, type BookingState, type BookingTab } from './transitions'

/** The lists of a vendor: the tabs of a guest, and today. */
export const VENDOR_TABS = [...BOOKING_TABS, 'today'] as const
export type VendorTab = BookingTab | 'today'

/** The pages of /service-booking, in their order. */
export const BOOKINGS_PAGE_TABS = ['today', 'upcoming', 'completed', 'cancelled'] as const
export type BookingsPageTab = (typeof BOOKINGS_PAGE_TABS)[number]

/** The parts of a vendor's day, in the order in which they are worked through. */
export const DAY_PARTS = ['arriving', 'leaving', 'inPlace'] as const
type DayPart = (typeof DAY_PARTS)[number]

/** The instant before which a stay must have begun to concern the day of `now`. */
export const endOfToday = (now: Date): Date => instantAt(addDays(riyadhDay(now), 1), '00:00')

interface StayOfToday {
  status: BookingState
  checkOutAt: string
}

/** The part of the day that a stay of today belongs to. */
export function dayPartOf({ status, checkOutAt }: StayOfToday, today: Day): DayPart {
  if (transition(status, 'check_in', 'vendor')) return 'arriving'
  return isLeaving({ status, checkOutAt }, today) ? 'leaving' : 'inPlace'
}

/** Whether a checked-in guest's last day has come. */
export function isLeaving({ status, checkOutAt }: StayOfToday, today: Day): boolean {
  return status === 'checked_in' && riyadhDay(new Date(checkOutAt)) <= today
}

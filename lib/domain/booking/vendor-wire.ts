import type { BookingTab } from './transitions'
import type { BookingWire } from './wire'

/** What a vendor is told of a guest; the phone only after confirmation. */
export interface GuestCard {
  name: string
  name_ar: string
  phone: string | null
  /** stays that this person has finished, anywhere */
  completedStays: number
  /** the mobile number was proven by a code */
  isVerified: boolean
  /** the mean of what hosts have said of this person, 1 to 5; their words are told to nobody */
  rating: number | null
}

/** A booking as its vendor reads it; money in SAR. */
export interface VendorBookingWire extends Omit<BookingWire, 'host' | 'arrival' | 'hostReason' | 'money'> {
  guest: GuestCard
  /** to be taken at the door: the rest of the total, and the deposit if it was not taken */
  collect: number
  earnings: { commission: number; commissionVat: number; net: number }
  /** what each side has if nobody comes; null while it cannot be said that nobody came */
  noShow: { refund: number; vendorKeeps: number } | null
  /** what was said with the last refusal or cancellation */
  reason: string | null
}

export interface VendorBookingListWire {
  data: VendorBookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab | 'today', number>
}

import type { LocalizedName } from '@/lib/domain/text/bilingual'
import type { BookingTab } from './transitions'
import type { BookingWire } from './wire'

/** A guest as shown to the vendor; the phone only after confirmation. */
export interface GuestCard extends LocalizedName {
  phone: string | null
  /** completed stays of this user, at any listing */
  completedStays: number
  /** the phone number was verified by a code */
  isVerified: boolean
  /** the mean rating by vendors, 1 to 5; their texts are never shown */
  rating: number | null
}

/** A booking as its vendor reads it; money in SAR. */
export interface VendorBookingWire
  extends Omit<BookingWire, 'host' | 'arrival' | 'hostReason' | 'money' | 'rest' | 'dateChange'> {
  guest: GuestCard
  /** to collect at check-in: the rest of the total, and the deposit if not paid */
  collect: number
  /** what saying to have that amount means, with the deposit in it; null where nothing is to collect */
  collection: {
    amount: number
    deposit: number
    byDiyar: number
    commission: number
    commissionVat: number
    stayVat: number
    net: number
  } | null
  /** the part of the deposit that was paid online */
  depositPaid: number
  /** `byDiyar` is the discount that Diyar pays; the rest is computed with it. `stayVat` is what Diyar pays as the deemed supplier */
  earnings: { byDiyar: number; commission: number; commissionVat: number; stayVat: number; net: number }
  /** the amounts of a no-show; null while it cannot be declared */
  noShow: { refund: number; vendorKeeps: number } | null
  /** the reason of the last refusal or cancellation */
  reason: string | null
}

export interface VendorBookingListWire {
  data: VendorBookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab | 'today', number>
}

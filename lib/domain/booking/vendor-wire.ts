import type { BookingTab } from './lifecycle'
import type { BookingWire } from './wire'

/** A booking as its vendor reads it; money in SAR. */
export interface VendorBookingWire extends Omit<BookingWire, 'host' | 'arrival'> {
  /** the phone only after confirmation */
  guest: { name: string; name_ar: string; phone: string | null }
  /** to be taken at the door: the rest of the total, and the deposit if it was not taken */
  collect: number
  earnings: { commission: number; commissionVat: number; net: number }
}

export interface VendorBookingListWire {
  data: VendorBookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab, number>
}

import type { AdminBookingDetail } from '@/lib/domain/booking/admin-wire'
import type { CancellationPreview, ReceiptWire } from '@/lib/domain/booking/lifecycle-wire'
import type { BookingTab } from '@/lib/domain/booking/transitions'
import type { VendorTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingListWire, VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import type { BookingListWire, BookingWire } from '@/lib/domain/booking/wire'
import type { UserBalanceWire } from '@/lib/domain/ledger/adjustments'
import type { BalanceFilter, BalanceWire } from '@/lib/domain/ledger/balance'
import type { EarningsWire, Month } from '@/lib/domain/payouts/earnings'
import { anyBookingPath } from './admin/bookings'
import { bookingPath, bookingsPath, cancellationPath, receiptPath } from './bookings'
import { loadPath } from './load'
import { balancePath, userBalancePath } from './money/balance'
import { earningsPath } from './money/payouts'
import { vendorBookingPath, vendorBookingsPath } from './vendor-bookings'

const loadPrivate = <T>(path: string, method: 'get' | 'post' = 'get') =>
  loadPath<T>(method.toUpperCase(), path)

export const loadBookings = (tab: BookingTab, page: number) =>
  loadPrivate<BookingListWire>(bookingsPath(tab, page))

export const loadBooking = (id: string) => loadPrivate<BookingWire>(bookingPath(id))

export const loadCancellation = (id: string) => loadPrivate<CancellationPreview>(cancellationPath(id))
export const loadReceipt = (id: string) => loadPrivate<ReceiptWire>(receiptPath(id))

export const loadBalance = (filter: BalanceFilter = {}, page = 1, pageSize?: number) =>
  loadPrivate<BalanceWire>(balancePath(filter, page, pageSize))
export const loadUserBalance = (phone: string) => loadPrivate<UserBalanceWire>(userBalancePath(phone))

/* Bookings of the console. */
export const loadAnyBooking = (id: string) => loadPrivate<AdminBookingDetail>(anyBookingPath(id))

/* Bookings and calendars of a vendor. */
export const loadVendorBookings = (tab: VendorTab, page: number, pageSize?: number) =>
  loadPrivate<VendorBookingListWire>(vendorBookingsPath(tab, page, pageSize))
export const loadVendorBooking = (id: string) => loadPrivate<VendorBookingWire>(vendorBookingPath(id))

export const loadEarnings = (month: Month | undefined, page: number) =>
  loadPrivate<EarningsWire>(earningsPath(month, page))

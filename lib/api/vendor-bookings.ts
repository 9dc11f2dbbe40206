import type { BookingsPageTab, VendorTab } from '@/lib/domain/booking/vendor-tabs'
import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { http } from './browser'

export const CONFLICTS_PATH = `${VENDOR_PATH}/calendar-conflicts`

export const vendorBookingPath = (id: string) => `${VENDOR_PATH}/bookings/${encodeURIComponent(id)}`

export const vendorBookingsPath = (tab: VendorTab, page: number, pageSize = 20) =>
  `${VENDOR_PATH}/bookings?tab=${tab}&page=${page}&pageSize=${pageSize}`

/** Pages of the vendor, without language. */
export const requestHref = (id: string) => `/request-details?id=${encodeURIComponent(id)}`
export const vendorTabHref = (tab: BookingsPageTab, page = 1) =>
  `/service-booking?tab=${tab}${page > 1 ? `&page=${page}` : ''}`

const act = (id: string, verb: string, body?: object) =>
  http.send<VendorBookingWire>('post', `${vendorBookingPath(id)}/${verb}`, body)

export const approveRequest = (id: string) => act(id, 'approve')
export const declineRequest = (id: string, reason: string) => act(id, 'reject', { reason })
export const cancelAsVendor = (id: string, reason: string) => act(id, 'cancel', { reason })
export const markCollected = (id: string) => act(id, 'collect')
export const undoCollected = (id: string) => act(id, 'undo-collect')
export const markNoShow = (id: string) => act(id, 'no-show')
export const confirmStay = (id: string) => act(id, 'stayed')
export const freeDates = (id: string) => act(id, 'free-dates')
export const checkInByCode = (id: string, code: string) => act(id, 'check-in', { code })

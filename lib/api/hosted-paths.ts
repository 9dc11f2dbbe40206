import type { HostedTab, VendorTab } from '@/lib/domain/booking/hosted-stays'

export const CONFLICTS_PATH = 'vender/calendar-conflicts'

export const hostedPath = (id: string) => `vender/bookings/${encodeURIComponent(id)}`

export const hostedListPath = (tab: VendorTab, page: number, pageSize = 20) =>
  `vender/bookings?tab=${tab}&page=${page}&pageSize=${pageSize}`

/** Pages of the vendor, without language. */
export const requestHref = (id: string) => `/request-details?id=${encodeURIComponent(id)}`
export const hostedTabHref = (tab: HostedTab, page = 1) =>
  `/service-booking?tab=${tab}${page > 1 ? `&page=${page}` : ''}`

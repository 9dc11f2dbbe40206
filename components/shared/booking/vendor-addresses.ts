import type { BookingsPageTab } from '@/lib/domain/booking/vendor-tabs'

/** Pages of the vendor, without language. */
export const requestHref = (id: string) => `/request-details?id=${encodeURIComponent(id)}`
export const vendorTabHref = (tab: BookingsPageTab, page = 1) =>
  `/service-booking?tab=${tab}${page > 1 ? `&page=${page}` : ''}`

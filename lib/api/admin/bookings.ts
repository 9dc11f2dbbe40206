import { http } from '@/lib/api/browser'
import type { AdminList } from '@/lib/domain/booking/admin-wire'

export const exceptionsPath = (page: number) => `admin/cancellations?page=${page}`

export function adminBookingsPath(tab: Exclude<AdminList, 'exceptions'>, q: string, page: number): string {
  const params = new URLSearchParams({ tab, page: String(page), ...(q ? { q } : {}) })
  return `admin/bookings?${params}`
}

const exception = (id: string, verb: string, body?: object) =>
  http.send<void>('post', `admin/cancellations/${encodeURIComponent(id)}/${verb}`, body)

export const grantException = (id: string, percent: number) => exception(id, 'approve', { percent })
export const refuseException = (id: string) => exception(id, 'reject')
export const cancelByAdmin = (id: string, reason: string) =>
  http.send<void>('post', `admin/bookings/${encodeURIComponent(id)}/cancel`, { reason })

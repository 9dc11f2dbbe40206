import { http } from '@/lib/api/browser'

export const exceptionsPath = (page: number) => `admin/cancellations?page=${page}`

export const anyBookingPath = (id: string) => `admin/bookings/${encodeURIComponent(id)}`

const exception = (id: string, verb: string, body?: object) =>
  http.send<void>('post', `admin/cancellations/${encodeURIComponent(id)}/${verb}`, body)

export const grantException = (id: string, percent: number) => exception(id, 'approve', { percent })
export const refuseException = (id: string) => exception(id, 'reject')
export const cancelByAdmin = (id: string, reason: string) =>
  http.send<void>('post', `admin/bookings/${encodeURIComponent(id)}/cancel`, { reason })

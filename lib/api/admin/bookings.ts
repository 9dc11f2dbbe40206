import { http } from '@/lib/api/browser'
import type { AdminActBody } from '@/lib/domain/booking/admin-wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import type { DateChangeQuote } from '@/lib/domain/booking/lifecycle-wire'

export const anyBookingPath = (id: string) => `admin/bookings/${encodeURIComponent(id)}`

const exception = (id: string, verb: string, body?: object) =>
  http.send<void>('post', `admin/cancellations/${encodeURIComponent(id)}/${verb}`, body)

export const grantException = (id: string, percent: number) => exception(id, 'approve', { percent })
export const refuseException = (id: string) => exception(id, 'reject')

const ofBooking = (id: string, call: string, body: object) =>
  http.send<void>('post', `${anyBookingPath(id)}/${call}`, body)

export const cancelByAdmin = (id: string, act: AdminActBody) => ofBooking(id, 'cancel', act)
export const markNoShowByAdmin = (id: string, act: AdminActBody) => ofBooking(id, 'no-show', act)
export const actForGuest = (id: string, act: 'cancel' | 'check-in' | 'check-out', onBehalf: AdminActBody) =>
  ofBooking(id, `for-guest/${act}`, onBehalf)
export const changeDatesForGuest = (id: string, dates: DatesBody, onBehalf: AdminActBody) =>
  ofBooking(id, 'for-guest/dates', { ...dates, ...onBehalf })

/** The price of other dates, as the guest would read it. */
export function quoteDatesForGuest(id: string, { total: _total, ...dates }: DatesBody) {
  const given = Object.entries(dates).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return http.get<DateChangeQuote>(`${anyBookingPath(id)}/for-guest/dates?${query}`)
}

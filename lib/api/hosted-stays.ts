import type { VendorBookingWire } from '@/lib/domain/booking/vendor-wire'
import { http } from './browser'
import { hostedPath } from './hosted-paths'

const act = (id: string, verb: string, body?: object) =>
  http.send<VendorBookingWire>('post', `${hostedPath(id)}/${verb}`, body)

export const approveRequest = (id: string) => act(id, 'approve')
export const declineRequest = (id: string, reason: string) => act(id, 'reject', { reason })
export const cancelHosted = (id: string, reason: string) => act(id, 'cancel', { reason })
export const markCollected = (id: string) => act(id, 'collect')
export const markNoShow = (id: string) => act(id, 'no-show')
export const checkInByCode = (id: string, code: string) => act(id, 'check-in', { code })

import { http } from '@/lib/api/browser'

const refundPath = (id: string, verb: string) => `admin/refunds/${encodeURIComponent(id)}/${verb}`
export const retryRefund = (id: string) => http.send<void>('post', refundPath(id, 'retry'), {})
export const recordTransfer = (id: string, reference: string) =>
  http.send<void>('post', refundPath(id, 'transfer'), { reference })

const capturePath = (id: string, verb: string) => `admin/unmatched-payments/${encodeURIComponent(id)}/${verb}`
export const retryCapture = (id: string) => http.send<void>('post', capturePath(id, 'retry'), {})
export const solveCapture = (id: string, reason: string) =>
  http.send<void>('post', capturePath(id, 'solve'), { reason })

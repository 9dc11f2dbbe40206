import { bookingPath } from '@/lib/api/bookings'
import { http } from '@/lib/api/browser'
import { vendorBookingPath } from '@/lib/api/vendor-bookings'
import type { AnswerBody, ClaimBody, DecisionBody } from '@/lib/domain/deposit-claims/bodies'
import type { DepositWire } from '@/lib/domain/deposit-claims/wire'

export const depositPath = (bookingId: string) => `${bookingPath(bookingId)}/deposit`
export const vendorDepositPath = (bookingId: string) => `${vendorBookingPath(bookingId)}/deposit`

export const claimDeposit = (bookingId: string, body: ClaimBody) =>
  http.send<DepositWire>('post', `${vendorDepositPath(bookingId)}/claim`, body)
export const answerClaim = (bookingId: string, body: AnswerBody) =>
  http.send<DepositWire>('post', `${depositPath(bookingId)}/answer`, body)
export const decideClaim = (id: string, body: DecisionBody) =>
  http.send<void>('post', `admin/deposit-claims/${encodeURIComponent(id)}/decide`, body)

const refundPath = (id: string, verb: string) => `admin/refunds/${encodeURIComponent(id)}/${verb}`
export const retryRefund = (id: string) => http.send<void>('post', refundPath(id, 'retry'), {})
export const recordTransfer = (id: string, reference: string) =>
  http.send<void>('post', refundPath(id, 'transfer'), { reference })

const capturePath = (id: string, verb: string) => `admin/unmatched-payments/${encodeURIComponent(id)}/${verb}`
export const retryCapture = (id: string) => http.send<void>('post', capturePath(id, 'retry'), {})
export const solveCapture = (id: string, reason: string) =>
  http.send<void>('post', capturePath(id, 'solve'), { reason })

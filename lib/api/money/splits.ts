import { bookingPath } from '@/lib/api/bookings'
import { http } from '@/lib/api/browser'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { SharePayBody, SplitBody } from '@/lib/domain/splits/bodies'
import type { OwnSplitWire, SharePayAnswer } from '@/lib/domain/splits/wire'

export const ownSplitPath = (bookingId: string) => `${bookingPath(bookingId)}/split`
export const splitPath = (token: string) => `splits/${encodeURIComponent(token)}`
export const shareCheckPath = (token: string) => `${splitPath(token)}/check`

/** The page behind the link, which can show why the provider declined the reader's last attempt. */
export const splitHref = (token: string, problem?: DeclineReason) =>
  `/split/${token}${problem ? `?problem=${problem}` : ''}`

export const startSplit = (bookingId: string, body: SplitBody) =>
  http.send<OwnSplitWire>('post', ownSplitPath(bookingId), body)
export const giveUpSplit = (bookingId: string) =>
  http.send<OwnSplitWire>('post', `${ownSplitPath(bookingId)}/give-up`)
export const payShare = (token: string, body: SharePayBody) =>
  http.send<SharePayAnswer>('post', `${splitPath(token)}/pay`, body)

import { bookingPath } from '@/lib/api/bookings'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'

export const ownSplitPath = (bookingId: string) => `${bookingPath(bookingId)}/split`
export const splitPath = (token: string) => `splits/${encodeURIComponent(token)}`
export const shareCheckPath = (token: string) => `${splitPath(token)}/check`

/** The page behind the link, which can show why the provider declined the reader's last attempt. */
export const splitHref = (token: string, problem?: DeclineReason) =>
  `/split/${token}${problem ? `?problem=${problem}` : ''}`

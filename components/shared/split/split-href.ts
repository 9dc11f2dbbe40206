import type { DeclineReason } from '@/lib/domain/booking/payment-states'

/** The page behind the link, which can show why the provider declined the reader's last attempt. */
export const splitHref = (token: string, problem?: DeclineReason) =>
  `/split/${token}${problem ? `?problem=${problem}` : ''}`

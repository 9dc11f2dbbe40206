import type { DeclineReason, PaymentPurpose } from '@/lib/domain/booking/payment-states'

/** The page that shows a payment that was taken: the confirmation, or the booking where it was confirmed before. */
export const paidHref = (id: string, purpose: PaymentPurpose) =>
  purpose === 'due_now' ? `/success?booking=${id}` : `/booking/${id}`

/** The page that pays a booking, and shows why the provider declined the last attempt. */
export function paymentHref(id: string, purpose: PaymentPurpose, problem?: DeclineReason): string {
  const query = new URLSearchParams({
    ...(purpose === 'due_now' ? {} : { purpose }),
    ...(problem ? { problem } : {}),
  }).toString()
  return `/booking/${id}/pay${query && `?${query}`}`
}

import type { BookingState } from './lifecycle'

/** Nothing was bought in these. */
const WITHOUT_RECEIPT: readonly BookingState[] = ['requested', 'awaiting_payment', 'rejected', 'expired']

/** Whether a booking in this state has a receipt of what was bought and every riyal that moved. */
export function hasReceipt(state: BookingState): boolean {
  return !WITHOUT_RECEIPT.includes(state)
}

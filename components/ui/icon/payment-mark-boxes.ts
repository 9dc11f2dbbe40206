/** The box of each mark, in its own units. */
export const PAYMENT_MARK_BOXES = {
  mada: [0, 0, 50, 16],
  visa: [0, 8.2, 24, 7.8],
  mastercard: [0, 0, 24, 15],
  applepay: [4.3, 8.2, 15.7, 8.1],
  stcpay: [0, 0, 51, 16],
  samsungpay: [0, 6.2, 24, 11.6],
} as const satisfies Record<string, readonly number[]>

export type PaymentMarkName = keyof typeof PAYMENT_MARK_BOXES

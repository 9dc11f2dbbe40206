/** The means of payment that a provider may take, in the order in which pages show them. */
export const PAYMENT_METHODS = ['mada', 'visa', 'mastercard', 'applepay', 'stcpay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

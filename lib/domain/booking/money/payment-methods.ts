/** The means of payment that a provider may take, in the order in which pages show them. */
export const PAYMENT_METHODS = ['mada', 'visa', 'mastercard', 'applepay', 'stcpay', 'samsungpay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Wallets, which our own page may ask beside the card form. */
export const WALLETS = ['applepay', 'stcpay', 'samsungpay'] as const satisfies readonly PaymentMethod[]
export type Wallet = (typeof WALLETS)[number]

/** How the payer hands money over: a card of any brand by its token, or a wallet. */
export const PAYMENT_WAYS = ['card', ...WALLETS] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

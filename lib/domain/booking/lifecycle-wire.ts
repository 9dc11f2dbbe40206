import type { PaymentMethod } from './money/payment-methods'
import type { PaymentProvider } from './money/payment-providers'

/** Where the browser sends card data: the provider's address for tokens, and the key that may create them. */
export interface CardForm {
  tokensUrl: string
  publishableKey: string
}

/** GET payments/provider; `sandbox` moves no money. */
export interface PaymentProviderWire {
  provider: PaymentProvider
  methods: readonly PaymentMethod[]
  /** null: the provider asks for the card on a page of its own */
  cardForm: CardForm | null
}

/** The states of a guest's request to cancel after the deadline. */
export const EXCEPTION_STATES = ['pending', 'granted', 'refused'] as const
export type ExceptionState = (typeof EXCEPTION_STATES)[number]

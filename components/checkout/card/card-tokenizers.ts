import type { RealProviderName } from '@/lib/domain/booking/money/payment-providers'
import type { CardTokenizer } from './tokenizer'

/** One row a provider, loaded when a card is sent. One that asks for the card on a page of its own has null. */
export const CARD_TOKENIZERS: Record<RealProviderName, (() => Promise<CardTokenizer>) | null> = {
  moyasar: async () => (await import('./moyasar-tokenizer')).moyasarTokenizer,
}

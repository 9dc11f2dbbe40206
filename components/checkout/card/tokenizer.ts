import type { CardForm } from '@/lib/domain/booking/lifecycle-wire'
import type { CardField, ParsedCard } from './card'

/** A call of the provider that makes a token of a card. */
export interface TokenCall {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** The browser's side of a provider that takes cards by our form: what it is sent, and what its answers mean. */
export interface CardTokenizer {
  callOf(card: ParsedCard, form: CardForm): TokenCall
  /** the token for one payment; null without one */
  tokenOf(answer: unknown): string | null
  /** the fields of our form that a refusal is about; none: it is about something else */
  wrongFieldsOf(answer: unknown): CardField[]
}

import type { CardField } from './card'
import type { CardTokenizer } from './tokenizer'

interface TokenAnswer {
  id?: unknown
  errors?: Record<string, unknown> | null
}

/** The field of our form by the provider's name of it. */
const FIELD_OF: Record<string, CardField> = {
  name: 'name',
  number: 'number',
  company: 'number',
  month: 'expiry',
  year: 'expiry',
  cvc: 'cvc',
}

const read = (answer: unknown): TokenAnswer => (typeof answer === 'object' && answer !== null ? answer : {})

/** A token for one payment of a card (docs.moyasar.com, Create Token, save-only flow). */
export const moyasarTokenizer: CardTokenizer = {
  callOf: (card, { tokensUrl, publishableKey }) => ({
    url: tokensUrl,
    headers: { authorization: `Basic ${btoa(`${publishableKey}:`)}` },
    body: { ...card, save_only: true },
  }),
  tokenOf: (answer) => {
    const { id } = read(answer)
    return typeof id === 'string' && id !== '' ? id : null
  },
  wrongFieldsOf: (answer) => {
    const names = Object.keys(read(answer).errors ?? {})
    return [...new Set(names.flatMap((name) => FIELD_OF[name] ?? []))]
  },
}
